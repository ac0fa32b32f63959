// SPDX-License-Identifier: GPL-2.0
/*
 * Provider vminfo: memory management on behalf of processes.
 *
 * Linux has no tracepoints for faults, so the kernel has static probes for them. What
 * is paged in and out is, as in /proc/vmstat, what is read from block devices and
 * written to them. D libraries describe the arguments.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kArea[] = {{"struct vm_area_struct *", "dt_vm_area"}, {"uintptr_t", "dt_vm_address"}};

/* arg0 is the increment of a counter, as in provider sysinfo. */
constexpr std::string_view kOne[] = {"dt_vm_one", "dt_vm_none"};
constexpr std::string_view kPages[] = {"dt_vm_pages", "dt_vm_none"};

constexpr Row at_transfer(std::string_view name, std::string_view guard, std::span<const std::string_view> words)
{
	return {.name = name,
		.event = Event::Entry,
		.group = "",
		.target = "submit_bio",
		.guard = guard,
		.args = {},
		.words = words};
}

constexpr Row kVminfoRows[] = {
	{"cow_fault", Event::Site, "vminfo", "cow_fault", "", kArea},
	{"maj_fault", Event::Site, "vminfo", "maj_fault", "", kArea},
	at_transfer("pgin", "dt_vm_is_read", kOne),
	at_transfer("pgout", "dt_vm_is_written", kOne),
	at_transfer("pgpgin", "dt_vm_is_read", kPages),
	at_transfer("pgpgout", "dt_vm_is_written", kPages),
	{"zfod", Event::Site, "vminfo", "zfod", "", kArea},
};
constexpr auto kVminfoNames = derived::names(kVminfoRows);

} // namespace

constinit const Provider kVminfoProvider = {"vminfo", kVminfoNames,
					    [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						    return derived::open(env, "vminfo", kVminfoRows);
					    },
					    stability::kCounters};

} // namespace dt
