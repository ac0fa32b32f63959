#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Texts of all lengths are keys, as are the empty text and several texts in one key.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

rows_are -n 'BEGIN { this->s = "0123456789abcdefghi"; @[substr(this->s, 0, 0)] = sum(1);
	@[substr(this->s, 0, 7)] = sum(2);
	@[substr(this->s, 0, 8)] = sum(3); @[substr(this->s, 0, 9)] = sum(4); @[substr(this->s, 0, 15)] = sum(5);
	@[substr(this->s, 0, 16)] = sum(6); @[substr(this->s, 0, 17)] = sum(7); exit(0); }' <<'E'
                                                                    1
  0123456                                                           2
  01234567                                                          3
  012345678                                                         4
  0123456789abcde                                                   5
  0123456789abcdef                                                  6
  0123456789abcdefg                                                 7
E
rows_are -n 'BEGIN { s = "x"; t = "yz"; @[s, 1, t] = count(); @[t, 1, s] = count(); @[strjoin(s, t), 1, ""] = count();
	@["", 1, strjoin(s, t)] = count(); @[s, 1, t] = count(); exit(0); }' <<'E'
                                                            1  xyz                                                               1
  xyz                                                       1                                                                    1
  yz                                                        1  x                                                                 1
  x                                                         1  yz                                                                2
E
