#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Strings that do not fit the context's scratch buffer use other memory, even if firings nest.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -q -x strsize=3k -n 'this string a; this string b; string first; string last;
	BEGIN { this->a = execname; this->b = this->a; this->a = "changed";
		printf("%d %d\n", this->a == "changed", this->b == execname); }
	ERROR { this->a = "in ERROR"; this->b = this->a; last = this->b; printf("%d\n", last == "in ERROR"); }
	BEGIN { this->a = "kept"; this->b = this->a; first = this->b; trace(*(int *)8); }
	BEGIN { printf("%d\n", first == "kept"); exit(0); }'
same output "$(grep . out)" "1 1
1
1"
