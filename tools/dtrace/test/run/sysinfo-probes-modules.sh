#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# sysinfo counts modules that are loaded and unloaded.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

load_kernel sdt_sample
unload sdt_sample
load_and_unload() { load_kernel sdt_sample && unload sdt_sample; }
traced -n 'sysinfo:::modload, sysinfo:::modunload { @[probename] = sum(arg0); } END { printa("%s %@d\n", @); }' -- \
	load_and_unload
same modules "$(grep mod out | sort)" "modload 1
modunload 1"
