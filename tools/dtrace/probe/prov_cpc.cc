// SPDX-License-Identifier: GPL-2.0
/*
 * Provider cpc: probes that fire each time a CPU has counted a number of
 * events.
 *
 *   EVENT-MODE-COUNT   cpu_cycles-user-1000000, page_faults-all-100
 *
 * EVENT is an event that the kernel or the processor counts. MODE says where it
 * is counted. COUNT events cause a firing, on each CPU separately. The number
 * of names is unlimited: -l shows each event with a usual count, and match()
 * creates the probe that a user writes. An event of the processor is listed if
 * this processor has it. A user may write others, which are rejected when they
 * are attached, so a script can be compiled on another machine.
 */
#include "probe/probe.h"

#include <algorithm>
#include <charconv>

#include "base/diag.h"
#include "base/fd.h"
#include "base/perf_event.h"
#include "probe/sample.h"

namespace dt {

namespace {

/* With a lower count a processor would do little else than to fire. */
constexpr uint64_t kLeastOfHardware = 5000;

struct Counted {
	std::string_view name;
	uint32_t type;
	uint64_t config;
	uint64_t listed;	   /* with this count; 0: another name of one above */
	uint64_t least;		   /* count */
	bool is_of_kernel = false; /* it happens in the kernel only */
};

#define SOFTWARE(name, event, listed, least) \
	{ \
		name, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_##event, listed, least \
	}
#define SCHEDULER(name, event, listed) \
	{ \
		name, PERF_TYPE_SOFTWARE, PERF_COUNT_SW_##event, listed, 1, true \
	}
#define HARDWARE(name, event, listed) \
	{ \
		name, PERF_TYPE_HARDWARE, PERF_COUNT_HW_##event, listed, kLeastOfHardware \
	}
constexpr Counted kCounted[] = {
	SOFTWARE("cpu_clock", CPU_CLOCK, 1'000'000, kShortestPeriod),
	SOFTWARE("task_clock", TASK_CLOCK, 1'000'000, kShortestPeriod),
	SOFTWARE("page_faults", PAGE_FAULTS, 100, 1),
	SOFTWARE("minor_faults", PAGE_FAULTS_MIN, 100, 1),
	SOFTWARE("major_faults", PAGE_FAULTS_MAJ, 1, 1),
	SCHEDULER("context_switches", CONTEXT_SWITCHES, 100),
	SCHEDULER("cpu_migrations", CPU_MIGRATIONS, 1),
	SOFTWARE("alignment_faults", ALIGNMENT_FAULTS, 1, 1),
	SOFTWARE("emulation_faults", EMULATION_FAULTS, 1, 1),
	HARDWARE("cpu_cycles", CPU_CYCLES, 1'000'000),
	HARDWARE("instructions", INSTRUCTIONS, 1'000'000),
	HARDWARE("cache_references", CACHE_REFERENCES, 100'000),
	HARDWARE("cache_misses", CACHE_MISSES, 10'000),
	HARDWARE("branch_instructions", BRANCH_INSTRUCTIONS, 100'000),
	HARDWARE("branch_misses", BRANCH_MISSES, 10'000),
	HARDWARE("bus_cycles", BUS_CYCLES, 1'000'000),
	HARDWARE("stalled_cycles_frontend", STALLED_CYCLES_FRONTEND, 1'000'000),
	HARDWARE("stalled_cycles_backend", STALLED_CYCLES_BACKEND, 1'000'000),
	HARDWARE("ref_cycles", REF_CPU_CYCLES, 1'000'000),
	SOFTWARE("faults", PAGE_FAULTS, 0, 1),
	SCHEDULER("cs", CONTEXT_SWITCHES, 0),
	SCHEDULER("migrations", CPU_MIGRATIONS, 0),
	HARDWARE("cycles", CPU_CYCLES, 0),
	HARDWARE("branches", BRANCH_INSTRUCTIONS, 0),
	HARDWARE("PAPI_tot_cyc", CPU_CYCLES, 0),
	HARDWARE("PAPI_tot_ins", INSTRUCTIONS, 0),
	HARDWARE("PAPI_br_ins", BRANCH_INSTRUCTIONS, 0),
	HARDWARE("PAPI_br_msp", BRANCH_MISSES, 0),
};
#undef SOFTWARE
#undef SCHEDULER
#undef HARDWARE

struct CountMode {
	std::string_view name;
	bool without_user, without_kernel;
};
constexpr CountMode kModes[] = {{"all", false, false}, {"user", false, true}, {"kernel", true, false}};

template <typename Row, size_t N>
const Row *find_named(const Row (&rows)[N], std::string_view name)
{
	const auto *row = std::ranges::find(rows, name, &Row::name);

	return row == std::end(rows) ? nullptr : row;
}

/* The three parts of a name; the first may have hyphens, too. Missing ones are empty. */
struct NameParts {
	std::string_view event, mode, count;
};

NameParts split(std::string_view name)
{
	const size_t second = name.rfind('-');
	const size_t first = second == 0 ? std::string_view::npos : name.rfind('-', second - 1);

	if (first == std::string_view::npos)
		return {name.substr(0, name.find('-')), {}, {}};
	return {name.substr(0, first), name.substr(first + 1, second - first - 1), name.substr(second + 1)};
}

std::string unknown_event(std::string_view event)
{
	NearName near(event);

	for (const Counted &counted : kCounted)
		near.consider(counted.name);
	const std::string hint = near.hint();
	return "no event is named " + std::string(event) + ": " + (hint.empty() ? "dtrace -l -P cpc lists them" : hint);
}

/* What fires the probe @name, or what is wrong with the name. */
Result<attach::PerfEvent> parse_event(std::string_view name)
{
	const NameParts parts = split(name);
	const Counted *counted = find_named(kCounted, parts.event);
	uint64_t count = 0;

	if (parts.count.empty())
		return Error{std::string(name) + " is not of the form EVENT-MODE-COUNT, cpu_clock-all-1000000"};
	if (!counted)
		return Error{unknown_event(parts.event)};
	const CountMode *mode = find_named(kModes, parts.mode);
	if (!mode)
		return Error{"no mode is named " + std::string(parts.mode) + ": there are all, user and kernel"};
	if (counted->is_of_kernel && mode->without_kernel)
		return Error{std::string(name) + " never fires: it is the kernel that switches, so write " +
			     std::string(counted->name) + "-kernel-" + std::string(parts.count)};
	const auto [rest, problem] = std::from_chars(parts.count.begin(), parts.count.end(), count);
	if (rest != parts.count.end())
		return Error{std::string(parts.count) + " is no count: a number comes last, as in " +
			     std::string(counted->name) + "-all-1000000"};
	if (problem != std::errc() || count > kLongestPeriod)
		return Error{std::string(parts.count) + " is too large"};
	if (count < counted->least)
		return Error{std::string(parts.count) + " is too small a count of " + std::string(counted->name) +
			     ": the least is " + std::to_string(counted->least)};
	return attach::PerfEvent{.type = counted->type,
				 .config = counted->config,
				 .period = count,
				 .without_user = mode->without_user,
				 .without_kernel = mode->without_kernel};
}

/* Does this processor count, and interrupt when it has? -x tracefs= stands for another kernel, of which that is not known. */
bool has_counters(const ProbeEnv &env)
{
	perf_event_attr attr = {};

	attr.type = PERF_TYPE_HARDWARE;
	attr.size = sizeof(attr);
	attr.config = PERF_COUNT_HW_CPU_CYCLES;
	attr.sample_period = kLeastOfHardware;
	attr.disabled = 1;
	return env.tracefs.empty() && perf_event_open(attr, 0, -1);
}

class CpcList final : public SampleList {
public:
	explicit CpcList(bool with_hardware)
	{
		for (const Counted &counted : kCounted) {
			if (counted.listed != 0 && (with_hardware || counted.type != PERF_TYPE_HARDWARE))
				add(std::string(counted.name) + "-all-" + std::to_string(counted.listed));
		}
	}

	/* A name without a provider is explained only if it begins like a name of this provider. */
	Reason explain(const ProbeDesc &desc) const override
	{
		if (is_glob(desc.name) || (is_glob(desc.provider) && !find_named(kCounted, split(desc.name).event)))
			return {};
		const Result<attach::PerfEvent> event = parse_event(desc.name);
		return {event ? "" : event.error().text()};
	}

protected:
	Result<attach::PerfEvent> parse(std::string_view name) const override { return parse_event(name); }
};

Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	return std::unique_ptr<ProbeList>(std::make_unique<CpcList>(has_counters(env)));
}

/* EVENT-MODE-COUNT, and what was meant to be. */
constexpr std::string_view kPatterns[] = {"*-*"};

} // namespace

constinit const Provider kCpcProvider = {"cpc", kPatterns, open,
					 stability::of_kernel(stability::kEvolving, stability::kEvolvingCpu,
							      stability::kEvolving)};

} // namespace dt
