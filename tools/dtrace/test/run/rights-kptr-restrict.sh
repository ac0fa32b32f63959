#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# kernel.kptr_restrict=2 hides addresses from root, too: what needs them is an error that says so, the rest works.
. "$(dirname "$0")/rights.bash"
before=$(cat /proc/sys/kernel/kptr_restrict)
trap 'echo $before >/proc/sys/kernel/kptr_restrict; rm -rf "$dir"' EXIT
echo 2 >/proc/sys/kernel/kptr_restrict
for what in begin functions calls timer threads; do try $what works ok env; done
for what in variables names static; do try $what refused "$hidden" env; done
echo 1 >/proc/sys/kernel/kptr_restrict
for what in variables names; do try $what works ok env; done
