/* SPDX-License-Identifier: GPL-2.0 */
self uint64_t t; fbt::vfs_read:entry { self->t = timestamp; }
==== c
#include "../size.h"

CASE(u64 *t = bpf_task_storage_get(&self, (void *)ctx->task, 0, 1); if (t) *t = bpf_ktime_get_ns(); else dt_count_drop(0);)
