// SPDX-License-Identifier: GPL-2.0
/* See files.h. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "files.h"

int dt_write_file(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC), err;

	if (fd < 0)
		return -errno;
	err = write(fd, text, strlen(text)) < 0 ? -errno : 0;
	close(fd);
	return err;
}

int dt_read_all(int fd)
{
	char text[4096];
	ssize_t n;

	if (fd < 0)
		return -errno;
	do {
		n = read(fd, text, sizeof(text));
	} while (n > 0);
	n = n < 0 ? -errno : 0;
	close(fd);
	return n;
}
