// SPDX-License-Identifier: GPL-2.0
/*
 * The table of all providers' probes.
 *
 * The table has a slot for each provider: not opened, opened, or failed.
 * Matching is a plain walk over the provider's list, unless the provider has a
 * faster way. A hundred thousand names take milliseconds. An index would cost
 * more to build than one run saves.
 */
#include "probe/probe.h"

#include <algorithm>
#include <cassert>

#include "base/glob.h"
#include "base/diag.h"
#include "os/functions.h"

namespace dt {

namespace {

constexpr const Provider *kProviders[] = {
#define PROVIDER(variable) &variable,
#include "probe/providers.def"
#undef PROVIDER
};

/*
 * Can @name, which may stand for many names itself, fit @pattern? Of two patterns only the beginnings are compared: the
 * provider's list decides.
 */
bool may_fit(std::string_view pattern, std::string_view name)
{
	const auto literal = [](std::string_view glob) { return glob.substr(0, glob.find_first_of("*?[\\")); };
	const auto begins_literally = [](std::string_view glob) {
		return !glob.empty() && !is_glob(glob.substr(0, 1));
	};

	/* Most names begin with another letter, which is told in a tenth of the instructions. */
	if (begins_literally(name) && begins_literally(pattern) && name[0] != pattern[0])
		return false;
	if (!is_glob(name) || pattern.empty())
		return glob_match(pattern, name);
	if (!is_glob(pattern))
		return glob_match(name, pattern);
	return literal(pattern).starts_with(literal(name)) || literal(name).starts_with(literal(pattern));
}

/* May the provider have a probe that the description means? Says so without opening it. */
bool may_match(const ProbeDesc &desc, const Provider &provider)
{
	return may_fit(desc.provider, provider.name) &&
	       (provider.probe_names.empty() || std::ranges::any_of(provider.probe_names, [&](std::string_view name) {
			return may_fit(desc.name, name);
		}));
}

/* Is the description no more than a name that the provider reserves? */
bool is_reserved(const ProbeDesc &desc, const Provider &provider)
{
	return provider.reserves_names && desc.provider.empty() && desc.module.empty() && desc.function.empty() &&
	       std::ranges::find(provider.probe_names, desc.name) != provider.probe_names.end();
}

} // namespace

/* Probes that leave it open are named as their provider, which the table has looked at. */
bool ProbeList::matches(const ProbeDesc &desc, uint32_t index) const
{
	const Probe probe = at(index);

	return glob_match(desc.name, probe.name) && glob_match(desc.function, probe.function) &&
	       glob_match(desc.module, probe.module) &&
	       (probe.provider.empty() || glob_match(desc.provider, probe.provider));
}

Status ProbeList::match(const ProbeDesc &desc, std::vector<uint32_t> &indexes)
{
	for (uint32_t n = 0; n < count(); n++)
		if (matches(desc, n))
			indexes.push_back(n);
	return {};
}

std::string Probe::full_name() const
{
	std::string text(provider);

	for (std::string_view part : {module, function, name}) {
		text += ':';
		text += part;
	}
	return text;
}

struct ProbeTable::Slot {
	const Provider *provider;
	std::unique_ptr<ProbeList> list; /* null: not opened, or failed */
	std::optional<Error> failed;
	std::vector<uint32_t> ids; /* by index; 0 and what is beyond the end: none yet */
	bool is_numbered = false;  /* all that can be listed have ids */

