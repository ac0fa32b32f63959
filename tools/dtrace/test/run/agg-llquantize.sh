#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# llquantize() has equal steps within each power of its base, for both signs.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints_distribution 'BEGIN { @[probename] = llquantize(5, 2, 0, 3, 4); @[probename] = llquantize(-1000, 2, 0, 3, 4);
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
