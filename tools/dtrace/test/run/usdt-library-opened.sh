#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Static probes of a library that a traced process opens are traced from then on, by number and by a pattern.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
note_objects

echo 'provider shop { probe order(int); };' >shop.d
dtrace -h -s shop.d
# It fires when it knows that somebody traces it, and again and again: the kernel tells a process that it is traced a
# moment before the probe can fire.
cat >late.c <<'C'
#include <unistd.h>
#include "shop.h"

void fire(int count)
{
	while (!SHOP_ORDER_ENABLED())
		usleep(1000);
	for (int n = 0;; n = (n + 1) % count) {
		SHOP_ORDER(20 + n);
		usleep(1000);
	}
}
C
cat >opens.c <<'C'
#include <dlfcn.h>

int main(void)
{
	void (*fire)(int) = dlsym(dlopen("./late.so", RTLD_NOW), "fire");

	fire(3);
	return 0;
}
C
cc -O1 -shared -fPIC -o late.so late.c
cc -O1 -o opens opens.c -ldl

for provider in 'shop$target' 'shop*'; do
	status 0 dtrace -Z -qn "$provider"':late.so::order /begun || arg0 == 20/ {
			begun = 1;
			printf("%s %s %d\n", probemod, probefunc, arg0);
		}
		'"$provider"':late.so::order /begun && arg0 == 22/ { exit(0); }' -c ./opens
	same "$provider" "$(cat out)" "late.so fire 20
late.so fire 21
late.so fire 22"
	[ ! -s err ] || fail "$(cat err)"
done
wait_for as_before
