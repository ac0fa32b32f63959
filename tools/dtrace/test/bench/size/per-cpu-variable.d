/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(`runqueue_length); }
==== c
#include "../size.h"

CASE(RECORD(16, OUT(s32, 8, *(s32 *)bpf_this_cpu_ptr(kernel_symbol())););)
