/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Watches a process by a descriptor.
 *
 * The kernel gives the number of a process that has ended to a new one. A number
 * thus cannot tell whether a process still runs. A descriptor stands for one
 * process, and poll(2) can wait for it together with the other events.
 */
#ifndef DTRACE_BASE_PIDFD_H
#define DTRACE_BASE_PIDFD_H

#include <sys/syscall.h>
#include <unistd.h>

#include "base/fd.h"

namespace dt {

/* Stands for process @pid, even when another process has got the number. Readable when the process has ended. */
inline Result<Fd> open_pidfd(pid_t pid)
{
	Fd fd(static_cast<int>(syscall(SYS_pidfd_open, pid, 0)));

	if (!fd)
		return Error{"cannot watch process " + std::to_string(pid), errno};
	return fd;
}

} // namespace dt

#endif
