// SPDX-License-Identifier: GPL-2.0
/*
 * Provider vminfo: memory management on behalf of processes.
 *
 * Linux has no tracepoints for these events, so the kernel has static probes for
 * them. D libraries describe the arguments.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kArea[] = {{"struct vm_area_struct *", "dt_vm_area"}, {"uintptr_t", "dt_vm_address"}};

constexpr Row kVminfoRows[] = {
	{"cow_fault", Event::Site, "vminfo", "cow_fault", "", kArea},
	{"maj_fault", Event::Site, "vminfo", "maj_fault", "", kArea},
	{"zfod", Event::Site, "vminfo", "zfod", "", kArea},
};
constexpr auto kVminfoNames = derived::names(kVminfoRows);

} // namespace

constinit const Provider kVminfoProvider = {"vminfo", kVminfoNames,
					    [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						    return derived::open(env, "vminfo", kVminfoRows);
					    }};

} // namespace dt
