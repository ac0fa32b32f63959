/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(arg0 > 5 && (arg1 == 0 || pid != 1)); }
==== c
#include "../size.h"

CASE(RECORD(16, OUT(s32, 8, (s64)ctx->args[0] > 5 && (ctx->args[1] == 0 || ctx->pid != 1)););)
