/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { if (arg0 > 10) { trace(arg0); } else { trace(pid); } }
==== c
#include "../size.h"

CASE(RECORD(28, if ((s64)ctx->args[0] > 10) { OUT(u32, 8, 1); OUT(u64, 12, ctx->args[0]); } else { OUT(u32, 8, 0); OUT(u32, 20, ctx->pid); });)
