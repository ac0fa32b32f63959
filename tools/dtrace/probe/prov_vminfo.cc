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

/* arg0 is the increment of a counter, as in provider sysinfo. What only faults have comes after it. */
constexpr std::string_view kFault[] = {"dt_vm_one", "dt_vm_none", "dt_vm_start", "dt_vm_address"};
constexpr std::string_view kOne[] = {"dt_vm_one", "dt_vm_none"};
constexpr std::string_view kPages[] = {"dt_vm_pages", "dt_vm_none"};
constexpr TranslatedArg kFaultArgs[] = {{"int64_t", "dt_vm_one"},
					{"int64_t", "dt_vm_none"},
					{"struct vm_area_struct *", "dt_vm_area"},
					{"uintptr_t", "dt_vm_address"}};
constexpr TranslatedArg kOneArgs[] = {{"int64_t", "dt_vm_one"}, {"int64_t", "dt_vm_none"}};
constexpr TranslatedArg kPagesArgs[] = {{"int64_t", "dt_vm_pages"}, {"int64_t", "dt_vm_none"}};

/* @event: a static probe, or the entry of a function, that has the mapping and the address as its first arguments */
constexpr Row at_fault(std::string_view name, Event event, std::string_view target, std::string_view guard = "")
{
	return {.name = name,
		.event = event,
		.group = event == Event::Site ? "vminfo" : "",
		.target = target,
		.guard = guard,
		.args = kFaultArgs,
		.words = kFault};
}

constexpr Row at_transfer(std::string_view name, std::string_view guard, std::span<const TranslatedArg> args,
			  std::span<const std::string_view> words)
{
	return {.name = name,
		.event = Event::Entry,
		.group = "",
		.target = "submit_bio",
		.guard = guard,
		.args = args,
		.words = words};
}

constexpr Row kVminfoRows[] = {
	at_fault("as_fault", Event::Entry, "handle_mm_fault", "dt_vm_is_first"),
	at_fault("cow_fault", Event::Site, "cow_fault"),
	at_fault("maj_fault", Event::Site, "maj_fault"),
	at_transfer("pgin", "dt_vm_is_read", kOneArgs, kOne),
	at_transfer("pgout", "dt_vm_is_written", kOneArgs, kOne),
	at_transfer("pgpgin", "dt_vm_is_read", kPagesArgs, kPages),
	at_transfer("pgpgout", "dt_vm_is_written", kPagesArgs, kPages),
	at_fault("zfod", Event::Site, "zfod"),
};
constexpr auto kVminfoNames = derived::names(kVminfoRows);

} // namespace

constinit const Provider kVminfoProvider = {"vminfo", kVminfoNames,
					    [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						    return derived::open(env, "vminfo", kVminfoRows);
					    },
					    stability::kCounters};

} // namespace dt
