#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Processes that start on a CPU that came online during tracing, or was offline between two looks for CPUs, are traced.
. "$(dirname "$0")/common.sh"

cpu=$(($(nproc) - 1))
switch=/sys/devices/system/cpu/cpu$cpu/online
[ -w "$switch" ] || { echo "CPU $cpu cannot be switched off"; exit 77; }
trap 'echo 1 >"$switch"; rm -rf "$dir"' EXIT

echo 'provider shop { probe order(int); };' >shop.d
dtrace -h -s shop.d
# It fires when somebody traces it, and more than once: the kernel tells a process that it is traced a moment before the
# probe can fire.
cat >shop.c <<'C'
#include <stdlib.h>
#include <unistd.h>
#include "shop.h"

int main(int argc, char **argv)
{
	while (!SHOP_ORDER_ENABLED())
		usleep(1000);
	for (int i = 0; i < 20; i++) {
		SHOP_ORDER(atoi(argv[argc - 1]));
		usleep(5000);
	}
	return 0;
}
C
cc -O1 -o shop shop.c

come() {
	echo 1 >"$switch"
	taskset -c $cpu ./shop 1
	taskset -c $cpu ./shop 2
	echo 0 >"$switch"
	echo 1 >"$switch"
	taskset -c $cpu ./shop 3
}
echo 0 >"$switch"
traced -Z -x statusrate=100ms -n 'shop*:::order { printf("%d\n", arg0); }' -- come
same "orders" "$(uniq out | tr '\n' ' ')" "1 2 3 "
