/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace((char)arg0); trace((unsigned short)arg1); }
==== c
#include "../size.h"

CASE(RECORD(12, OUT(s8, 8, ctx->args[0]); OUT(u16, 10, ctx->args[1]););)
