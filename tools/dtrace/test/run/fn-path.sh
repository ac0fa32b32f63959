#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# basename(), dirname() and cleanpath() use only the names, at any -x strsize.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
basename("/usr/bin/ls") => [ls]
basename("/usr/bin/") => [bin]
basename("ls") => [ls]
basename("/") => [/]
basename("//") => [/]
basename("") => [.]
basename("a//b//") => [b]
basename(execname) => [dtrace]
dirname("/usr/bin/ls") => [/usr/bin]
dirname("/usr/bin/") => [/usr]
dirname("ls") => [.]
dirname("/ls") => [/]
dirname("/") => [/]
dirname("") => [.]
dirname("a//b//") => [a]
basename(dirname("/usr/bin/ls")) => [bin]
cleanpath("/foo/bar") => [/foo/bar]
cleanpath("/foo//bar") => [/foo/bar]
cleanpath("/foo/./bar") => [/foo/bar]
cleanpath("/foo/../bar") => [/bar]
cleanpath("/foo/bar/../..") => [/]
cleanpath("/foo/...") => [/foo/...]
cleanpath("/..") => [/]
cleanpath("foo/../bar") => [bar]
cleanpath("./a") => [a]
cleanpath("../a/../../b") => [../../b]
cleanpath("") => []
cleanpath(strjoin("/a/../", execname)) => [/dtrace]
g = cleanpath("/a/./b") => [/a/b]
g = cleanpath(strjoin(g, "/../c")) => [/a/c]
TABLE
for size in 1 8 64 4096 65536; do
	status 0 dtrace -x strsize=$size -qn 'BEGIN { g = basename("/a/bc"); h = dirname("/a/bc");
		i = cleanpath("/a/../b"); printf("%d %d %d\n", strlen(g), strlen(h), strlen(i)); exit(0); }'
	wanted="2 2 2"
	[ $size != 1 ] || wanted="0 0 0"
	[ $size != 8 ] || wanted="2 2 2"
	same "strsize $size" "$(cat out)" "$wanted"
done
status 0 dtrace -qn 'BEGIN { trace(basename((char *)0)); } BEGIN { trace(dirname((char *)0)); }
	BEGIN { trace(cleanpath((char *)0)); } BEGIN { exit(0); }'
same faults "$(grep -c 'invalid address (0x0)' err)" 3
