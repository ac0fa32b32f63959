/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace((uint64_t)arg0 / (uint64_t)arg1); }
==== c
#include "../size.h"

CASE(RECORD(20, if (!ctx->args[1]) FAULT(1, 0); OUT(u64, 12, ctx->args[0] / ctx->args[1]););)
