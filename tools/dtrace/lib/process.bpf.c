// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that read memory of the process that fires.
 *
 * A page of the process may not be in memory, and a program cannot wait for it. A
 * read that fails ends the text.
 */
#include "lib.h"

/*
 * The arguments of the process of @task, with blanks between them. @offsets: of
 * mm in struct task_struct, of arg_start and of arg_end in struct mm_struct, 16
 * bits each. A thread of the kernel has none; where the process's memory cannot
 * be read they end.
 */
long dt_execargs(char *to, u32 size, const char *task, u64 offsets, const char *end)
{
	u64 word[1] = {0}, begin = 0, behind_last = 0;
	const char *mm = 0;

	to[0] = '\0';
	if (bpf_probe_read_kernel(&mm, sizeof(mm), task + (u16)offsets) != 0 || !mm ||
	    bpf_probe_read_kernel(&begin, sizeof(begin), mm + (u16)(offsets >> 16)) != 0 ||
	    bpf_probe_read_kernel(&behind_last, sizeof(behind_last), mm + (u16)(offsets >> 32)) != 0)
		return 0;
	for (u64 i = unknown(); i < size; i++) {
		u32 byte;

		if (!(i & 7) && bpf_probe_read_user(word, sizeof(word), (const void *)(begin + i)) != 0)
			behind_last = 0;
		byte = (u8)word[0];
		word[0] >>= 8;
		/* The last NUL ends them; if they have been overwritten there may be none. */
		if (begin + i + (byte == '\0') >= behind_last)
			byte = '\0';
		else if (byte == '\0')
			byte = ' ';
		if (!put(to, i, end, byte) || byte == '\0')
			break;
		may_leave;
	}
	to[size - 1] = '\0';
	return 0;
}
