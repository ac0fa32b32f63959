/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(timestamp); }
==== c
#include "../size.h"

CASE(RECORD(20, OUT(u64, 12, bpf_ktime_get_ns()););)
