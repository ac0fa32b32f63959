/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry /execname == "cat"/ { trace(arg0); }
==== c
#include "../size.h"

CASE(char comm[16]; bpf_get_current_comm(comm, 16); if (*(u32 *)comm != 0x746163) return 0; RECORD(20, OUT(u64, 12, ctx->args[0]););)
