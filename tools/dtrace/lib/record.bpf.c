// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions on records. A ring counts the records that find no room in
 * it. What finds no ring at all is counted here: on a CPU that came online after
 * tracing began nothing takes records, and nothing else would tell.
 */
#include <asm-generic/errno-base.h>

#include "lib.h"

extern struct dt_map drops;

/* A reservation failed with @error; counts it if the ring did not. Counts atomically: an NMI may do so, too. */
int dt_count_drop(long error)
{
	const u32 key = 0;
	u64 *count;

	if (error == -ENOSPC)
		return 0;
	count = bpf_map_lookup_elem(&drops, &key);
	if (count)
		__sync_fetch_and_add(count, 1);
	return 0;
}

/* One more of what element @which of map "drops" counts. */
int dt_count(u32 which)
{
	u64 *count = bpf_map_lookup_elem(&drops, &which);

	if (count)
		__sync_fetch_and_add(count, 1);
	return 0;
}
