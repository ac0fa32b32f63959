/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Opens perf events. Rings of records, links of tracepoints and counters, and
 * reports of what processes map are all perf events.
 *
 * The C library has no function for this system call, so all these parts share this
 * one. A command that dtrace starts does not inherit the descriptor.
 */
#ifndef DTRACE_BASE_PERF_EVENT_H
#define DTRACE_BASE_PERF_EVENT_H

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/fd.h"

namespace dt {

/* perf_event_open(2), for which the C library has no function: of process @pid (-1: all) on @cpu (-1: any). */
inline Fd perf_event_open(const perf_event_attr &attr, int pid, int cpu)
{
	return Fd(static_cast<int>(syscall(SYS_perf_event_open, &attr, pid, cpu, -1, PERF_FLAG_FD_CLOEXEC)));
}

} // namespace dt

#endif
