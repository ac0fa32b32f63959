/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(*(int *)arg0); }
==== c
#include "../size.h"

CASE(RECORD(16, READ(s32, value, ctx->args[0]); OUT(s32, 8, value););)
