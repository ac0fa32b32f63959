// SPDX-License-Identifier: GPL-2.0
/*
 * Finds which rows the running kernel has. Tracepoints and static probes are listed in
 * files of tracefs; they are read when a row of the kind is first looked up. Functions are
 * looked up in the kernel one by one, because their list is long.
 */
#include "probe/derived.h"

#include <algorithm>
#include <array>
#include <deque>
#include <vector>

#include "base/glob.h"
#include "base/each_line.h"
#include "base/words.h"
#include "probe/arg_lists.h"
#include "probe/description.h"
#include "os/functions.h"
#include "probe/tracefs.h"
#include "probe/tracepoint.h"
#include "type/btf.h"

namespace dt::derived {

namespace {

constexpr std::string_view kModule = "vmlinux";

/* "sched:sched_switch" */
bool is_tracepoint(std::string_view line, const Row &row)
{
	return line.size() == row.group.size() + 1 + row.target.size() && line.starts_with(row.group) &&
	       line[row.group.size()] == ':' && line.ends_with(row.target);
}

/* "7 2 0 io vmlinux folio_wait_bit_common wait-start (struct folio *, int)" */
bool is_site(std::string_view line, const Row &row)
{
	std::array<std::string_view, 7> words;

	for (std::string_view &word : words)
		word = next_word(line);
	return words[3] == row.group && words[4] == kModule && words[6] == row.target;
}

struct EventKind {
	const char *what;
	const ArgList *args; /* nullptr: the row says */
	const char *file;    /* of tracefs, which lists those that exist; nullptr: see has_function() */
	bool (*is_line)(std::string_view line, const Row &row); /* of @file */
};

/* By Event. */
constexpr EventKind kKinds[] = {
	{"tracepoint ", nullptr, "/available_events", is_tracepoint},
	{"function ", &kEntryArgs, nullptr, nullptr},
	{"function ", &kReturnArgs, nullptr, nullptr},
	{"static probe ", &kSiteArgs, "/dtrace/sdt", is_site},
	{"", nullptr, nullptr, nullptr},
};

/* By Row::parameters. */
constexpr ArgList kParameters[] = {
	all_of(ArgSource::Word, 0), all_of(ArgSource::Word, 1), all_of(ArgSource::Word, 2),
	all_of(ArgSource::Word, 3), all_of(ArgSource::Word, 4), all_of(ArgSource::Word, 5),
};

const EventKind &kind_of(const Row &row)
{
	return kKinds[static_cast<size_t>(row.event)];
}

/* "tracepoint sched:sched_switch" */
std::string event_text(const Row &row)
{
	std::string text = kind_of(row).what;

	if (!row.iterator.empty())
		return "the BPF iterator " + std::string(row.iterator);
	if (!row.group.empty())
		text.append(row.group).append(":");
	return text.append(row.target);
}

bool is_of_function(const Row &row)
{
	return row.event == Event::Entry || row.event == Event::Return;
}

class DerivedList final : public ProbeList {
public:
	DerivedList(ProbeEnv env, std::string_view provider, std::span<const Row> rows)
		: env_(std::move(env)), provider_(provider), rows_(rows)
	{
		for (const Row &row : rows)
			tracepoints_.emplace_back(std::string_view(), row.group, row.target);
	}

	uint32_t count() const override { return static_cast<uint32_t>(rows_.size()); }

	Probe at(uint32_t index) const override
	{
		const Row &row = rows_[index];
		Probe probe;

		probe.module = kModule;
		probe.function = is_of_function(row) ? row.target : "";
		probe.name = row.name;
		probe.attachment = attachment(index);
		probe.args = row.event == Event::Tracepoint ? &kParameters[row.parameters] : kind_of(row).args;
		probe.types = arg_types::Translated{row.args};
		probe.guard = row.guard;
		probe.words = row.words;
		probe.companion = has_variant(row) ? row.variant_companion : row.companion;
		probe.at_return = row.event == Event::Return;
		if (!row.iterator.empty())
			probe.sharing = {Probe::Sharing::Who::One, env_.tool};
		return probe;
	}

	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		for (uint32_t i = 0; i < count(); i++) {
			if (!is_meant(desc, i))
				continue;
			const Result<bool> has = kernel_has(rows_[i]);
			if (!has)
				return has.error();
			if (*has)
				indexes.push_back(i);
		}
		return {};
	}

