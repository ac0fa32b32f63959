#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Memory of a process that runs already is watched by its address, with -p.
. "$(dirname "$0")/common.sh"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$dir"' EXIT

cat >waiting.c <<'E'
#include <stdio.h>

volatile int value;

int main(void)
{
	printf("%p\n", (void *)&value);
	fflush(stdout);
	while (getchar() != EOF)
		value++;
	return 0;
}
E
gcc -O1 -o waiting waiting.c
mkfifo input.fifo
./waiting <input.fifo >address &
exec 3>input.fifo
wait_for test -s address
status 0 dtrace -qn "BEGIN { system(\"printf abc >input.fifo\"); }
	watch::$(cat address)/4:write { n++; } watch::$(cat address)/4:write /n == 3/ { exit(0); }
	END { printf(\"%d\n\", n); }" -w -p $!
same "writes of process" "$(cat out)" 3
exec 3>&-
