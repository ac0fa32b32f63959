#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# quantize() counts each firing in the bucket of its power of two, with keys and without.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints_distribution 'BEGIN { @ = quantize(5); @ = quantize(-3, 2); @ = quantize(0); exit(0); }' <<'E'

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
prints_distribution 'BEGIN { x = 7; @["a", x] = quantize(1); @["a", x] = quantize(x);
	@["b", x] = quantize(0x7fffffffffffffff); exit(0); }' <<'E'
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
