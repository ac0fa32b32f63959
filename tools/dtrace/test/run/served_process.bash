# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
#
# Sourced after common.sh by tests that trace a process that runs already: $pid runs functions.c, and answers what it is
# asked. It ends when descriptor 3 is closed.
# shellcheck disable=SC2034 # the caller uses pid
cc -O1 -pthread -o functions "$OLDPWD/functions.c"
mkfifo asked answers
./functions serve <asked >answers &
pid=$!
exec 3>asked 4<answers

# ask LINE: what the process answers
ask() { echo "$1" >&3 && read -r answer <&4 && echo "$answer"; }
clean() { [ "$(ask look)" = none ]; }

# begins FILE PROCESS: it says in the file that it traces
begins() { until grep -q ready "$1"; do kill -0 "$2" 2>/dev/null ||
	{ cat err; fail "dtrace does not trace"; }; sleep 0.1; done; }
