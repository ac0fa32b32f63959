/* SPDX-License-Identifier: GPL-2.0 */
/* What the tests of links on functions of processes share. */
#ifndef _DTRACE_UPROBES_H
#define _DTRACE_UPROBES_H

#include <stdio.h>
#include <unistd.h>
#include <linux/bpf.h>
#include <linux/kernel.h>

#include "func.h"

/* Two functions of this process. Some arguments of the first are on the stack. */

static long uprobes_ten(long a, long b, long c, long d, long e, long f, long g,
			long h, long i, long j)
{
	return a + b + c + d + e + f + g + h + i + j;
}

static long uprobes_one(long a)
{
	return a;
}

/* The compiler does not know what these call, so it neither inlines nor clones. */
static inline void uprobes_fire_one(void)
{
	typeof(uprobes_one) *volatile one = uprobes_one;

	one(11);
}

static inline void uprobes_fire(void)
{
	typeof(uprobes_ten) *volatile ten = uprobes_ten;

	ten(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
	uprobes_fire_one();
}

/* Where in the file of this program a function begins, or 0. */
static inline unsigned long uprobes_offset(const void *function)
{
	unsigned long start, end, offset, at = (unsigned long)function;
	unsigned long found = 0;
	FILE *maps = fopen("/proc/self/maps", "re");

	while (maps && !found &&
	       fscanf(maps, "%lx-%lx %*s %lx%*[^\n]", &start, &end, &offset) == 3) {
		if (at >= start && at < end)
			found = at - start + offset;
	}
	if (maps)
		fclose(maps);
	return found;
}

/*
 * A program on both functions; @pid is 0, or a process for which it runs. A
 * descriptor or -errno.
 */
static inline int uprobes_link(int prog, const __u64 *cookies, pid_t pid,
			       __u32 flags)
{
	unsigned long offsets[] = { uprobes_offset(uprobes_ten),
				    uprobes_offset(uprobes_one) };
	union bpf_attr attr = {
		.link_create.prog_fd = prog,
		.link_create.attach_type = BPF_TRACE_UPROBE_MULTI,
		.link_create.uprobe_multi.path = (unsigned long)"/proc/self/exe",
		.link_create.uprobe_multi.offsets = (unsigned long)offsets,
		.link_create.uprobe_multi.cookies = (unsigned long)cookies,
		.link_create.uprobe_multi.cnt = 2,
		.link_create.uprobe_multi.flags = flags,
		.link_create.uprobe_multi.pid = pid,
	};

	return func_link(&attr);
}

#endif /* _DTRACE_UPROBES_H */
