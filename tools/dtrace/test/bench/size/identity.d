/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(pid); trace(tid); trace(uid); trace(cpu); }
==== c
#include "../size.h"

CASE(RECORD(24, OUT(u32, 8, ctx->pid); OUT(u32, 12, ctx->tid); OUT(u32, 16, ctx->uid); OUT(u32, 20, ctx->cpu););)
