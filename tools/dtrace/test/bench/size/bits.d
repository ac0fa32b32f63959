/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace((arg0 & 0xff) | (arg1 << 8) ^ ~arg2); }
==== c
#include "../size.h"

CASE(RECORD(20, OUT(u64, 12, (ctx->args[0] & 0xff) | ((ctx->args[1] << 8) ^ ~ctx->args[2])););)
