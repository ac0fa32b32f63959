// SPDX-License-Identifier: GPL-2.0
/*
 * Holds records back; see long_calls.h. The calls of a thread that wait are its
 * innermost ones: a caller is never shorter than what it calls.
 */
#include "out/long_calls.h"

#include <algorithm>
#include <utility>

namespace dt::out {

void LongCalls::show_known(std::vector<Waiting> &calls, uint64_t time)
{
	const auto known = std::ranges::find_if(calls, [&](const Waiting &call) {
		return time < call.entered || time - call.entered < least_;
	});

	for (auto call = calls.begin(); call != known; call++)
		for (const HeldLine &held : call->held)
			show_(held.record, held.cpu, held.step);
	calls.erase(calls.begin(), known);
}

/* Does the record wait, as the last one of the last of @calls? What has ended is dropped. */
bool LongCalls::holds(std::vector<Waiting> &calls, uint64_t time, const FlowStep &step) const
{
	/* These have no returns: they were lost, or are not traced. */
	const size_t last = step.depth + (step.kind == FlowKind::Leaves);
	while (!calls.empty() && calls.back().depth >= last)
		calls.pop_back();
	if (step.kind == FlowKind::Enters)
		calls.push_back({step.depth, time, {}});
	return !calls.empty() && step.kind != FlowKind::Leaves;
}

void LongCalls::take(uint64_t thread, uint64_t time, Bytes record, unsigned cpu, const FlowStep &step)
{
	std::vector<Waiting> &calls = threads_[thread];

	show_known(calls, time);
	const bool waits = holds(calls, time, step);
	if (waits)
		calls.back().held.push_back({{record.begin(), record.end()}, cpu, step});
	if (step.kind == FlowKind::Leaves)
		std::erase_if(calls, [&](const Waiting &call) { return call.depth >= step.depth; });
	const bool is_short = step.kind == FlowKind::Leaves && (!step.ns || *step.ns < least_);
	if (!waits && !is_short)
		show_(record, cpu, step);
	if (calls.empty())
		threads_.erase(thread);
}

void LongCalls::end(uint64_t time)
{
	for (auto &[thread, calls] : threads_)
		show_known(calls, time);
	threads_.clear();
}

} // namespace dt::out
