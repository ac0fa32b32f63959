#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# No two classes, structs, unions or enums of the tool have the same name in the same namespace, including the
# unnamed one of a file, because a reader looks for a name, not for a file. Types within a class are not
# checked. Neither are the programs of test/, which are separate.
cd "$(dirname "$0")/.." || exit 1
bad=$(find . \( -name '*.cc' -o -name '*.h' \) ! -path './lib/*' ! -path './test/*' | sort | xargs awk '
	FNR == 1 { space = "" }
	/^namespace [A-Za-z_:]+ \{/ { space = space $2 "::" }
	/^\} \/\/ namespace [A-Za-z_:]+$/ { space = substr(space, 1, length(space) - length($4) - 2) }
	# At the outermost level, and not only declared.
	/^(enum (class |struct )?|class |struct |union )[A-Za-z_]/ && !/^[a-z ]+[A-Za-z_0-9]+;/ {
		name = $0
		sub(/^(enum (class |struct )?|class |struct |union )/, "", name)
		rest = name
		sub(/[^A-Za-z_0-9].*/, "", name)
		# A class within another, which that one only declares: struct File::Reader {
		if (substr(rest, length(name) + 1, 2) == "::")
			next
		if (space name in first)
			print "check-names: " space name " is in " first[space name] " and in " FILENAME
		first[space name] = FILENAME
	}')
[ -z "$bad" ] && exit 0
echo "$bad"
exit 1
