#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# .gnu_debuglink leads to a pipe, to a device, to a directory, or to another file: the program has no names, and nothing
# waits.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build calls calls.cc
objcopy --only-keep-debug calls linked.debug
strip -o linked calls
objcopy --add-gnu-debuglink=linked.debug linked
mkdir .debug
to_nobody
victim=(./linked)
traces "$stack"
same "the right file" "$(frames)" 'linked`inner() '
for kind in "mkfifo linked.debug" "ln -s /dev/ptmx linked.debug" "mkdir linked.debug" "cp calls linked.debug" \
	"mkfifo .debug/linked.debug"; do
	rm -rf linked.debug
	$kind
	# Another file, because what was read of the first is kept.
	cp linked again && mv again linked && chown 65534 linked
	traces "$stack"
	same "$kind" "$(frames)" 'linked`offset '
done
