/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(((struct task_struct *)arg0)->bits.second); }
==== c
#include "../size.h"

CASE(RECORD(16, READ(u8, byte, ctx->args[0] + 104); OUT(u32, 8, byte >> 1 & 7););)
