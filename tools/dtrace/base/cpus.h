/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Lists of CPUs, as /sys/devices/system/cpu has them.
 */
#ifndef DTRACE_BASE_CPUS_H
#define DTRACE_BASE_CPUS_H

#include <string>
#include <vector>

#include "base/result.h"

namespace dt {

/* Numbers of CPUs, ascending. */
using CpuList = std::vector<unsigned>;

/* The CPUs of a list such as "0-3,5"; nothing if it is malformed. */
CpuList parse_cpu_list(const std::string &text);

/* The CPUs that run programs now, and all that may do so at some time. An error if there is no list of them. */
Result<CpuList> online_cpus();
Result<CpuList> possible_cpus();

bool contains(const CpuList &cpus, unsigned cpu);

/* The result of a look at the CPUs. */
struct CpuLook {
	CpuList online;
	CpuList stayed; /* the CPUs of @online that have not been offline since the last look */
};

} // namespace dt

#endif
