#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A thread changes the text and the stack of its process while both are read: a string is as long as strlen() says and
# ends where it ends, a copy that is read twice is the same, stacks end, and each call is traced.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build hostile hostile.cc -pthread
to_nobody
victim=(./hostile change)
traces 'syscall::read:entry /pid == $target && (int)arg0 == -77/
{
	this->text = copyinstr(arg1);
	this->bytes = (char *)copyin(arg1, 64);
	this->first = stringof(this->bytes);
	printf("%d %s|%s|%s\n", strlen(this->text), this->text, this->first, stringof(this->bytes));
	@texts[copyinstr(arg1)] = count();
	@stacks[ustack()] = count();
	@deep[ustackdepth] = count();
}
END { printa("text %s %@d\n", @texts); printa("depth %d %@d\n", @deep); trunc(@stacks); }'
grep '|' out >lines
same "calls" "$(wc -l <lines)" 5000
awk -F'[ |]' 'length($2) != $1 || $3 != $4 || $2 !~ /^[abc]+$/ { print; bad = 1 } END { exit bad }' lines ||
	fail "torn strings"
lengths=$(cut -d' ' -f1 lines | sort -nu | tr '\n' ' ')
same "both lengths were seen" "$lengths" '8 60 '
same "texts" "$(awk '/^text/ { n += $NF } END { print n }' out)" 5000
same "depths" "$(awk '/^depth/ { n += $NF } END { print n }' out)" 5000
