#!/usr/sbin/dtrace -Cs
/* SPDX-License-Identifier: GPL-2.0 */
#include <sys/types.h>
#include <sys/stat.h>
#include <sys/socket.h>
#include <linux/fcntl.h>

#pragma D option quiet

#ifndef LIMIT
#define LIMIT 2
#endif
#define IS_OPEN(name) ((name) == "openat" || (name) == "open")
#define SHOW(text, value) printf("%-12s %d\n", text, value)

syscall::open*:entry
/execname == "dd" && IS_OPEN(probefunc) && (arg2 & O_CREAT) && n++ < LIMIT/
{
	SHOW("mode", arg3 & 0777);
	SHOW("truncates", (arg2 & O_TRUNC) != 0);
}

END
{
	SHOW("AF_INET", AF_INET);
	SHOW("mode_t", sizeof (mode_t));
	SHOW("limit", LIMIT);
}
==== 0 -C -DLIMIT=1 -c 'sh -c "dd if=data of=copy status=none; dd if=data of=copy2 status=none"'
mode         438
truncates    1
AF_INET      2
mode_t       4
limit        1
