// SPDX-License-Identifier: GPL-2.0
/*
 * Working memory of programs that need more than the context's scratch buffer.
 * Map "working" has some elements for each CPU, because one program may
 * interrupt another; each begins with a word that is not 0 while it is in use.
 */
#include "lib.h"

#define PER_CPU 4	/* kWorkingPerCpu in gen/frame.h */

extern struct dt_map working;
extern struct dt_map drops;

/* A free element of this CPU; NULL and a drop that is counted if there is none. */
void *dt_claim_working(void)
{
	u32 first = bpf_get_smp_processor_id() * PER_CPU, none = 0;
	u64 *count;

	for (u32 i = 0; i < PER_CPU; i++) {
		u32 key = first + i;
		u64 *element = bpf_map_lookup_elem(&working, &key);

		if (element && __sync_val_compare_and_swap(element, 0, 1) == 0)
			return element;
	}
	count = bpf_map_lookup_elem(&drops, &none);
	if (count)
		__sync_fetch_and_add(count, 1);
	return 0;
}
