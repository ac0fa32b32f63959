#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# basename(), dirname() and cleanpath() use only the names.
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
