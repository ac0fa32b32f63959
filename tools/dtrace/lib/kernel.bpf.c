// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that read the kernel's structures. The caller passes the
 * offsets of members, which come from the kernel's types.
 *
 * The library is compiled together with the tool, which runs on many kernels. So no
 * offset can be a constant here.
 */
#include "lib.h"

/*
 * Is the process @pid the one that @task belongs to, or one of its ancestors?
 * @offsets: of real_parent and tgid in struct task_struct, as high and low half.
 */
long dt_progenyof(const char *task, u32 pid, u64 offsets)
{
	u64 depth = unknown();

	/* The first task of all is its own parent. */
	for (; depth < 65536; depth++) {
		const char *parent = 0;
		u32 tgid = 0;

		may_leave;
		if (bpf_probe_read_kernel(&tgid, sizeof(tgid), task + (u32)offsets) != 0)
			break;
		if (tgid == pid)
			return 1;
		if (tgid == 0 || bpf_probe_read_kernel(&parent, sizeof(parent), task + (offsets >> 32)) != 0 || !parent)
			break;
		task = parent;
	}
	return 0;
}
