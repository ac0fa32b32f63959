/* SPDX-License-Identifier: GPL-2.0 */
/* The results of the clause of helpers.bpf.c. */
#ifndef HELPERS_BPF_H
#define HELPERS_BPF_H

#include <linux/types.h>

#define FRAMES	32

struct found {
	__u64 hits;
	__s64 kernel_size;	/* of the stacks, in bytes, or an error */
	__s64 user_size;
	__s64 stackid;
	__s64 output;		/* of bpf_perf_event_output() */
	__u64 kernel[FRAMES];
	__u64 user[FRAMES];
};

#endif /* HELPERS_BPF_H */
