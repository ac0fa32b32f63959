/* SPDX-License-Identifier: GPL-2.0 */
this uint64_t a; fbt::vfs_read:entry { this->a = arg0 + 1; trace(this->a * this->a); }
==== c
#include "../size.h"

CASE(u64 a = ctx->args[0] + 1; RECORD(20, OUT(u64, 12, a * a););)
