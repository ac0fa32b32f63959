/* SPDX-License-Identifier: GPL-2.0 */
uint64_t total; fbt::vfs_read:entry { total += arg2; }
==== c
#include "../size.h"

static volatile u64 sum;
CASE(sum += ctx->args[2];)
