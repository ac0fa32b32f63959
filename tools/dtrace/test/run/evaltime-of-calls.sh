#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x evaltime, clauses on system calls see nothing of what runs before that place; without it, they see the dynamic
# linker.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >library.c <<'C'
#include <unistd.h>
__attribute__((constructor)) static void early(void) { close(1001); }
void from_library(void) { }
C
cat >program.c <<'C'
#include <unistd.h>
void from_library(void);
__attribute__((constructor)) static void own(void) { close(1002); }
int main(void) { from_library(); close(1003); return 0; }
C
cc -O1 -shared -fPIC -o libearly.so library.c
cc -O1 -o program program.c -L. -learly -Wl,-rpath,"$PWD"

# seen WANTED ARGUMENT...
seen() {
	local wanted=$1
	shift
	status 0 dtrace "$@" -qn 'syscall::close:entry /pid == $target && arg0 > 1000/ { printf(" %d", arg0); }
		syscall::openat:entry /pid == $target && !opened && basename(copyinstr(arg1)) == "libearly.so"/ {
			opened = 1; printf(" opened"); }' \
		-c ./program
	same "$*" "$(cat out)" " $wanted"
}

seen "opened 1001 1002 1003"
seen "opened 1001 1002 1003" -x evaltime=exec
seen "1001 1002 1003" -x evaltime=preinit
seen "1002 1003" -x evaltime=postinit
seen "1003" -x evaltime=main
