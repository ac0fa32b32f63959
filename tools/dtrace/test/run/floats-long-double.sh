#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The 80 bits of a long double are read and printed.
. "$(dirname "$0")/common.sh"

# 80 bits of a long double: 1.5, as the processor stores it.
printf '\0\0\0\0\0\0\0\300\377\77\0\0\0\0\0\0' >number
status 0 dtrace -qn 'syscall::write:entry /execname == "dd" && arg2 == 16/
	{ this->p = (long double *)copyin(arg1, 16); printf("%Lf %Lg", *this->p, *this->p); exit(0); }' \
	-c 'dd if=number of=/dev/null bs=16 status=none'
same 'a long double' "$(cat out)" '1.500000 1.5'
