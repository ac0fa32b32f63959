// SPDX-License-Identifier: GPL-2.0
/*
 * BPF_LINK_CREATE for DTrace programs: the attach type selects the kind of
 * link.
 *
 * Each kind of link has its own file. An attach type without a kind here is
 * refused.
 */
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <linux/errno.h>
#include <linux/trace_events.h>

#include "dtrace.h"

/**
 * bpf_dtrace_link_attach() - attach a program directly to probes
 * @attr: attributes from user space
 * @prog: of type BPF_PROG_TYPE_DTRACE; the link owns it if this succeeds
 *
 * Context: process context, may sleep
 * Return: a file descriptor of the link, -EINVAL for any other attach type,
 * -EPERM if CAP_BPF or CAP_PERFMON is missing, or another error of the kind of
 * link
 */
int bpf_dtrace_link_attach(const union bpf_attr *attr, struct bpf_prog *prog)
{
	switch (attr->link_create.attach_type) {
	case BPF_TRACE_KPROBE_MULTI:
		if (!dtrace_may_use(prog, BPF_TRACE_KPROBE_MULTI))
			return -EPERM;
		return bpf_kprobe_multi_link_attach(attr, prog);
	case BPF_TRACE_UPROBE_MULTI:
		if (!dtrace_may_use(prog, BPF_TRACE_UPROBE_MULTI))
			return -EPERM;
		if (attr->link_create.flags)
			return -EINVAL;
		return bpf_uprobe_multi_link_attach(attr, prog);
	case BPF_TRACE_FENTRY:
	case BPF_TRACE_FEXIT:
		return dtrace_tramp_link_attach(attr, prog);
	case BPF_TRACE_RAW_TP:
		return dtrace_tp_link_attach(attr, prog);
	case BPF_TRACE_SDT:
	case BPF_TRACE_SDT_MULTI:
		return bpf_sdt_link_attach(attr, prog);
	default:
		return -EINVAL;
	}
}
