// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that count losses. A ring counts the records that find no room
 * in it. All other losses are counted here. One of them is a firing on a CPU that
 * has just come online: the tool has not made a ring for the CPU, and nothing else
 * would report the loss.
 */
#include <asm-generic/errno-base.h>

#include "lib.h"

extern struct dt_map drops;

/* One more of what element @which of map "drops" counts. Atomic: an NMI may count, too. */
NOINLINE int dt_count(u32 which)
{
	u64 *count = bpf_map_lookup_elem(&drops, &which);

	if (count)
		__sync_fetch_and_add(count, 1);
	return 0;
}

/* A firing, or its record, is lost because of @error; counts it if the ring did not. */
int dt_count_drop(long error)
{
	return error == -ENOSPC ? 0 : dt_count(DROPS);
}
