/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(arg0 >> 3); trace((unsigned int)arg1 << 5); }
==== c
#include "../size.h"

CASE(RECORD(24, OUT(s64, 12, (s64)ctx->args[0] >> 3); OUT(u32, 8, (u32)ctx->args[1] << 5););)
