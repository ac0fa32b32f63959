/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry /pid == 42 && arg0 > 100/ { trace(arg1); }
==== c
#include "../size.h"

CASE(if (ctx->pid != 42 || (s64)ctx->args[0] <= 100) return 0; RECORD(20, OUT(u64, 12, ctx->args[1]););)
