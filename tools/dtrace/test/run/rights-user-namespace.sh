#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Root of a user namespace has all capabilities there, and may not trace: the message says which root may.
. "$(dirname "$0")/rights.bash"
for what in begin timer variables; do
	try $what refused 'tracing needs root of the initial user namespace' unshare --user --map-root-user
done
