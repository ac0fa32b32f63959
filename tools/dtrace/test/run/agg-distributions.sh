#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Distributions count what the kernel does: 100 reads of 3,000 bytes by dd, and 50 of 70.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >work <<'E'
dd if=/dev/zero of=/dev/null bs=3000 count=100 status=none
dd if=/dev/zero of=/dev/null bs=70 count=50 status=none
E
status 0 dtrace -qn 'fbt::vfs_read:return /execname == "dd" && (arg1 == 3000 || arg1 == 70)/ {
	@ = quantize(arg1); @l[execname, pid % 1] = lquantize(arg1, 0, 4000, 1000); @d = stddev(arg1); }' -c 'sh work'
same quantize "$(awk '($1 == 64 || $1 == 2048) { print $1, $NF }' out | tr '\n' ' ')" "64 50 2048 100 "
same lquantize "$(awk '($1 == 0 || $1 == 3000) && /@/ { print $1, $NF }' out | tr '\n' ' ')" "0 50 3000 100 "
same stddev "$(awk 'NF == 1 && $1 > 0 { print $1 }' out)" 1381
