#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

struct request {
	int fd;
	size_t size;
};

typedef struct reqinfo {
	string ri_what;
	int ri_fd;
	long ri_kib;
} reqinfo_t;

translator reqinfo_t < struct request *R > {
	ri_what = R->fd == 0 ? "stdin" : R->fd == 1 ? "stdout" : "file";
	ri_fd = R->fd;
	ri_kib = R->size / 1024;
};

struct request req;

syscall::read:entry
/pid == $target && arg2 == 2048/
{
	req.fd = arg0;
	req.size = arg2;
	printf("%s %d\n", xlate <reqinfo_t *> (&req)->ri_what, xlate <reqinfo_t *> (&req)->ri_fd);
	printf("%d\n", xlate <reqinfo_t> (&req).ri_kib);
}
==== 0 -c 'dd if=data of=/dev/null bs=2048 count=1 status=none'
stdin 0
2
