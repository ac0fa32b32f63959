#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The program that the tutorial names draws a flame graph of what -x oformat=folded prints: a box for each frame.
. "$(dirname "$0")/common.sh"

draw=/usr/share/perl5/Devel/NYTProf/flamegraph.pl
[ -f "$draw" ] || { echo "there is no $draw (package libdevel-nytprof-perl)"; exit 77; }
status 0 dtrace -q -x oformat=folded -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[execname, stack(2)] = count(); }' \
	-c 'dd if=/dev/zero of=/dev/null bs=777 count=20 status=none'
perl "$draw" out >kernel.svg
sed -n 's/.*<title>\(.*\) (\(.*\))<.title>.*/\1: \2/p' kernel.svg | sort >got
diff -u - got <<'E'
all: 20 samples, 100%
dd: 20 samples, 100.00%
vmlinux`ksys_read: 20 samples, 100.00%
vmlinux`vfs_read: 20 samples, 100.00%
E
