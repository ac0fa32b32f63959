#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A file that two containers share, each through an overlay of its own, has one breakpoint for pid*, and each call fires
# once. A file that a container has changed has a breakpoint of its own.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
grep -qw overlay /proc/filesystems || { echo "the kernel has no overlayfs"; exit 77; }

mkdir image empty changed a b c
echo '__attribute__((noipa)) long twice(long n) { return 2 * n; }' >twice.c
cc -O1 -shared -fPIC -o image/libtwice.so twice.c
# Calls the function with the number for each line that it reads.
cat >calls.c <<'C'
#include <stdio.h>
#include <stdlib.h>
long twice(long n);
int main(int count, char **words)
{
	char line[16];

	while (count > 1 && fgets(line, sizeof(line), stdin))
		printf("%ld\n", twice(atoi(words[1]))), fflush(stdout);
	return 0;
}
C
cc -O1 -o image/calls calls.c -Limage -ltwice -Wl,-rpath,'$ORIGIN'
cp -p image/libtwice.so changed/
for name in a b; do mount -t overlay -o lowerdir=image:empty none $name; done
mount -t overlay -o lowerdir=changed:image none c
trap 'umount a b c; rm -rf "$dir"' EXIT

# begin DIRECTORY NUMBER: a process, whose standard input and output are those with the number
begin() {
	mkfifo "in$2" "out$2"
	"./$1/calls" "$2" <"in$2" >"out$2" &
	eval "exec $((10 + $2))>in$2 $((20 + $2))<out$2"
}
call() { echo >&$((10 + $1)) && read -r _ <&$((20 + $1)); }
begin image 1
begin a 2
begin b 3
begin c 4
for n in 1 2 3 4; do call $n; done
dtrace -qn 'BEGIN { printf("ready\n"); } pid*:libtwice.so:twice:entry { @[arg0] = count(); }
	END { printa("%d %@d\n", @); }' >out 2>err </dev/null &
tracer=$!
until grep -q ready out; do kill -0 "$tracer" 2>/dev/null || { cat err; fail "dtrace does not trace"; }; sleep 0.1; done
for n in 1 2 3 4; do call $n; done
kill -INT "$tracer"
wait "$tracer" || true
for n in 1 2 3 4; do eval "exec $((10 + n))>&- $((20 + n))<&-"; done
wait
same "calls" "$(grep -E '^[0-9]' out | sort)" "1 1
2 1
3 1
4 1"
