#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# No two types of the tool have the same name, in whatever namespace or class they are, because one word means one
# thing. There are exceptions. A part of D has one name in the syntax tree and in the typed tree (ast/, typed/). A
# type in namespace attach has the name of what a probe attaches to. Aliases may be the same, or pass a name on
# (using Bytes = RecordQueue::Bytes). The table below has all others. The programs of test/ are separate.
cd "$(dirname "$0")/.." || exit 1
exceptions='
BtfPtr   owns a struct btf, by the rules of dtrace-vars or of the tool
Entry    of the list that the class around it keeps
Impl     what a class hides from its header
Kind     which alternative the struct around it is
Node     what the functions of a table of rows get
Row      of the table that follows
Table    what a class of os/ has read of a list of names
Visitor  of a variant
'
bad=$(find . \( -name '*.cc' -o -name '*.h' \) ! -path './lib/*' ! -path './test/*' | sort |
	EXCEPTIONS=$exceptions xargs awk '
	BEGIN {
		n = split(ENVIRON["EXCEPTIONS"], lines, "\n")
		for (i = 1; i <= n; i++)
			if (split(lines[i], words, " "))
				excepted[words[1]] = 1
	}
	function report(name, where) {
		if (!(name in first))
			first[name] = where
		else if (name in excepted)
			used[name] = 1
		else
			print "check-names: " name " is in " first[name] " and in " where
	}
	FNR == 1 { space = "" }
	/^namespace [A-Za-z_:]+ \{/ { space = space $2 "::" }
	/^\} \/\/ namespace [A-Za-z_:]+$/ { space = substr(space, 1, length(space) - length($4) - 2) }
	# Defined, not only declared, at any depth. Of Outer::Name, Name counts.
	/^[\t ]*(template <.*> )?(enum (class |struct )?|class |struct |union )[^();]*\{/ {
		name = $0
		sub(/[\t ]*\{.*/, "", name)
		sub(/^[\t ]*(template <.*> )?(enum (class |struct )?|class |struct |union )(\[\[[a-z]+\]\] )?/, "", name)
		sub(/ : .*/, "", name)
		sub(/ final$/, "", name)
		sub(/.*::/, "", name)
		# Not a variable, a specialization or a struct without a name.
		if (name !~ /^[A-Za-z_][A-Za-z_0-9]*$/)
			next
		if (space ~ /attach::$/ || FILENAME ~ /^\.\/typed\// && name in of_ast)
			next
		if (FILENAME ~ /^\.\/ast\//)
			of_ast[name] = 1
		report(name, FILENAME)
	}
	/^[\t ]*(template <.*> )?using [A-Za-z_0-9]+ = / {
		name = $0
		sub(/^[\t ]*(template <.*> )?using /, "", name)
		is = name
		sub(/ = .*/, "", name)
		sub(/^[^=]*= /, "", is)
		sub(/;.*/, "", is)
		if (is ~ "::" name "$" || (name in alias) && alias[name] == is)
			next
		alias[name] = is
		report(name, FILENAME)
	}
	END {
		for (name in excepted)
			if (!(name in used))
				print "check-names: " name " needs no exception"
	}') || { echo "check-names: awk failed"; exit 1; }
[ -z "$bad" ] && exit 0
echo "$bad"
exit 1
