#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x agghist shows counts as bars, aggpack distributions as lines of blocks, aggzoom in full width, and aggpercpu
# each CPU by itself.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

dd='taskset -c 1 dd if=/dev/zero of=/dev/null bs=777 count=20 status=none'
probe='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/'

# shown: standard input is the output without empty lines and blanks at ends of lines
shown() {
	sed 's/ *$//; /^$/d' out >got
	diff -u - got || fail "$*"
}
status 0 dtrace -q -x agghist -n "$probe { @[execname] = count(); @[\"all\"] = count(); @[\"all\"] = count(); }" \
	-c "$dd"
shown agghist <<'E'
             key  ------------- Distribution ------------- count
              dd |@@@@@@@@@@@@@                            20
             all |@@@@@@@@@@@@@@@@@@@@@@@@@@@              40
E
status 0 dtrace -q -x aggpack -x encoding=ascii -n "$probe { @[execname, 1] = lquantize(n++, 0, 20, 5); }" -c "$dd"
shown aggpack <<'E'
             key    min .------. max    | count
            dd 1    < 0 : ---- : >= 20  | 20
E
status 0 dtrace -q -x aggzoom -n "$probe { @[execname] = lquantize(n++, 0, 20, 10); }" -c "$dd"
shown aggzoom <<'E'
  dd
           value  ------------- Distribution ------------- count
             < 0 |                                         0
               0 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@   10
              10 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@   10
           >= 20 |                                         0
E
status 0 dtrace -q -x aggpercpu -n "$probe { @[execname] = count(); }" -c "$dd"
shown aggpercpu <<'E'
  dd                                                               20
    [CPU 1]               20
E
