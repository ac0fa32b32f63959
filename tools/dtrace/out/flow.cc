// SPDX-License-Identifier: GPL-2.0
/*
 * If a firing has several records, the arrow belongs to one of them. The
 * neighbouring records decide which: the records of a firing have the same
 * enabling, and their clauses are in the order of the program.
 *
 * A thread that ends within a call leaves its list behind. So the threads that
 * have been silent for the longest time are forgotten when there are many.
 */
#include "out/flow.h"

#include <algorithm>

#include "base/diag.h"
#include "out/columns.h"

namespace dt::out {

namespace {

constexpr size_t kStep = 2;
constexpr size_t kMostThreads = 1u << 16;
/* Entries without returns are not remembered without end. */
constexpr size_t kDeepest = 4096;
constexpr std::string_view kEntry = "entry", kReturn = "return";

/* "entry", "method-entry"; not "carpentry". */
bool is_named(std::string_view name, std::string_view what)
{
	return name.ends_with(what) && (name.size() == what.size() || name[name.size() - what.size() - 1] == '-');
}

} // namespace

/*
 * A static probe with a name of its own, such as method-entry, may be in another function than method-return is. Such
 * calls are known by the first part of this name.
 */
Flow::OpenCall Flow::call_of(const Probe &probe, std::string_view what, uint64_t time)
{
	OpenCall call = {probe.provider, probe.module, {}, probe.name, time};

	call.prefix.remove_suffix(what.size());
	if (call.prefix.empty())
		call.function = probe.function;
	return call;
}

bool Flow::OpenCall::is_of(const OpenCall &other) const
{
	return function == other.function && module == other.module && provider == other.provider &&
	       prefix == other.prefix;
}

FlowStep Flow::leave(FlowThread &thread, const OpenCall &ended, uint64_t time)
{
	const auto found = std::find_if(thread.calls.rbegin(), thread.calls.rend(),
					[&](const OpenCall &call) { return call.is_of(ended); });

	if (found == thread.calls.rend())
		return {FlowKind::Leaves, thread.calls.size()};
	const uint64_t entered = found->entered;
	thread.calls.erase(std::prev(found.base()), thread.calls.end());
	FlowStep step = {FlowKind::Leaves, thread.calls.size()};
	if (entered && time >= entered)
		step.ns = time - entered;
	return step;
}

FlowStep Flow::step(const run::Record &record, unsigned cpu, uint64_t time, const run::Record *next)
{
	FlowThread &thread = threads_[thread_key(record, cpu)];
	const Probe &probe = *record.probe;
	const bool goes_on = record.ecb == thread.last_ecb && record.clause > thread.last_clause;
	const bool is_followed = next && next->ecb == record.ecb && next->clause > record.clause;
	const bool enters = is_named(probe.name, kEntry) && !goes_on;
	const bool leaves = is_named(probe.name, kReturn) && !is_followed;

	thread.last_ecb = record.ecb;
	thread.last_clause = record.clause;
	thread.last = ++records_;
	if (leaves)
		return leave(thread, call_of(probe, kReturn, time), time);
	const FlowStep step = {enters ? FlowKind::Enters : FlowKind::Within, thread.calls.size()};
	if (enters && thread.calls.size() < kDeepest)
		thread.calls.push_back(call_of(probe, kEntry, time));
	if (threads_.size() > kMostThreads)
		forget_silent_threads();
	return step;
}

/* The half of them whose last records are the oldest. */
void Flow::forget_silent_threads()
{
	const uint64_t half = threads_.size() / 2;
	std::vector<uint64_t> numbers;

	for (const auto &[key, thread] : threads_)
		numbers.push_back(thread.last);
	std::ranges::nth_element(numbers, numbers.begin() + static_cast<ptrdiff_t>(half));
	std::erase_if(threads_, [&](const auto &entry) { return entry.second.last < numbers[half]; });
}

uint64_t thread_key(const run::Record &record, unsigned cpu)
{
	constexpr uint64_t of_cpu = uint64_t{1} << 32;

	return record.thread ? record.thread : of_cpu + cpu;
}

std::string duration_text(uint64_t ns)
{
	struct DurationUnit {
		uint64_t ns;
		const char *name;
	};
	static constexpr DurationUnit kUnits[] = {{kNsPerSecond, "s"}, {1'000'000, "ms"}, {1'000, "us"}, {1, "ns"}};
	const DurationUnit &unit =
		*std::ranges::find_if(kUnits, [&](const DurationUnit &u) { return ns >= u.ns || u.ns == 1; });
	const auto whole = static_cast<unsigned long long>(ns / unit.ns);
	const auto thousandths = static_cast<unsigned>(ns % unit.ns * 1000 / unit.ns);

	if (unit.ns == 1 || whole >= 100)
		return format("%llu %s", whole, unit.name);
	if (whole >= 10)
		return format("%llu.%u %s", whole, thousandths / 100, unit.name);
	return format("%llu.%02u %s", whole, thousandths / 10, unit.name);
}

run::RecordValue result_of(const run::Record &record, const Type &type)
{
	const unsigned unused = 64 - 8 * std::clamp(type.size, 1u, 8u);
	const uint64_t bits = record.result << unused;
	run::RecordValue value;

	value.is_signed = type.is_signed;
	value.number = type.is_signed ? static_cast<uint64_t>(static_cast<int64_t>(bits) >> unused) : bits >> unused;
	return value;
}

namespace {

std::string result_text(const run::Record &record, const Type &type)
{
	const run::RecordValue value = result_of(record, type);

	if (type.is_pointer())
		return format("0x%llx", static_cast<unsigned long long>(value.number));
	return value.is_signed ? std::to_string(static_cast<int64_t>(value.number)) : std::to_string(value.number);
}

} // namespace

std::string flow_text(const FlowStep &step, const run::Record &record)
{
	const Probe &probe = *record.probe;
	std::string text(kStep * step.depth, ' ');

	switch (step.kind) {
	case FlowKind::Within: return text + "| " + std::string(probe.function) + ":" + std::string(probe.name);
	case FlowKind::Enters: text += probe.is_call ? " => " : " -> "; break;
	case FlowKind::Leaves: text += probe.is_call ? " <= " : " <- "; break;
	}
	text += probe.function;
	if (step.has_times && step.ns)
		text += "  " + duration_text(*step.ns);
	if (step.result)
		text += " = " + result_text(record, *step.result);
	return text;
}

} // namespace dt::out
