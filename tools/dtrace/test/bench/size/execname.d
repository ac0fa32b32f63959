/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(execname); }
==== c
#include "../size.h"

CASE(RECORD(24, bpf_get_current_comm(record + 8, 16););)
