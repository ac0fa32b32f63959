// SPDX-License-Identifier: GPL-2.0
/*
 * The list of probes that perf events fire; see sample.h.
 *
 * Providers differ only in their names: parse() of the provider turns a name into
 * an event, and everything else is here.
 */
#include "probe/sample.h"

#include <algorithm>

#include "probe/description.h"

namespace dt {

Probe SampleList::at(uint32_t index) const
{
	Probe probe;

	probe.name = entries_[index].name;
	probe.attachment = entries_[index].event;
	probe.args = &kSampleArgs;
	probe.types = kSampleTypes;
	return probe;
}

Status SampleList::match(const ProbeDesc &desc, std::vector<uint32_t> &indexes)
{
	if (!is_glob(desc.name) && std::ranges::find(entries_, desc.name, &Entry::name) == entries_.end())
		add(desc.name);
	return ProbeList::match(desc, indexes);
}

void SampleList::add(const std::string &name)
{
	if (const Result<attach::PerfEvent> event = parse(name))
		entries_.push_back({name, *event});
}

} // namespace dt
