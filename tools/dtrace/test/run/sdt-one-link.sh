#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The static probes of a clause are one link, and those of a second function another one. If one of them is removed with
# its module, only that one is named.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test sdt_test_join

# The links of dtrace by type, the number of elements, and then one module goes. traced() knows the process.
look() {
	local fd
	for fd in /proc/"$tracer"/fdinfo/*; do
		awk '/^link_type:/ { type = $2 } /^count:/ { of = " of " $2 } END { if (type != "") print type of }' \
			"$fd"
	done >links
	unload sdt_test_join
}
traced -n 'sdt:sdt_test::args2, sdt:sdt_test::joined, sdt:sdt_test_join::joined { printf("%s\n", probename); }' -- look
same "links" "$(sort links)" "$(printf 'sdt_multi of 1\nsdt_multi of 2')"
same "the other module's fired when it went" "$(grep -c joined out)" 1
