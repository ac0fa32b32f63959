#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without -q, the columns of the probe come before the text of printa(). The end does not print again what it has
# printed.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints -n 'BEGIN { @["x"] = count(); printa(@); exit(0); }' <<'E'
CPU     ID                    FUNCTION:NAME
  0      1                           :BEGIN
  x                                                                 1

E
