// SPDX-License-Identifier: GPL-2.0
/*
 * Patterns, and the table that joins the lists of all providers.
 *
 * The table knows a provider as a slot: not loaded, loaded, or failed. Ids are
 * the position in the joined lists, so a slot is loaded only after those before
 * it. Matching is a plain walk: a hundred thousand names take milliseconds, and
 * an index would cost more to build than one run uses it.
 */
#include "probe/probe.h"

#include <algorithm>

#include "base/diag.h"

namespace dt {

namespace {

/* Ids are given in this order. The costly ones come last: see probe.h. */
constexpr const Provider *kProviders[] = {
	&kDtraceProvider,
	&kSdtProvider,
	&kFbtProvider,
};

/*
 * Does @c belong to the set behind the '[' at @pos? Sets @pos behind the ']'.
 * A ']' right at the beginning stands for itself.
 */
bool set_match(std::string_view pattern, size_t &pos, char c)
{
	bool negated = false, found = false;
	size_t at = pos + 1;

	if (at < pattern.size() && (pattern[at] == '!' || pattern[at] == '^')) {
		negated = true;
		at++;
	}
	const size_t first = at;
	while (at < pattern.size() && (pattern[at] != ']' || at == first)) {
		if (pattern[at] == '\\' && at + 1 < pattern.size())
			at++;
		const char low = pattern[at++];
		char high = low;

		if (at + 1 < pattern.size() && pattern[at] == '-' && pattern[at + 1] != ']') {
			high = pattern[at + 1];
			at += 2;
		}
		found |= low <= c && c <= high;
	}
	pos = std::min(at + 1, pattern.size());
	return found != negated;
}

bool all_digits(std::string_view text)
{
	return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/* Is there a '[' without a ']' behind it? */
bool has_open_set(std::string_view pattern)
{
	for (size_t i = 0; i < pattern.size(); i++) {
		if (pattern[i] == '\\')
			i++;
		else if (pattern[i] == '[') {
			i = pattern.find(']', i + 2);
			if (i == std::string_view::npos)
				return true;
		}
	}
	return false;
}

bool matches(const ProbeDesc &desc, const Probe &probe)
{
	return glob_match(desc.name, probe.name) && glob_match(desc.function, probe.function) &&
	       glob_match(desc.module, probe.module);
}

/* May the provider have a probe that the description means? Says so without its list. */
bool may_match(const ProbeDesc &desc, const Provider &provider)
{
	if (!glob_match(desc.provider, provider.name))
		return false;
	return provider.probe_names.empty() ||
	       std::any_of(provider.probe_names.begin(), provider.probe_names.end(),
			   [&](std::string_view name) { return glob_match(desc.name, name); });
}

} // namespace

bool is_glob(std::string_view pattern)
{
	return pattern.empty() || pattern.find_first_of("*?[\\") != std::string_view::npos;
}

/*
 * The usual walk with one point to come back to: when something behind a `*`
 * does not fit, let that `*` take one more character. Only the last `*` ever
 * needs it, so the time is at most |pattern| * |text|.
 */
bool glob_match(std::string_view pattern, std::string_view text)
{
	size_t p = 0, t = 0;
	size_t star = std::string_view::npos, star_text = 0;

	if (pattern.empty())
		return true;
	while (t < text.size()) {
		size_t next = p + 1;
		bool fits = false;

		if (p < pattern.size()) {
			if (pattern[p] == '*') {
				star = p++;
				star_text = t;
				continue;
			}
			if (pattern[p] == '?') {
				fits = true;
			} else if (pattern[p] == '[') {
				next = p;
				fits = set_match(pattern, next, text[t]);
			} else {
				const bool quoted = pattern[p] == '\\' && p + 1 < pattern.size();

				fits = pattern[p + quoted] == text[t];
				next += quoted;
			}
		}
		if (fits) {
			p = next;
			t++;
		} else if (star != std::string_view::npos) {
			p = star + 1;
			t = ++star_text;
		} else {
			return false;
		}
	}
	while (p < pattern.size() && pattern[p] == '*')
		p++;
	return p == pattern.size();
}

std::string ProbeDesc::text() const
{
	return id ? std::to_string(*id) : provider + ':' + module + ':' + function + ':' + name;
}

std::string Probe::full_name() const
{
	std::string text(provider_name());

	for (std::string_view part : {module, function, name}) {
		text += ':';
		text += part;
	}
	return text;
}

std::string_view parse_probe_desc(std::string_view text, DescAlign align, ProbeDesc &desc)
{
	std::string_view parts[4];
	size_t count = 0;

	desc = {};
	if (all_digits(text)) {
		uint64_t id = 0;

		for (char c : text) {
			id = id * 10 + static_cast<uint64_t>(c - '0');
			if (id > UINT32_MAX)
				return "the probe id is too large";
		}
		if (id == 0)
			return "probe ids start at 1";
		desc.id = static_cast<uint32_t>(id);
		return "";
	}
	for (size_t begin = 0;; count++) {
		const size_t colon = text.find(':', begin);

		if (count == 4)
			return "a probe description has at most four parts";
		parts[count] = text.substr(begin, colon - begin);
		if (has_open_set(parts[count]))
			return "a [ has no ]";
		if (colon == std::string_view::npos)
			break;
		begin = colon + 1;
	}
	/* The last part given is the one that the option is about: `a:b` with -f is module a, function b. */
	const size_t last = static_cast<size_t>(align);
	if (count > last)
		return "the description has more parts than the option allows";
	std::string *const to[] = {&desc.provider, &desc.module, &desc.function, &desc.name};
	for (size_t i = 0; i <= count; i++)
		*to[last - count + i] = parts[i];
	return "";
}

struct ProbeTable::Slot {
	const Provider *provider;
	std::unique_ptr<ProbeList> list; /* null: not loaded, or failed */
	std::optional<Error> failed;
	uint32_t first_id = 0; /* valid once loaded */
	uint32_t count = 0;
};

ProbeTable::ProbeTable(ProbeEnv env) : env_(std::move(env))
{
	for (const Provider *provider : kProviders)
		slots_.push_back({.provider = provider, .list = nullptr, .failed = {}});
}

ProbeTable::~ProbeTable() = default;
ProbeTable::ProbeTable(ProbeTable &&) noexcept = default;
ProbeTable &ProbeTable::operator=(ProbeTable &&) noexcept = default;

/*
 * Loads the slots 0 ... @wanted. A provider that fails has no probes; only the
 * failure of @wanted itself is an error for the caller.
 */
Status ProbeTable::load_up_to(size_t wanted)
{
	uint32_t next_id = 1;

	for (size_t i = 0; i <= wanted; i++) {
		Slot &slot = slots_[i];

		if (!slot.list && !slot.failed) {
			auto loaded = slot.provider->load(env_);

			if (loaded) {
				slot.list = std::move(*loaded);
				slot.count = slot.list->count();
			} else {
				slot.failed = loaded.error();
			}
			slot.first_id = next_id;
		}
		next_id = slot.first_id + slot.count;
	}
	return slots_[wanted].failed ? Status(*slots_[wanted].failed) : Status();
}

Status ProbeTable::match_id(uint32_t id, std::vector<uint32_t> &ids)
{
	Status status;

	for (size_t i = 0; i < slots_.size(); i++) {
		status = load_up_to(i);
		if (id >= slots_[i].first_id && id - slots_[i].first_id < slots_[i].count) {
			ids.push_back(id);
			return {};
		}
	}
	return status;
}

Status ProbeTable::match(const ProbeDesc &desc, std::vector<uint32_t> &ids)
{
	const size_t before = ids.size();
	Status first_failure;

	if (desc.id)
		return match_id(*desc.id, ids);
	for (size_t i = 0; i < slots_.size(); i++) {
		if (!may_match(desc, *slots_[i].provider))
			continue;
		if (Status status = load_up_to(i); !status) {
			if (first_failure)
				first_failure = status;
			continue;
		}
		const Slot &slot = slots_[i];
		for (uint32_t n = 0; n < slot.count; n++)
			if (matches(desc, slot.list->at(n)))
				ids.push_back(slot.first_id + n);
	}
	return ids.size() > before && is_glob(desc.provider) ? Status() : first_failure;
}

Probe ProbeTable::probe(uint32_t id) const
{
	for (const Slot &slot : slots_) {
		if (slot.list && id >= slot.first_id && id - slot.first_id < slot.count) {
			Probe probe = slot.list->at(id - slot.first_id);

			probe.id = id;
			probe.provider = slot.provider;
			return probe;
		}
	}
	assert(false && "no probe has this id");
	return {};
}

void ProbeTable::complete(std::vector<Probe> &enabled) const
{
	for (const Slot &slot : slots_) {
		std::vector<Probe *> of_slot;

		for (Probe &probe : enabled) {
			if (probe.provider == slot.provider)
				of_slot.push_back(&probe);
		}
		if (!of_slot.empty())
			slot.list->complete(of_slot);
	}
}

std::vector<std::string> ProbeTable::failures() const
{
	std::vector<std::string> texts;

	for (const Slot &slot : slots_)
		if (slot.failed)
			texts.push_back("the probes of " + std::string(slot.provider->name) +
					" are missing: " + slot.failed->text());
	return texts;
}

std::string ProbeTable::explain_no_match(const ProbeDesc &desc)
{
	NearName near_provider(desc.provider), near_module(desc.module), near_function(desc.function),
		near_name(desc.name);
	bool provider_known = false, module_known = false, function_known = false;

	if (desc.id)
		return "dtrace -l lists the probes and their ids";
	for (size_t i = 0; i < slots_.size(); i++) {
		const Slot &slot = slots_[i];

		if (!glob_match(desc.provider, slot.provider->name)) {
			near_provider.consider(slot.provider->name);
			continue;
		}
		provider_known = true;
		if (!load_up_to(i))
			continue;
		for (uint32_t n = 0; n < slot.count; n++) {
			const Probe probe = slot.list->at(n);

			if (!glob_match(desc.module, probe.module)) {
				near_module.consider(probe.module);
				continue;
			}
			module_known = true;
			if (!glob_match(desc.function, probe.function)) {
				near_function.consider(probe.function);
				continue;
			}
			function_known = true;
			near_name.consider(probe.name);
		}
	}

	const char *what = "probe";
	std::string_view pattern = desc.name;
	const NearName *near = &near_name;
	if (!provider_known)
		what = "provider", pattern = desc.provider, near = &near_provider;
	else if (!module_known)
		what = "module", pattern = desc.module, near = &near_module;
	else if (!function_known)
		what = "function", pattern = desc.function, near = &near_function;
	/* Nothing useful to say of a part that was left out. */
	if (pattern.empty())
		return "dtrace -l lists the probes";
	std::string text = format("no %s is named %.*s", what, static_cast<int>(pattern.size()), pattern.data());
	if (std::string hint = near->hint(); !hint.empty())
		text += ": " + hint;
	return text;
}

} // namespace dt
