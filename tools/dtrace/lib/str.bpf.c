// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions on strings. The tool links a function into a program only
 * if the program calls it, and always as a static function: the verifier then
 * knows the sizes that callers pass, and loops over them end in its eyes, too.
 *
 * Build: clang -O2 -target bpf -mcpu=v3 -c (no BTF, no libbpf).
 */
#include "lib.h"

/*
 * Name of a part of a probe into @to. @table is the value of map
 * "probe_names", of @bytes bytes; it begins with u32 offsets, @index says which
 * one is wanted. An @index or offset out of range gives an empty string.
 */
long dt_probe_name(char *to, u32 size, const char *table, u64 index, u32 bytes)
{
	u64 at = index * sizeof(u32);
	u32 offset;

	to[0] = '\0';
	if (at > bytes - sizeof(u32))
		return 0;
	offset = *(const u32 *)(table + at);
	if (offset >= bytes)
		return 0;
	return bpf_probe_read_kernel_str(to, size, table + offset);
}

/*
 * Compares as strcmp() does, at most @size bytes of each: less than, equal to
 * or greater than 0.
 */
int dt_strcmp(const unsigned char *a, const unsigned char *b, u32 size)
{
	for (u32 i = 0; i < size; i++) {
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
		if (a[i] == '\0')
			break;
	}
	return 0;
}
