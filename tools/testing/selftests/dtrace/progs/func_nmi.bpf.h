/* SPDX-License-Identifier: GPL-2.0 */
/* What the clause of func_nmi.bpf.c records for each ecb_id. */
#ifndef FUNC_NMI_BPF_H
#define FUNC_NMI_BPF_H

#include <linux/types.h>

#define NMI_IDS		16

struct nmi_tally {
	__u64 hits;
	__u64 changed;	/* context or scratch memory differed at the end */
};

#endif /* FUNC_NMI_BPF_H */
