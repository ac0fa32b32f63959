#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The name of a function of 500 bytes stands for a text of 2^40 parts: it is shown as it is.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build calls calls.cc
name=_Z1f1aIccE
for i in S_ S{0..9}_ S{A..Z}_; do name+=S_I$i${i}E; done
objcopy --redefine-sym _ZL5innerv="$name" calls grown
to_nobody
victim=(./grown)
traces "$stack"
same "its name" "$(frames)" "grown\`$name "
