/* SPDX-License-Identifier: GPL-2.0 */
uint64_t n[int, uint64_t]; fbt::vfs_read:entry { n[pid, arg0] = arg1; }
==== c
#include "../size.h"

CASE(struct { s64 pid; u64 arg; } key = {(s32)ctx->pid, ctx->args[0]}; u64 value = ctx->args[1]; if (bpf_map_update_elem(&assoc, &key, &value, 0)) dt_count_drop(0);)
