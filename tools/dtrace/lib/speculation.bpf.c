// SPDX-License-Identifier: GPL-2.0
/*
 * Speculations. Element n - 1 of map "speculations" belongs to number n. It is a
 * count that is even while the number is free, and odd while it is in use. The
 * count changes only by compare-and-exchange, so only one clause gets a number,
 * and only one commits or discards it. The key of a speculation is its number and
 * its count, so that a reused number is another speculation.
 *
 *     63                            16       0
 *     +------------------------------+-------+
 *     | count                        | n     |  key
 *     +------------------------------+-------+
 */
#include "lib.h"

extern struct dt_map speculations;

static inline u64 *find(u32 number)
{
	const u32 key = number - 1;

	return bpf_map_lookup_elem(&speculations, &key);
}

/* A free number, or 0. */
int dt_speculation(void)
{
	u32 i;

	for (i = (u32)unknown(); i < 1 << SPECULATION_BITS; i++) {
		u64 *count = find(i + 1);
		u64 before;

		if (!count)
			break;
		before = *(volatile u64 *)count;
		if (!(before & 1) && __sync_val_compare_and_swap(count, before, before + 1) == before)
			return (int)(i + 1);
		may_leave;
	}
	dt_count(NO_SPECULATION);
	return 0;
}

/* The key of @number if it is in use, else 0. */
u64 dt_speculate(u32 number)
{
	u64 *count = find(number);
	u64 now;

	if (!count)
		return 0;
	now = *(volatile u64 *)count;
	return now & 1 ? now << SPECULATION_BITS | number : 0;
}

/* Likewise, and it is free from now on. */
u64 dt_end_speculation(u32 number)
{
	u64 *count = find(number);
	u64 now;

	if (!count)
		return 0;
	now = *(volatile u64 *)count;
	if (!(now & 1) || __sync_val_compare_and_swap(count, now, now + 1) != now)
		return 0;
	return now << SPECULATION_BITS | number;
}
