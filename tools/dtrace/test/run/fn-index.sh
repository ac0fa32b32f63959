#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# index() and rindex() handle positions before, within and after the text.
. "$(dirname "$0")/common.sh"

rows %d <<'TABLE'
index("foobarbazbarbop", "barba") => 3
index("foobarbazbarbop", "b") => 3
index("foobarbazbarbop", "bop") => 12
index("foobarbazbarbop", "none") => -1
index("foobarbazbarbop", "foobarbazbarbopp") => -1
index("foo", "") => 0
index("", "") => 0
index("", "a") => -1
index("foobar", "o", 2) => 2
index("foobar", "o", 3) => -1
index("foobar", "foo", -5) => 0
index("foobar", "", 3) => 3
index("foobar", "", 6) => 6
index("foobar", "", 400) => 6
index("foobar", "r", 6) => -1
index(execname, "race") => 2
index(curthread->comm, execname) => 0
index(strjoin(execname, "s"), "es") => 5
index("foobar", "o", pid ? 2 : 1) => 2
index("foobar", "o", 0x100000001) => 1
rindex("foobarbazbarbop", "bar") => 9
rindex("foobarbazbarbop", "foobar") => 0
rindex("foobarbazbarbop", "none") => -1
rindex("foo", "") => 3
rindex("", "") => 0
rindex("", "a") => -1
rindex("foobar", "o", 1) => 1
rindex("foobar", "o", 0) => -1
rindex("foobar", "f", -1) => -1
rindex("foobar", "", -1) => 0
rindex("foobar", "", 3) => 3
rindex("foobar", "", 400) => 6
rindex(execname, "e", -pid) => -1
TABLE
