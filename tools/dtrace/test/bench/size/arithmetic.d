/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(arg0 * 3 + arg1 - 7); }
==== c
#include "../size.h"

CASE(RECORD(20, OUT(u64, 12, ctx->args[0] * 3 + ctx->args[1] - 7););)
