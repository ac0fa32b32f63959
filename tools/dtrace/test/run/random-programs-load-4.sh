#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel accepts random programs: the fourth five hundred.
. "$(dirname "$0")/random-load.bash"
. "$(dirname "$0")/common.sh"

load_random 1500 2000