	Reason explain(const ProbeDesc &desc) const override
	{
		std::string events;
		std::string_view name;

		/* A user who names no provider may mean something else. */
		if (desc.provider != provider_)
			return {};
		for (uint32_t i = 0; i < count(); i++) {
			if (!is_meant(desc, i) || (!name.empty() && rows_[i].name != name))
				continue;
			if (rows_[i].event == Event::Nowhere)
				return {std::string(provider_) + ":::" + std::string(rows_[i].name) +
					" does not exist: " + std::string(rows_[i].target)};
			name = rows_[i].name;
			events += (events.empty() ? "" : " or ") + event_text(rows_[i]);
		}
		return {name.empty() ? "" :
				       std::string(provider_) + ":::" + std::string(name) + " needs " + events +
					       ", which this kernel does not have"};
	}

	void complete(std::span<Probe *const> enabled) const override
	{
		std::vector<std::string> names;
		std::vector<attach::Function *> functions;

		for (Probe *probe : enabled) {
			auto *function = std::get_if<attach::Function>(&probe->attachment);

			if (!function || function->iterator.empty())
				continue;
			names.push_back(prototype_of(function->iterator));
			functions.push_back(function);
		}
		if (functions.empty())
			return;
		const std::vector<uint32_t> ids = env_.kernel->function_ids({names.begin(), names.end()});
		for (size_t i = 0; i < functions.size(); i++)
			functions[i]->iterator_id = ids[i];
	}

private:
	/* The kernel declares a function for each iterator, so that BTF describes the context of programs. */
	static std::string prototype_of(std::string_view iterator) { return "bpf_iter_" + std::string(iterator); }

	bool is_meant(const ProbeDesc &desc, uint32_t index) const
	{
		const Row &row = rows_[index];

		return glob_match(desc.name, row.name) && glob_match(desc.module, kModule) &&
		       glob_match(desc.function, is_of_function(row) ? row.target : "");
	}

	bool has_variant(const Row &row) const
	{
		const Result<bool> has = row.variant.empty() ? false : has_function(row.variant, "");

		return has && *has;
	}

	Attachment attachment(uint32_t index) const
	{
		const Row &row = rows_[index];

		if (is_of_function(row)) {
			attach::Function function = {.symbol = row.target, .is_return = row.event == Event::Return};

			/* Asked before, so it costs nothing. */
			function.start = ask(row.target).start;
			function.iterator = row.iterator;
			return function;
		}
		if (row.event == Event::Site)
			return attach::Site{row.group, row.target};
		return attach::Tracepoint{.event = &tracepoints_[index], .is_raw = true};
	}

	Result<bool> kernel_has(const Row &row)
	{
		const EventKind &kind = kind_of(row);

		if (row.event == Event::Nowhere || !has_iterator(row.iterator))
			return false;
		if (!kind.file)
			return has_function(row.target, row.module);
		const Result<TracefsText> list = tracefs_text(env_, kind.file);
		if (!list)
			return list.error();
		return any_line(list->text, [&](std::string_view line) { return kind.is_line(line, row); });
	}

	bool has_iterator(std::string_view name) const
	{
		return name.empty() || (env_.kernel && env_.kernel->function(prototype_of(name)));
	}

	os::FunctionAnswer ask(std::string_view function) const
	{
		return env_.functions ? env_.functions->ask(std::string(function)) : os::FunctionAnswer();
	}

	/* Is @function in the kernel itself or in @module? */
	Result<bool> has_function(std::string_view function, std::string_view module) const
	{
		const os::FunctionAnswer answer = ask(function);
		const auto is_wanted = [&](std::string_view found) {
			return found == kModule || (!module.empty() && found == module);
		};

		if (answer.kind != os::FunctionAnswer::Kind::Unknown)
			return answer.kind == os::FunctionAnswer::Kind::One && is_wanted(answer.module);
		const auto modules = modules_with_function(env_, function);
		if (!modules)
			return modules.error();
		return std::ranges::any_of(*modules, is_wanted);
	}

	const ProbeEnv env_;
	const std::string_view provider_;
	const std::span<const Row> rows_;
	std::deque<Tracepoint> tracepoints_; /* by row; of others than tracepoints not used */
};

} // namespace

std::unique_ptr<ProbeList> open(const ProbeEnv &env, std::string_view provider, std::span<const Row> rows)
{
	return std::make_unique<DerivedList>(env, provider, rows);
}

} // namespace dt::derived
