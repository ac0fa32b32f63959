#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Headers of the C library and of the kernel can be included, each alone and all together.
. "$(dirname "$0")/common.sh"

libc='stdio.h stdlib.h string.h unistd.h endian.h sys/types.h sys/stat.h sys/socket.h netinet/in.h netinet/tcp.h'
kernel='linux/in.h linux/fs.h linux/fcntl.h'

# includes HEADER...: a program with these headers compiles
includes() {
	printf '#include <%s>\n' "$@" >program.d
	echo 'BEGIN { trace(sizeof (int)); exit(0); }' >>program.d
	status 0 dtrace -qCs program.d
	same "$*" "$(cat out)" 4
}
for header in $libc $kernel; do includes "$header"; done
# Together in the order that C needs: linux/in.h leaves out what netinet/in.h has defined.
# shellcheck disable=SC2086
includes $libc $kernel
