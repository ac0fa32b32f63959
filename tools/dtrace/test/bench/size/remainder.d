/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace((uint64_t)arg0 % 10); }
==== c
#include "../size.h"

CASE(RECORD(20, OUT(u64, 12, ctx->args[0] % 10););)
