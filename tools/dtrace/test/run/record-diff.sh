#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# --diff shows what two runs have counted, key by key.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

count() {
	status 0 dtrace -q -x record="$1.rec" -n 'syscall::read:entry /pid == $target && arg2 == 777/
		{ @reads[execname, arg2] = count(); @sizes = quantize(arg2); }
		tick-20 { clear(@reads); }' -c "dd if=/dev/zero of=/dev/null bs=777 count=$2 status=none"
}
count before 10
count after 25
status 0 dtrace --diff before.rec after.rec
same "the difference" "$(cat out)" '@reads, count()

                                          before.rec        after.rec             change
  dd  777                                         10               25        +15 +150.0%

@sizes, quantize()

  value                                   before.rec        after.rec             change
  512                                             10               25        +15 +150.0%'
