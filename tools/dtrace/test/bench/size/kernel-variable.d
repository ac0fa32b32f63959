/* SPDX-License-Identifier: GPL-2.0 */
fbt::vfs_read:entry { trace(`first_file.f_mode); }
==== c
#include "../size.h"

CASE(RECORD(16, READ(u32, mode, kernel_symbol()); OUT(u32, 8, mode););)
