#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# CAP_DAC_READ_SEARCH adds functions, system calls and tracepoints; CAP_SYSLOG adds names and variables; CAP_SYS_PTRACE
# adds processes of other users; CAP_SYS_ADMIN adds watched memory.
. "$(dirname "$0")/rights.bash"
with_process
rights=bpf,perfmon,dac_read_search
for what in functions calls threads; do try $what works ok with $rights; done
for what in variables names static; do try $what refused "$hidden" with $rights; done
rights+=,syslog
for what in variables names static; do try $what works ok with $rights; done
try process refused 'Permission denied' with $rights
rights+=,sys_ptrace
try process works ok with $rights
try memory refused 'CAP_SYS_ADMIN' with $rights
rights+=,sys_admin
try memory works ok with $rights
