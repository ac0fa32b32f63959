// SPDX-License-Identifier: GPL-2.0
/*
 * Working memory of programs that need more than the context's scratch buffer.
 * Map "working" has several elements for each CPU, because one program may
 * interrupt another. An element begins with a word that is 0 while the element
 * is free, and otherwise the number of the element, from 1.
 */
#include "lib.h"

extern struct dt_map working;

/* A free element of this CPU; NULL and a drop that is counted if there is none. */
void *dt_claim_working(void)
{
	u32 first = bpf_get_smp_processor_id() * WORKING_PER_CPU;

	for (u32 i = 0; i < WORKING_PER_CPU; i++) {
		u32 key = first + i;
		u64 *element = bpf_map_lookup_elem(&working, &key);

		if (element && __sync_val_compare_and_swap(element, 0, i + 1) == 0)
			return element;
	}
	dt_count(DROPS);
	return 0;
}
