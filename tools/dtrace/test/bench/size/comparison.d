/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(arg0 < arg1); }
==== c
#include "../size.h"

CASE(RECORD(16, OUT(s32, 8, (s64)ctx->args[0] < (s64)ctx->args[1]););)
