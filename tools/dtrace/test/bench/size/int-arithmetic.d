/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace((int)arg0 + (int)arg1); }
==== c
#include "../size.h"

CASE(RECORD(16, OUT(s32, 8, (s32)ctx->args[0] + (s32)ctx->args[1]););)
