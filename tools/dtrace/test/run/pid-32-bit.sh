#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# For a 32-bit command, the message says that its functions are not traced, and not that it has ended.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
[ -e /proc/sys/abi/vsyscall32 ] || { echo "this kernel runs no 32-bit programs"; exit 77; }

printf '%s\n' '.globl _start' '_start: mov $1, %eax' 'xor %ebx, %ebx' 'int $0x80' >program.s
as --32 -o program.o program.s
ld -m elf_i386 -o program program.o
status 1 dtrace -qn 'pid$target:::entry' -c ./program
grep -q "'./program' is a 32-bit program: this version cannot trace its functions or stop it for -x evaltime" err
