// SPDX-License-Identifier: GPL-2.0
/*
 * If a firing has several records, the arrow belongs to one of them. The
 * neighbouring records decide which: the records of a firing have the same
 * enabling, and their clauses are in the order of the program.
 */
#include "out/flow.h"

namespace dt::out {

namespace {

constexpr size_t kStep = 2;

/* "entry", "method-entry"; not "carpentry". */
bool is_named(std::string_view name, std::string_view what)
{
	return name.ends_with(what) && (name.size() == what.size() || name[name.size() - what.size() - 1] == '-');
}

} // namespace

FlowStep Flow::step(const run::Record &record, const run::Record *next)
{
	const Probe &probe = *record.probe;
	const bool goes_on = record.ecb == last_ecb_ && record.clause > last_clause_;
	const bool is_followed = next && next->ecb == record.ecb && next->clause > record.clause;
	const bool enters = is_named(probe.name, "entry") && !goes_on;
	const bool leaves = is_named(probe.name, "return") && !is_followed;

	last_ecb_ = record.ecb;
	last_clause_ = record.clause;
	if (leaves) {
		depth_ -= depth_ > 0;
		return {FlowKind::Leaves, depth_};
	}
	const size_t depth = depth_;
	depth_ += enters;
	return {enters ? FlowKind::Enters : FlowKind::Within, depth};
}

std::string flow_text(const FlowStep &step, const Probe &probe)
{
	std::string text(kStep * step.depth, ' ');

	switch (step.kind) {
	case FlowKind::Within: return text + "| " + std::string(probe.function) + ":" + std::string(probe.name);
	case FlowKind::Enters: text += probe.is_call ? " => " : " -> "; break;
	case FlowKind::Leaves: text += probe.is_call ? " <= " : " <- "; break;
	}
	return text + std::string(probe.function);
}

} // namespace dt::out
