/* SPDX-License-Identifier: GPL-2.0 */
/* Files of the kernel that tests write to and read. */
#ifndef _DTRACE_FILES_H
#define _DTRACE_FILES_H

/* Write to a file of the kernel: 0 or -errno. */
int dt_write_file(const char *path, const char *text);

/* Read what open() has returned to its end, and close it: 0 or -errno. */
int dt_read_all(int fd);

#endif /* _DTRACE_FILES_H */
