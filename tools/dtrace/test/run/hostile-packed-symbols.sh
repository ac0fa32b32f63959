#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# .gnu_debugdata of some kilobytes takes 700 MB when it is unpacked, more than the tool may have: there are no names.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build calls calls.cc
strip -o packed calls
# Blocks of equal contents, of which xz has to pack only one.
head -c 700M /dev/zero | xz -0 >zeros.xz
objcopy --add-section .gnu_debugdata=zeros.xz packed
to_nobody
ulimit -d 500000
victim=(./packed)
traces "$stack"
same "no names" "$(frames)" 'packed`offset '
