#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# lquantize() has a bucket for each step, and one on each side for the rest.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints_distribution 'BEGIN { @ = lquantize(-100, 0, 20, 5); @ = lquantize(5, 0, 20, 5); @ = lquantize(20, 0, 20, 5);
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
