// SPDX-License-Identifier: GPL-2.0
/* See fail.h. */
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <linux/kernel.h>
#include <sys/mman.h>
#include <sys/mount.h>

#include "fail.h"
#include "files.h"

#define DEBUGFS		"/sys/kernel/debug"
#define KMEMLEAK	DEBUGFS "/kmemleak"

int fail_prepare(void)
{
	static const char *const settings[][2] = {
		{ DEBUGFS "/failslab/ignore-gfp-wait", "N" },
		{ DEBUGFS "/failslab/verbose", "0" },
		{ DEBUGFS "/fail_page_alloc/ignore-gfp-wait", "N" },
		{ DEBUGFS "/fail_page_alloc/ignore-gfp-highmem", "N" },
		{ DEBUGFS "/fail_page_alloc/min-order", "0" },
		{ DEBUGFS "/fail_page_alloc/verbose", "0" },
		/* For fail_rest(): only threads that ask for it. */
		{ DEBUGFS "/failslab/task-filter", "Y" },
		{ DEBUGFS "/failslab/interval", "1" },
		{ DEBUGFS "/failslab/times", "-1" },
		{ DEBUGFS "/failslab/probability", "100" },
		{ DEBUGFS "/fail_page_alloc/task-filter", "Y" },
		{ DEBUGFS "/fail_page_alloc/interval", "1" },
		{ DEBUGFS "/fail_page_alloc/times", "-1" },
		{ DEBUGFS "/fail_page_alloc/probability", "100" },
	};
	int i, err = 0;

	mount("debugfs", DEBUGFS, "debugfs", 0, NULL);
	for (i = 0; i < ARRAY_SIZE(settings) && !err; i++)
		err = dt_write_file(settings[i][0], settings[i][1]);
	if (!err && mlockall(MCL_CURRENT | MCL_FUTURE))
		err = -errno;
	return err;
}

int fail_open(void)
{
	int fd = open("/proc/thread-self/fail-nth", O_RDWR | O_CLOEXEC);

	return fd < 0 ? -errno : fd;
}

/* The counter is 0 after the failure, and also if it was not set. */
static __thread bool is_armed;

int fail_arm(int fd, unsigned int nth)
{
	char text[16];
	int size = snprintf(text, sizeof(text), "%u", nth);

	is_armed = nth;
	return pwrite(fd, text, size, 0) == size ? 0 : -errno;
}

int fail_disarm(int fd)
{
	bool was_armed = is_armed;
	char text[16] = "";
	int err;

	if (pread(fd, text, sizeof(text) - 1, 0) <= 0)
		return -errno;
	err = fail_arm(fd, 0);
	return err ?: was_armed && !atoi(text);
}

/* An allocation fails if it is not smaller than the space that is left. */
static int allow(const char *space, int size)
{
	char text[16];

	snprintf(text, sizeof(text), "%d", size + 1);
	return dt_write_file(space, text);
}

int fail_rest(int bytes, int pages)
{
	/* It stays open, because to open it again would take memory. */
	static __thread int task = -1;
	int err;

	if (bytes < 0)
		return pwrite(task, "0", 1, 0) == 1 ? 0 : -errno;
	if (task < 0)
		task = open("/proc/thread-self/make-it-fail", O_RDWR | O_CLOEXEC);
	if (task < 0)
		return -errno;
	err = allow(DEBUGFS "/failslab/space", bytes) ?:
	      allow(DEBUGFS "/fail_page_alloc/space", pages);
	if (err)
		return err;
	return pwrite(task, "1", 1, 0) == 1 ? 0 : -errno;
}

int fail_leaks(char *text, size_t size)
{
	int i, err, fd;
	ssize_t n;

	mount("debugfs", DEBUGFS, "debugfs", 0, NULL);
	/* The second scan sees what the first one found too young. */
	for (i = 0; i < 2; i++) {
		sleep(6);
		err = dt_write_file(KMEMLEAK, "scan");
		if (err)
			return err;
	}
	fd = open(KMEMLEAK, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return -errno;
	n = read(fd, text, size - 1);
	text[n < 0 ? 0 : n] = '\0';
	err = n < 0 ? -errno : 0;
	close(fd);
	return err;
}
