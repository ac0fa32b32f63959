// SPDX-License-Identifier: GPL-2.0
/*
 * Provider sdt: static probes that mark kernel code, and tracepoints. Provider
 * rawtp: tracepoints with their own parameters instead of a record.
 *
 * tracefs lists the kernel's static probes in dtrace/sdt, with a line for each
 * function that has sites of a probe:
 *
 *   7 2 0 io vmlinux folio_wait_bit_common wait-start (struct folio *, int)
 *   │ │ │ │  │       └ function; of a module: "name [module]"
 *   │ │ │ │  └ module
 *   │ │ │ └ provider, as the kernel calls it
 *   │ │ └ is it on?
 *   │ └ sites in this function
 *   └ number of the probe
 *
 * A probe is sdt:MODULE:FUNCTION:NAME, as for all sdt probes. A probe with
 * sites in several functions is listed once per function. The resulting probes
 * share one switch, so a program on one of them must check where it fired; see
 * attach::Site::is_shared. If two static functions have the same name, they
 * share a probe.
 *
 * Tracepoints are listed in available_events, "sched:sched_switch". Their
 * probes are sdt:SUBSYSTEM::EVENT, without a function, as elsewhere. Events
 * that users have made from kprobes and the like are no tracepoints;
 * dynamic_events names them. The record of a tracepoint is read when the
 * tracepoint is enabled (tracepoint.h).
 *
 * If the kernel lacks one of the files, it has no probes of that kind, which is
 * no error. Provider fbt reports that tracefs is missing altogether.
 */
#include "probe/probe.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "base/each_line.h"
#include "base/words.h"
#include "probe/arg_lists.h"
#include "probe/tracefs.h"
#include "probe/tracepoint.h"
#include "type/btf.h"

namespace dt {

namespace {

constexpr const char *kSitesFile = "/dtrace/sdt";
constexpr const char *kEventsFile = "/available_events";
constexpr const char *kMadeFile = "/dynamic_events";

/* The kernel may list events of these systems that are not tracepoints of its own, nor made from one. */
constexpr std::string_view kNoTracepoints[] = {"ftrace", "user_events"};

constexpr size_t kMaxSiteArgs = 6;

/* The code that fires the probe stores all values, so the places of its arguments say nothing but their number. */
constexpr std::array<ArgList, kMaxSiteArgs + 1> kArgs = [] {
	std::array<ArgList, kMaxSiteArgs + 1> lists;

	for (uint8_t n = 0; n <= kMaxSiteArgs; n++)
		lists[n].count = n;
	return lists;
}();

/* Texts of tracefs, which has them at @place; empty if there are none. */
struct Files {
	std::string_view place, sites, events, made;
};

/* "p:GROUP/EVENT ...", "r16:...", "s:..." of each event that users have made, as "GROUP/EVENT". */
std::unordered_set<std::string_view> made_events(std::string_view text)
{
	std::unordered_set<std::string_view> events;

	for_each_line(text, [&](std::string_view line) {
		const size_t begin = line.find(':') + 1;

		events.insert(line.substr(begin, line.find_first_of(" \t", begin) - begin));
	});
	return events;
}

/* In the order of available_events. */
std::vector<Tracepoint> tracepoints_of(const Files &files)
{
	const std::unordered_set<std::string_view> made = made_events(files.made);
	std::vector<Tracepoint> list;

	for_each_line(files.events, [&](std::string_view line) {
		const size_t colon = line.find(':');

		if (colon == 0 || colon == std::string_view::npos || colon + 1 == line.size())
			return;
		const std::string_view subsystem = line.substr(0, colon), name = line.substr(colon + 1);
		if (std::ranges::find(kNoTracepoints, subsystem) == std::end(kNoTracepoints) &&
		    !made.contains(std::string(subsystem) + '/' + std::string(name)))
			list.emplace_back(files.place, subsystem, name);
	});
	return list;
}

/* Both names of a tracepoint, and what else its probes of all providers have in common. */
Probe tracepoint_probe(const Tracepoint &tracepoint)
{
	Probe probe;

	probe.module = tracepoint.subsystem();
	probe.name = tracepoint.name();
	probe.ends_call = tracepoint.ends_call();
	return probe;
}

class SdtList final : public ProbeList {
public:
	SdtList(const Files &files, const ProbeEnv &env) : kernel_(env.kernel)
	{
		for_each_line(files.sites, [this](std::string_view line) { add_line(line); });
		tracepoints_ = tracepoints_of(files);
		std::unordered_map<std::string_view, unsigned> functions; /* by the kernel's number */
		for (const Entry &entry : entries_)
			functions[entry.id]++;
		for (Entry &entry : entries_)
			entry.is_shared = functions[entry.id] > 1;
	}

	uint32_t count() const override { return static_cast<uint32_t>(entries_.size() + tracepoints_.size()); }

	Probe at(uint32_t index) const override
	{
		return index < entries_.size() ? static_probe(entries_[index]) :
						 tracepoint(tracepoints_[index - entries_.size()]);
	}

	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		if (is_glob(desc.name))
			return ProbeList::match(desc, indexes);
		if (named_.empty())
			for (uint32_t n = 0; n < count(); n++)
				named_[at(n).name].push_back(n);
		if (const auto found = named_.find(desc.name); found != named_.end())
			std::ranges::copy_if(found->second, std::back_inserter(indexes),
					     [&](uint32_t n) { return matches(desc, n); });
		return {};
	}

private:
	struct Entry {
		std::string_view id, provider, module, function, name, types;
		bool is_shared = false;
	};

