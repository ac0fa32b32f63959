// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions on losses. A ring counts the records that find no room in
 * it. What finds no ring at all is counted here: on a CPU that came online after
 * tracing began nothing takes records, and nothing else would tell. So is all else
 * that is lost.
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
