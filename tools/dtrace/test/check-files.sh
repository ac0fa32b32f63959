#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# No two files of the tool have the same name, except NAME.h and NAME.cc of one folder, so that a name says which file is
# meant. The programs of test/ and the library functions of lib/ are separate.
cd "$(dirname "$0")/.." || exit 1
same=$(find . \( -name '*.cc' -o -name '*.h' \) ! -path './lib/*' ! -path './test/*' |
	sed -E 's#\.(cc|h)$##' | sort -u | sed 's#.*/##' | sort | uniq -d)
[ -z "$same" ] && exit 0
for name in $same; do
	echo "check-files: several files are named $name:"
	find . -name "$name.cc" -o -name "$name.h" | sort
done
exit 1
