#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider vminfo counts the pages that are read from block devices and written to them.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
with_disk 16

status 0 dtrace -qn 'vminfo:::pgin,vminfo:::pgpgin,vminfo:::pgout,vminfo:::pgpgout /execname == "dd"/ {
	@[probename] = sum(arg0); }
END { printa("%s %@d\n", @); }' \
	-c "sh -c 'dd if=/dev/zero of=/dev/$disk bs=20k count=2 oflag=direct status=none; dd if=/dev/$disk of=/dev/null bs=12k count=1 iflag=direct status=none'"
same pages "$(grep . out | sort)" "pgin 1
pgout 2
pgpgin 3
pgpgout 10"
