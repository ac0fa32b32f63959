/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry /pid == 42/ { trace(arg1); } fbt::vfs_read:entry { trace(arg2); }
==== c
#include "../size.h"

CASE(if (ctx->pid == 42) RECORD(20, OUT(u64, 12, ctx->args[1]);); RECORD(20, OUT(u64, 12, ctx->args[2]););)
