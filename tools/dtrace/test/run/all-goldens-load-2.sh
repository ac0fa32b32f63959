#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel's verifier accepts every program of the generator's goldens: the second, fourth, ...
. "$(dirname "$0")/goldens.bash"
. "$(dirname "$0")/common.sh"

load_goldens 1 2
