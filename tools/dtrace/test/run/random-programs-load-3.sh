#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel accepts random programs: the third five hundred.
. "$(dirname "$0")/random-load.bash"
. "$(dirname "$0")/common.sh"

load_random 1000 1500
