/* SPDX-License-Identifier: GPL-2.0 */
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
