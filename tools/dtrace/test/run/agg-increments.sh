#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The last argument of quantize(), lquantize() and llquantize() is what the bucket grows by. A negative one takes out of
# it.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints_distribution 'BEGIN { @ = quantize(4, 3); @ = quantize(4, -1); @ = quantize(1, -2); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
               0                     |                     0
               1           @@@@@@@@@@|                     -2
               2                     |                     0
               4                     |@@@@@@@@@@           2
               8                     |                     0
E
prints_distribution 'BEGIN { @ = lquantize(5, 0, 20, 5, 3); @ = lquantize(5, 0, 20, 5, -1);
	@ = lquantize(12, 0, 20, 5, -2); exit(0); }' <<'E'

           value  ------------- Distribution ------------- count
               0                     |                     0
               5                     |@@@@@@@@@@           2
              10           @@@@@@@@@@|                     -2
              15                     |                     0
E
prints_distribution 'BEGIN { @ = llquantize(5, 2, 0, 3, 4, 3); @ = llquantize(5, 2, 0, 3, 4, -1);
	@ = llquantize(-1, 2, 0, 3, 4, -2); exit(0); }' <<'E'

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
