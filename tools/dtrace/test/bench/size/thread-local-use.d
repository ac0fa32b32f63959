/* SPDX-License-Identifier: GPL-2.0 */
self uint64_t t; fbt::vfs_read:entry /self->t/ { trace(timestamp - self->t); self->t = 0; }
==== c
#include "../size.h"

CASE(u64 *t = bpf_task_storage_get(&self, (void *)ctx->task, 0, 0); if (!t || !*t) return 0; RECORD(20, OUT(u64, 12, bpf_ktime_get_ns() - *t);); *t = 0;)
