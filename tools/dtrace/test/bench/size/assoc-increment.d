/* SPDX-License-Identifier: GPL-2.0 */
uint64_t n[int]; fbt::vfs_read:entry { n[pid]++; }
==== c
#include "../size.h"

CASE(u64 key = (s64)(s32)ctx->pid; u64 *n = bpf_map_lookup_elem(&assoc, &key); u64 one = 1; if (n) ++*n; else if (bpf_map_update_elem(&assoc, &key, &one, 0)) dt_count_drop(0);)
