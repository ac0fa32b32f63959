/* SPDX-License-Identifier: GPL-2.0 */
/* What the programs of sdt.bpf.c record, for user space to compare. */
#ifndef SDT_BPF_H
#define SDT_BPF_H

#include <linux/types.h>
#include <linux/dtrace.h>

#define SDT_NOTES	16	/* one for each ecb_id */
#define SDT_STACK	16
#define SDT_CODE	64
#define SDT_TEXT	8
#define SDT_COUNTS	4

struct sdt_note {
	__u64 hits;
	__u64 sum;		/* of args[0] */
	__u64 cookie;
	__u64 ip;
	__s64 finalized;
	__u32 probe_id;
	__u32 nargs;
	__u64 args[DTRACE_MAX_ARGS];
};

#endif /* SDT_BPF_H */
