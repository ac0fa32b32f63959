#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# progenyof(), devices, rand() and the kinds of mutexes work.
. "$(dirname "$0")/common.sh"

rows %d <<'TABLE'
progenyof(1) => 1
progenyof(pid) => 1
progenyof(ppid) => 1
progenyof(ppid + 1000000) => 0
getmajor(0x12345678) => 291
getminor(0x12345678) => 284280
getmajor(pid - pid + 0x800001) => 8
getminor(pid - pid + 0x800001) => 1
rand() >= 0 => 1
rand() != rand() || rand() != rand() => 1
mutex_type_adaptive(curthread) => 1
mutex_type_spin(curthread) => 0
TABLE