	static Probe static_probe(const Entry &entry)
	{
		Probe probe;

		probe.module = entry.module;
		probe.function = entry.function;
		probe.name = entry.name;
		probe.attachment = attach::Site{entry.provider, entry.name, entry.is_shared};
		probe.args = &kArgs[std::min(split_types(entry.types).size(), kMaxSiteArgs)];
		probe.types = arg_types::Written{entry.types};
		return probe;
	}

	Probe tracepoint(const Tracepoint &tracepoint) const
	{
		Probe probe = tracepoint_probe(tracepoint);

		/* The events of system calls share two tracepoints. */
		probe.attachment = attach::Tracepoint{
			.event = &tracepoint,
			.is_raw_too = !tracepoint.is_syscall(),
			.can_be_preempted = tracepoint.is_syscall() && calls_can_fault(),
		};
		probe.types = arg_types::Fields{&tracepoint};
		return probe;
	}

	/* Newer kernels run the programs of these events by this function. */
	bool calls_can_fault() const
	{
		if (!calls_can_fault_)
			calls_can_fault_ = kernel_ && kernel_->function("trace_call_bpf_faultable", "vmlinux");
		return *calls_can_fault_;
	}

	/* Lines of another form are skipped: the kernel may add some. */
	void add_line(std::string_view line)
	{
		Entry entry;

		entry.id = next_word(line);
		next_word(line);
		next_word(line);
		entry.provider = next_word(line);
		entry.module = next_word(line);
		entry.function = next_word(line);
		if (line.starts_with('['))
			next_word(line);
		entry.name = next_word(line);
		if (entry.name.empty() || !line.starts_with('(') || !line.ends_with(')'))
			return;
		entry.types = line.substr(1, line.size() - 2);
		/* Entries of one number are neighbours. */
		for (size_t i = entries_.size(); i-- > 0 && entries_[i].id == entry.id;)
			if (entries_[i].module == entry.module && entries_[i].function == entry.function)
				return;
		entries_.push_back(entry);
	}

	KernelTypes *kernel_;
	mutable std::optional<bool> calls_can_fault_; /* set by the first question */
	std::vector<Entry> entries_;
	std::vector<Tracepoint> tracepoints_;
	std::unordered_map<std::string_view, std::vector<uint32_t>> named_; /* scripts may name thousands */
};

/* Lists the raw tracepoints. System calls have none of their own. */
class RawList final : public ProbeList {
public:
	RawList(const Files &files, const ProbeEnv &) : tracepoints_(tracepoints_of(files))
	{
		std::erase_if(tracepoints_, [](const Tracepoint &tracepoint) { return tracepoint.is_syscall(); });
	}

	uint32_t count() const override { return static_cast<uint32_t>(tracepoints_.size()); }

	Probe at(uint32_t index) const override
	{
		const Tracepoint &tracepoint = tracepoints_[index];
		Probe probe = tracepoint_probe(tracepoint);

		probe.attachment = attach::Tracepoint{.event = &tracepoint, .is_raw = true};
		probe.args = &kWordArgs;
		probe.types = arg_types::Parameters{tracepoint.name()};
		return probe;
	}

private:
	std::vector<Tracepoint> tracepoints_;
};

template <typename List>
Result<std::unique_ptr<ProbeList>> open(const ProbeEnv &env)
{
	Files files;
	const std::pair<const char *, std::string_view &> parts[] = {{kSitesFile, files.sites},
								     {kMadeFile, files.made},
								     {kEventsFile, files.events}};

	for (const auto &[file, text] : parts) {
		const Result<TracefsText> found = tracefs_text(env, file);

		if (!found)
			return found.error();
		text = found->text;
		files.place = found->place;
	}
	return std::unique_ptr<ProbeList>(std::make_unique<List>(files, env));
}

} // namespace

std::vector<std::string_view> split_types(std::string_view text)
{
	std::vector<std::string_view> types;
	int depth = 0;
	size_t begin = 0;

	for (size_t i = 0; i < text.size(); i++) {
		if (text[i] == '(')
			depth++;
		else if (text[i] == ')')
			depth--;
		if (text[i] == ',' && depth == 0) {
			types.push_back(text.substr(begin, i - begin));
			begin = i + 1 + (i + 1 < text.size() && text[i + 1] == ' ');
		}
	}
	if (begin < text.size())
		types.push_back(text.substr(begin));
	return types;
}

constinit const Provider kSdtProvider = {"sdt",
					 {},
					 open<SdtList>,
					 stability::of_kernel(stability::kEvolvingIsa, stability::kPrivateIsa,
							      stability::kPrivateIsa)};
constinit const Provider kRawtpProvider = {"rawtp",
					   {},
					   open<RawList>,
					   stability::of_kernel(stability::kEvolvingIsa, stability::kPrivateIsa,
								stability::kPrivateIsa)};

} // namespace dt
