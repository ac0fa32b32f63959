#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# 24 flags of a firing, which clauses set and others ask for: the kernel does not follow each combination of them.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

count=24
{
	echo 'BEGIN { z = (long)pid - $pid;'
	for ((i = 0; i < count; i++)); do echo "this->a$i = 0; this->b$i = ((tid >> ($i % 12)) & 1) != 0;"; done
	echo '}'
	for ((i = 0; i < count; i++)); do
		echo "BEGIN /(tid >> ($i % 12)) & 1/ { this->a$i = 1; this->c$i = z == 0 ? $i : 100; }"
	done
	for ((i = 0; i < count; i++)); do
		echo "BEGIN /this->a$i != this->b$i/ { wrong++; }"
		echo "BEGIN /this->a$i && this->c$i == $i/ { set++; }"
		echo "BEGIN /(tid >> ($i % 12)) & 1/ { wanted++; }"
	done
	echo 'BEGIN { printf("%d %s", wrong, set == wanted ? "all" : "some"); exit(0); }'
} >flags.d
status 0 timeout "$hung" dtrace -q -s flags.d
same "flags" "$(cat out)" "0 all"
