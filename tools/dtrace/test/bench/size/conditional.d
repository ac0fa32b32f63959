/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(arg0 > arg1 ? arg0 : arg1); }
==== c
#include "../size.h"

CASE(RECORD(20, OUT(u64, 12, (s64)ctx->args[0] > (s64)ctx->args[1] ? ctx->args[0] : ctx->args[1]););)