	bool has_id(uint32_t index) const { return index < ids.size() && ids[index] != 0; }
};

ProbeTable::ProbeTable(ProbeEnv env, std::span<const Provider *const> providers) : env_(std::move(env))
{
	for (const Provider *provider : providers.empty() ? std::span(kProviders) : providers)
		slots_.push_back({.provider = provider, .list = nullptr, .failed = {}, .ids = {}});
	/* Ids of the first are fixed. */
	const Status first = open_in_order(0);
	assert(first.ok() && "its list needs nothing");
	static_cast<void>(first);
}

ProbeTable::~ProbeTable() = default;
ProbeTable::ProbeTable(ProbeTable &&) noexcept = default;
ProbeTable &ProbeTable::operator=(ProbeTable &&) noexcept = default;

/* A provider that fails has no probes. */
Status ProbeTable::open(Slot &slot)
{
	if (!slot.list && !slot.failed) {
		auto opened = slot.provider->open(env_);

		if (opened)
			slot.list = std::move(*opened);
		else
			slot.failed = opened.error();
	}
	return slot.failed ? Status(*slot.failed) : Status();
}

/* Opens the slots 0 ... @wanted and gives ids to all that they list; only the failure of @wanted itself is an error. */
Status ProbeTable::open_in_order(size_t wanted)
{
	for (size_t i = 0; i <= wanted; i++) {
		Slot &slot = slots_[i];

		if (slot.is_numbered || !open(slot))
			continue;
		slot.is_numbered = true;
		/* Probes that a list has and this kernel lacks are not matched. */
		std::vector<uint32_t> listed;
		const Status status = slot.list->match(ProbeDesc(), listed);
		if (!status)
			slot.failed = status.error();
		for (const uint32_t n : listed)
			id_of(i, n);
	}
	return open(slots_[wanted]);
}

uint32_t ProbeTable::id_of(size_t number, uint32_t index)
{
	Slot &slot = slots_[number];

	if (index >= slot.ids.size())
		slot.ids.resize(std::max(index + 1, slot.list->count()));
	if (!slot.has_id(index)) {
		probes_.push_back({.slot = static_cast<uint32_t>(number), .index = index});
		slot.ids[index] = static_cast<uint32_t>(probes_.size());
	}
	return slot.ids[index];
}

Status ProbeTable::match_id(uint32_t id, std::vector<uint32_t> &ids)
{
	Status status;

	for (size_t i = 0; i < slots_.size() && id > probes_.size(); i++)
		status = open_in_order(i);
	if (id > probes_.size())
		return status;
	ids.push_back(id);
	probes_[id - 1].is_named = true;
	return {};
}

namespace {

/* @desc with the kernel's own name for its module, if scripts for Solaris call it otherwise. */
std::optional<ProbeDesc> of_kernel(const ProbeDesc &desc)
{
	ProbeDesc meant = desc;

	if (!names_kernel(desc.module) || desc.module == "vmlinux")
		return {};
	meant.module = "vmlinux";
	return meant;
}

} // namespace

Status ProbeTable::match(const ProbeDesc &desc, std::vector<uint32_t> &ids)
{
	const size_t before = ids.size();

	if (desc.id)
		return match_id(*desc.id, ids);
	const Status status = match_parts(desc, ids);
	const std::optional<ProbeDesc> meant = of_kernel(desc);
	return meant && ids.size() == before ? match_parts(*meant, ids) : status;
}

/* Of a description that is no number. */
Status ProbeTable::match_parts(const ProbeDesc &desc, std::vector<uint32_t> &ids)
{
	const size_t before = ids.size();
	std::vector<uint32_t> indexes;
	Status first_failure;

	const bool reserved =
		std::ranges::any_of(slots_, [&](const Slot &slot) { return is_reserved(desc, *slot.provider); });
	for (size_t i = 0; i < slots_.size(); i++) {
		const Provider &provider = *slots_[i].provider;

		if (!may_match(desc, provider) || (reserved && !is_reserved(desc, provider)))
			continue;
		Status status = as_listed_ ? open_in_order(i) : open(slots_[i]);
		indexes.clear();
		if (status)
			status = slots_[i].list->match(desc, indexes);
		if (first_failure)
			first_failure = status;
		/* One that the list does not show comes after all that it shows. */
		if (as_listed_ && std::ranges::any_of(indexes, [&](uint32_t n) { return !slots_[i].has_id(n); }))
			static_cast<void>(open_in_order(slots_.size() - 1));
		const bool is_named = !is_glob(desc.function) && !is_glob(desc.name);
		for (const uint32_t index : indexes) {
			ids.push_back(id_of(i, index));
			probes_[ids.back() - 1].is_named |= is_named;
		}
	}
	return ids.size() > before && is_glob(desc.provider) ? Status() : first_failure;
}

bool ProbeTable::has_provider(std::string_view name)
{
	ProbeDesc desc;
	std::vector<uint32_t> indexes;

	desc.provider = name;
	for (Slot &slot : slots_) {
		if (may_match(desc, *slot.provider) && open(slot) && slot.list->match(desc, indexes) &&
		    !indexes.empty())
			return true;
	}
	return false;
}

Probe ProbeTable::probe(uint32_t id) const
{
	assert(id > 0 && id <= probes_.size() && "no probe has this id");
	const ListPosition &place = probes_[id - 1];
	const Slot &slot = slots_[place.slot];
	Probe probe = slot.list->at(place.index);

	probe.id = id;
	probe.is_named = place.is_named;
	probe.attributes = &slot.provider->attributes;
	if (probe.provider.empty())
		probe.provider = slot.provider->name;
	return probe;
}

Probe::Sharing ProbeTable::sharing(const ProbeDesc &desc) const
{
	for (const Slot &slot : slots_) {
		if (!slot.list || !may_match(desc, *slot.provider))
			continue;
		if (const Probe::Sharing sharing = slot.list->sharing(desc); sharing != Probe::Sharing())
			return sharing;
	}
	return {};
}

bool ProbeTable::grows_with_modules() const
{
	return std::ranges::any_of(slots_,
				   [](const Slot &slot) { return slot.list && slot.list->grows_with_modules(); });
}

Status ProbeTable::add_module(std::string_view module)
{
	if (env_.functions)
		env_.functions->forget();
	for (Slot &slot : slots_) {
		if (!slot.list)
			continue;
		if (Status status = slot.list->add_module(module); !status)
			return status;
	}
	return {};
}

bool ProbeTable::grows_with_processes() const
{
	return std::ranges::any_of(slots_,
				   [](const Slot &slot) { return slot.list && slot.list->grows_with_processes(); });
}

bool ProbeTable::look_again(const os::ProcessChanges &changes)
{
	bool is_more = false;

	for (Slot &slot : slots_)
		is_more |= slot.list && slot.list->look_again(changes);
	return is_more;
}

void ProbeTable::complete(std::vector<Probe> &enabled) const
{
	std::vector<std::vector<Probe *>> by_slot(slots_.size());

	for (Probe &probe : enabled)
		by_slot[probes_[probe.id - 1].slot].push_back(&probe);
	for (size_t i = 0; i < slots_.size(); i++) {
		if (!by_slot[i].empty())
			slots_[i].list->complete(by_slot[i]);
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

std::vector<std::string> ProbeTable::warnings() const
{
	std::vector<std::string> texts;

	for (const Slot &slot : slots_)
		if (slot.list)
			texts.insert(texts.end(), slot.list->warnings().begin(), slot.list->warnings().end());
	return texts;
}

namespace {

/* What other DTraces have, and what there is instead. */
struct OtherProbes {
	std::string_view provider; /* a pattern */
	const char *instead;
};

constexpr OtherProbes kOtherProbes[] = {
	{"fpuinfo", "Linux does not emulate floating-point instructions"},
	{"iscsi", "the tracepoints of the kernel are sdt:iscsi:::"},
	{"mib", "ip, tcp and udp have probes for packets and connections"},
	{"nfsv[34]", "the tracepoints of the kernel are sdt:nfs:::, sdt:nfs4::: and sdt:nfsd:::"},
	{"plockstat*", "locks of processes cannot be traced"},
	{"vfs", "the functions of the kernel are fbt::vfs_*:"},
};

/* What people write for the name of a probe, and what it is. */
constexpr std::pair<std::string_view, std::string_view> kOtherNames[] = {
	{"enter", "entry"}, {"exit", "return"}, {"leave", "return"}, {"ret", "return"}, {"start", "entry"},
};

/* "proc is not in this version: ...", or "". */
std::string not_in_this_version(const ProbeDesc &desc)
{
	for (const OtherProbes &other : kOtherProbes) {
		if (!desc.provider.empty() && glob_match(other.provider, desc.provider))
			return desc.provider + " is not in this version: " + other.instead;
	}
	return "";
}

/* Is @function the system call that @wanted, "sys_open", is the name of in other kernels? */
bool is_system_call(std::string_view function, std::string_view wanted)
{
	constexpr std::string_view prefixes[] = {"__x64_", "__arm64_", "__riscv_", "__s390x_"};

	return wanted.starts_with("sys_") && std::ranges::any_of(prefixes, [&](std::string_view prefix) {
		       return function.starts_with(prefix) && function.substr(prefix.size()) == wanted;
	       });
}

} // namespace

/* Explains a description such as fbt:vfs_read:entry, which lacks a part: "did you mean fbt::vfs_read:entry?" */
std::string ProbeTable::explain_missing_part(const ProbeDesc &desc)
{
	ProbeDesc meant = desc;
	std::vector<uint32_t> found;

	if (!desc.provider.empty() || desc.module.empty())
		return "";
	meant.provider = desc.module;
	meant.module = {};
	const bool is_provider =
		std::ranges::any_of(slots_, [&](const Slot &slot) { return slot.provider->name == meant.provider; });
	if (!is_provider || !match(meant, found) || found.empty())
		return "";
	return "did you mean " + meant.text() + '?';
}

Reason ProbeTable::explain_no_match(const ProbeDesc &written)
{
	const ProbeDesc desc = of_kernel(written).value_or(written);

	if (std::string text = explain_missing_part(desc); !text.empty())
		return {std::move(text)};
	if (std::string text = not_in_this_version(desc); !text.empty())
		return {std::move(text)};
	for (Slot &slot : slots_) {
		/* A provider that is named knows about names that it does not have, too. */
		const bool is_named = !desc.provider.empty() && may_fit(desc.provider, slot.provider->name);

		if (desc.id || !(is_named ? open(slot).ok() : slot.list && may_match(desc, *slot.provider)))
			continue;
		if (Reason reason = slot.list->explain(desc); !reason.text.empty())
			return reason;
	}
	return {explain_near(desc, written.module)};
}

/* @module: as the user wrote it; that of @desc is the kernel's name. */
std::string ProbeTable::explain_near(const ProbeDesc &desc, std::string_view module)
{
	NearName near_provider(desc.provider), near_module(desc.module), near_function(desc.function),
		near_name(desc.name);
	std::string system_call;
	bool provider_known = false, module_known = false, function_known = false;

	if (desc.id)
		return "dtrace -l lists the probes and their ids";
	for (Slot &slot : slots_) {
		if (!may_fit(desc.provider, slot.provider->name)) {
			if (!is_glob(slot.provider->name))
				near_provider.consider(slot.provider->name);
			continue;
		}
		provider_known = true;
		if (!open(slot) || !slot.list->read_all())
			continue;
		if (system_call.empty())
			system_call = slot.list->meant(desc.function);
		for (uint32_t n = 0; n < slot.list->count(); n++) {
			const Probe probe = slot.list->at(n);

			if (!glob_match(desc.module, probe.module)) {
				near_module.consider(probe.module);
				continue;
			}
			module_known = true;
			if (!glob_match(desc.function, probe.function)) {
				near_function.consider(probe.function);
				if (is_system_call(probe.function, desc.function))
					system_call = probe.function;
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
		what = "module", pattern = module, near = &near_module;
	else if (!function_known)
		what = "function", pattern = desc.function, near = &near_function;
	/* Nothing useful to say of a part that was left out. */
	if (pattern.empty())
		return "dtrace -l lists the probes";
	for (const auto &[other, name] : kOtherNames) {
		if (near == &near_name && pattern == other)
			return "no probe is named " + std::string(other) + ": did you mean " + std::string(name) + '?';
	}
	if (near == &near_function && !system_call.empty())
		return "no function is named " + std::string(pattern) + ": did you mean " + system_call + '?';
	std::string text = format("no %s is named %.*s", what, static_cast<int>(pattern.size()), pattern.data());
	if (std::string hint = near->hint(); !hint.empty())
		text += ": " + hint;
	return text;
}

std::vector<std::string_view> provider_names()
{
	std::vector<std::string_view> names;

	for (const Provider *provider : kProviders)
		if (!is_glob(provider->name))
			names.push_back(provider->name);
	return names;
}

} // namespace dt
