/* SPDX-License-Identifier: GPL-2.0 */
/* What the tests of links on tracepoints share. */
#ifndef _DTRACE_RAW_TP_H
#define _DTRACE_RAW_TP_H

#include <linux/bpf.h>
#include <sys/prctl.h>

#include "func.h"

/* A tracepoint with two parameters, and what makes it fire once. */
#define RAW_TP	"task_rename"

static inline void raw_tp_fire(void)
{
	prctl(PR_SET_NAME, "raw_tp");
}

/*
 * A program on a tracepoint; @ids has the ids of @cnt system calls, or is NULL.
 * A descriptor or -errno.
 */
static inline int raw_tp_calls(int prog, const char *name, const __u64 *ids,
			       __u32 cnt)
{
	union bpf_attr attr = {
		.link_create.prog_fd = prog,
		.link_create.attach_type = BPF_TRACE_RAW_TP,
		.link_create.raw_tp.name = (unsigned long)name,
		.link_create.raw_tp.ids = (unsigned long)ids,
		.link_create.raw_tp.cnt = cnt,
	};

	return func_link(&attr);
}

static inline int raw_tp_link(int prog, const char *name, __u64 cookie)
{
	union bpf_attr attr = {
		.link_create.prog_fd = prog,
		.link_create.attach_type = BPF_TRACE_RAW_TP,
		.link_create.raw_tp.name = (unsigned long)name,
		.link_create.raw_tp.cookie = cookie,
	};

	return func_link(&attr);
}

#endif /* _DTRACE_RAW_TP_H */
