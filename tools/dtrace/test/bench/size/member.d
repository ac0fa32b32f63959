/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(((struct task_struct *)arg0)->cred->uid.val); }
==== c
#include "../size.h"

CASE(RECORD(16, READ(u64, cred, ctx->args[0] + 72); READ(u32, uid, cred + 4); OUT(u32, 8, uid););)
