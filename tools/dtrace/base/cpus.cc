// SPDX-License-Identifier: GPL-2.0
/*
 * Reads lists of CPUs; see cpus.h, and Documentation/admin-guide/cputopology.rst for their format.
 */
#include "base/cpus.h"

#include <algorithm>
#include <cstdio>

#include "base/fd.h"

namespace dt {

namespace {

Result<CpuList> read_cpu_list(const std::string &path)
{
	const Result<std::string> text = read_file(path);

	if (!text)
		return text.error();
	CpuList list = parse_cpu_list(*text);
	if (list.empty())
		return Error{path + " holds no list of CPUs but \"" + text->substr(0, text->find('\n')) + '"'};
	return list;
}

} // namespace

CpuList parse_cpu_list(const std::string &text)
{
	constexpr unsigned max_cpu = 1u << 16;
	CpuList list;
	const char *at = text.c_str();

	while (*at && *at != '\n') {
		unsigned first = 0, last = 0;
		int used = 0;

		if (std::sscanf(at, "%u%n", &first, &used) != 1)
			return {};
		at += used;
		last = first;
		if (*at == '-') {
			if (std::sscanf(at + 1, "%u%n", &last, &used) != 1)
				return {};
			at += 1 + used;
		}
		if (*at == ',')
			at++;
		else if (*at && *at != '\n')
			return {};
		if (last >= max_cpu || last < first)
			return {};
		for (unsigned cpu = first; cpu <= last; cpu++)
			list.push_back(cpu);
	}
	return list;
}

Result<CpuList> online_cpus()
{
	return read_cpu_list("/sys/devices/system/cpu/online");
}

Result<CpuList> possible_cpus()
{
	return read_cpu_list("/sys/devices/system/cpu/possible");
}

bool contains(const CpuList &cpus, unsigned cpu)
{
	return std::ranges::find(cpus, cpu) != cpus.end();
}

} // namespace dt
