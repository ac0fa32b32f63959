/* SPDX-License-Identifier: GPL-2.0 */
/* What the clause of trampolines.bpf.c stores about its firings. */
#ifndef TRAMPOLINES_BPF_H
#define TRAMPOLINES_BPF_H

#include <linux/types.h>

#define KEPT		4
#define KEPT_ARGS	6

/* Numbers that the trampolines hand over. */
enum { ID_ENTRY = 1, ID_RETURN, ID_EXTENSION };

struct firing {
	__u32 id, nargs;
	__u64 cookie, address;
	__u64 args[KEPT_ARGS];
};

struct kept {
	__u64 count;	/* of firings; the first of them are here */
	struct firing firing[KEPT];
};

#endif /* TRAMPOLINES_BPF_H */
