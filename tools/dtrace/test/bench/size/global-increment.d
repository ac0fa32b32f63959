/* SPDX-License-Identifier: GPL-2.0 */
int n; fbt::vfs_read:entry { n++; trace(n); }
==== c
#include "../size.h"

static volatile int n;
CASE(s32 now = n + 1; n = now; RECORD(16, OUT(s32, 8, n););)
