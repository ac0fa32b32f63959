/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { printf("%d %d %s %x\n", pid, arg0, execname, arg1); }
==== c
#include "../size.h"

CASE(RECORD(44, OUT(u32, 8, ctx->pid); OUT(u64, 12, ctx->args[0]); bpf_get_current_comm(record + 20, 16); OUT(u64, 36, ctx->args[1]););)
