#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Distributions count each firing in one bucket, with keys and without. All rows from first to last are printed.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# wanted: standard input; $1: the program
prints() {
	status 0 dtrace -q -x aggsortkey -n "$1"
	{ echo; cat; } >wanted
	diff -bu wanted out || fail "$1"
	same messages "$(cat err)" ""
}
prints 'BEGIN { @ = quantize(5); @ = quantize(-3, 2); @ = quantize(0); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
              -4 |                                         0
              -2 |@@@@@@@@@@@@@@@@@@@@                     2
              -1 |                                         0
               0 |@@@@@@@@@@                               1
               1 |                                         0
               2 |                                         0
               4 |@@@@@@@@@@                               1
               8 |                                         0
E
# A negative increment takes out of a bucket.
prints 'BEGIN { @ = quantize(4, 3); @ = quantize(4, -1); @ = quantize(1, -2); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
               0                     |                     0
               1           @@@@@@@@@@|                     -2
               2                     |                     0
               4                     |@@@@@@@@@@           2
               8                     |                     0
E
prints 'BEGIN { x = 7; @["a", x] = quantize(1); @["a", x] = quantize(x); @["b", x] = quantize(0x7fffffffffffffff); exit(0); }' <<'E'
  a                                                         7
           value  ------------- Distribution ------------- count
               0 |                                         0
               1 |@@@@@@@@@@@@@@@@@@@@                     1
               2 |                                         0
               4 |@@@@@@@@@@@@@@@@@@@@                     1
               8 |                                         0

  b                                                         7
           value  ------------- Distribution ------------- count
2305843009213693952 |                                         0
4611686018427387904 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ 1
E
prints 'BEGIN { @ = lquantize(-100, 0, 20, 5); @ = lquantize(5, 0, 20, 5); @ = lquantize(20, 0, 20, 5);
	@many = lquantize(1999, 0, 3000); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
             < 0 |@@@@@@@@@@@@@                            1
               0 |                                         0
               5 |@@@@@@@@@@@@@                            1
              10 |                                         0
              15 |                                         0
           >= 20 |@@@@@@@@@@@@@                            1


           value  ------------- Distribution ------------- count
            1998 |                                         0
            1999 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ 1
            2000 |                                         0
E
prints 'BEGIN { @[probename] = llquantize(5, 2, 0, 3, 4); @[probename] = llquantize(-1000, 2, 0, 3, 4);
	@[probename] = llquantize(1000, 2, 0, 3, 4); exit(0); }' <<'E'
  BEGIN
           value  ------------- Distribution ------------- count
          <= -16 |@@@@@@@@@@@@@                            1
             -12 |                                         0
              -8 |                                         0
              -6 |                                         0
              -4 |                                         0
              -3 |                                         0
              -2 |                                         0
              -1 |                                         0
               0 |                                         0
               1 |                                         0
               2 |                                         0
               3 |                                         0
               4 |@@@@@@@@@@@@@                            1
               6 |                                         0
               8 |                                         0
              12 |                                         0
           >= 16 |@@@@@@@@@@@@@                            1
E
# The increment of the other distributions, before which stand their constants.
prints 'BEGIN { @ = lquantize(5, 0, 20, 5, 3); @ = lquantize(5, 0, 20, 5, -1); @ = lquantize(12, 0, 20, 5, -2); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
               0                     |                     0
               5                     |@@@@@@@@@@           2
              10           @@@@@@@@@@|                     -2
              15                     |                     0
E
prints 'BEGIN { @ = llquantize(5, 2, 0, 3, 4, 3); @ = llquantize(5, 2, 0, 3, 4, -1); @ = llquantize(-1, 2, 0, 3, 4, -2); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
              -2                     |                     0
              -1           @@@@@@@@@@|                     -2
               0                     |                     0
               1                     |                     0
               2                     |                     0
               3                     |                     0
               4                     |@@@@@@@@@@           2
               6                     |                     0
E
# What the kernel does, counted by dd: 100 reads of 3,000 bytes, 50 of 70.
cat >work <<'E'
dd if=/dev/zero of=/dev/null bs=3000 count=100 status=none
dd if=/dev/zero of=/dev/null bs=70 count=50 status=none
E
status 0 dtrace -qn 'fbt::vfs_read:return /execname == "dd" && (arg1 == 3000 || arg1 == 70)/ {
	@ = quantize(arg1); @l[execname, pid % 1] = lquantize(arg1, 0, 4000, 1000); @d = stddev(arg1); }' -c 'sh work'
same quantize "$(awk '($1 == 64 || $1 == 2048) { print $1, $NF }' out | tr '\n' ' ')" "64 50 2048 100 "
same lquantize "$(awk '($1 == 0 || $1 == 3000) && /@/ { print $1, $NF }' out | tr '\n' ' ')" "0 50 3000 100 "
same stddev "$(awk 'NF == 1 && $1 > 0 { print $1 }' out)" 1381
