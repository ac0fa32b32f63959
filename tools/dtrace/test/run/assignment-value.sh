#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The value of an assignment is that of its place afterwards. That of a bit-field, of a change of one, and of a comma
# has the type that C says, and what becomes a bool is 0 or 1: gcc computes the same.
. "$(dirname "$0")/common.sh"

# What is assigned; the value that is printed. @ is the scope of a variable, and z is 0, which no compiler knows.
cat >rows <<'E'
@c = z + 100; | @c += 100
@c = z + 100; | (@c += 100) > 0
@c = z - 100; | @c -= 100
@s = z + 32767; | @s += 1
@i = z + 0x7fffffff; | @i += 1
@i = z + 0x7fffffff; | (@i += 1) < 0
@u = z; | @u -= 1
@u = z; | (@u -= 1) > 0
@uc = z + 200; | @uc += 100
@us = z; | @us = z + 65537
@c = z; | @c = z + 1000
@i = z; | @i = @c = z + 300
@l = z; | @l = @u = z + 0x123456789
@i = z; | @i = (@s = z + 70000) * 2
@c = z; | (@c = z + 255) >> 1
@i = z - 5; | @i *= z + 1000000000
@c = z + 7; | @c = z + 384, @c + 1
@b.m = z + 7; | ~@b.m
@b.m = z + 7; | ~(@b.m = z + 3)
@b.m = z + 15; | ~++@b.m
@b.m = z + 7; | ~(0, @b.m)
@b.m = z + 7; | ~(unsigned)@b.m ^ z
@b.w = z + 7; | ~(@b.w = z + 3) < 0
@b.m = z + 3; | -1 < (@b.m = z + 3)
@b.n = z + 3; | @b.n += 6
@b.n = z + 3; | (@b.n = z + 5) < 0
@p.i = z + 0x7fffffff; | @p.i += 1
@p.c = z; | @l = @p.c = z + 200
@f = z; | @f = z + 256
@f = z; | (bool)(z + 512)
@f = z + 6; | @f + 0
@b.f = z + 2; | @b.f + 0
@f = z; | @f = z - 1
@f = z + 5; | @f = z
@f = z; | @f |= 1
E
types='struct bits { unsigned m:4; int n:3; unsigned long w:18; bool f:1; }; struct plain { signed char c; int i; };'
variables=('signed char c' 'short s' 'int i' 'unsigned u' 'unsigned char uc' 'unsigned short us' 'long l' 'bool f'
	'struct bits b' 'struct plain p')
statements() { sed "s/\\(.*\\) | \\(.*\\)/\\1 printf(\"$1\\\\n\", (long)(\\2));/; s/@/$2/g" rows; }

printf '%s\n' '#include <stdbool.h>' '#include <stdio.h>' "$types" "${variables[@]/%/;}" \
	'int main(int argc, char **argv) { long z = argc - 1;' "$(statements %ld '')" '}' >rows.c
gcc -w -fwrapv -o gcc.out rows.c
./gcc.out >wanted
for scope in '' self this; do
	printf '%s\n' "$types" "${variables[@]/#/$scope }" | sed '2,$s/$/;/' >rows.d
	printf '%s\n' "BEGIN { z = (long)pid - \$pid;" "$(statements %d "${scope:+$scope->}")" 'exit(0); }' >>rows.d
	status 0 dtrace -q -s rows.d
	paste -d'|' wanted out rows | awk -F'|' '$1 != $2 { print; bad = 1 } END { exit bad }' ||
		fail "scope '$scope': wanted, got, and the row"
done
