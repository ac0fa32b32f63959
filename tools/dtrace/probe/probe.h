/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The table of probes: which probes a description matches, and which probe an id
 * means.
 *
 * A provider is opened when a description could match one of its probes. A
 * probe gets its id when it is first matched. Ids are dense, begin with those
 * of provider dtrace, and do not change while the tool runs. Unmatched probes
 * have no id, so the number of probes is not limited.
 *
 * An id that a user writes comes from the output of -l. It is the position of the
 * probe in the list of all probes. So a run with such a description, and -l itself,
 * assign ids in the order of that list; see number_as_listed(). Before the first probe
 * of a provider is matched, all listable probes of it and of the providers
 * before it get their ids. The same kernel gives the same ids.
 */
#ifndef DTRACE_PROBE_PROBE_H
#define DTRACE_PROBE_PROBE_H

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "probe/description.h"
#include "probe/provider.h"

namespace dt {

#define PROVIDER(variable) extern const Provider variable;
#include "probe/providers.def"
#undef PROVIDER

class ProbeTable {
public:
	/* The providers are those of providers.def if @providers is empty. */
	explicit ProbeTable(ProbeEnv env = {}, std::span<const Provider *const> providers = {});
	~ProbeTable();
	ProbeTable(ProbeTable &&) noexcept;
	ProbeTable &operator=(ProbeTable &&) noexcept;

	/* Must be called before the first match, if the user sees or writes ids. */
	void number_as_listed() { as_listed_ = true; }

	/*
	 * Appends the ids of all probes that @desc matches, in the order of their lists. Matching
	 * none is not an error. An error means that a provider's list could not be read. It is
	 * returned only if the description names that provider or nothing else matched, so
	 * `:::BEGIN` works without tracefs.
	 */
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &ids);

	/* Does a provider with this name have probes? Assigns no ids. */
	bool has_provider(std::string_view name);

	/* The probe with this id, which came from match(). */
	Probe probe(uint32_t id) const;

	/* How many ids are given: a probe that is found later has a higher one. */
	uint32_t ids() const { return static_cast<uint32_t>(probes_.size()); }

	/* In which processes the probes of @desc fire: see ProbeList. Known once match() was asked. */
	Probe::Sharing sharing(const ProbeDesc &desc) const;

	/* See ProbeList: of the providers that somebody has asked for probes. */
	bool grows_with_modules() const;
	Status add_module(std::string_view module);
	bool grows_with_processes() const;
	bool look_again(const os::ProcessChanges &changes);

	/* Must be called with all probes that will be attached: see ProbeList::complete(). */
	void complete(std::vector<Probe> &enabled) const;

	/* Lists that were needed and could not be read: "the probes of fbt are missing: cannot open ...". */
	std::vector<std::string> failures() const;

	/* What was left out of probes that were matched, and why. */
	std::vector<std::string> warnings() const;

	/*
	 * Why a description matches nothing: "no provider is named fbtt: did you mean fbt?", or "". The tag is
	 * the one of an error of match(), too.
	 */
	Reason explain_no_match(const ProbeDesc &written);

private:
	std::string explain_missing_part(const ProbeDesc &desc);
	std::string explain_near(const ProbeDesc &desc, std::string_view module);

	struct Slot;
	/* Identifies a probe: number @index of the list of slot @slot. */
	struct ListPosition {
		uint32_t slot, index;
		bool is_named = false; /* see Probe::is_named */
	};

	Status open(Slot &slot);
	Status open_in_order(size_t slot);
	Status match_id(uint32_t id, std::vector<uint32_t> &ids);
	Status match_parts(const ProbeDesc &desc, std::vector<uint32_t> &ids);
	uint32_t id_of(size_t slot, uint32_t index);

	ProbeEnv env_;
	bool as_listed_ = false;
	std::vector<Slot> slots_;
	std::vector<ListPosition> probes_; /* by id - 1 */
};

/*
 * Providers with a fixed name, in the order of -l. Providers that are named
 * after a process or its probes are left out.
 */
std::vector<std::string_view> provider_names();

/* Fixed ids of the probes of the dtrace provider. */
constexpr uint32_t kProbeBegin = 1;
constexpr uint32_t kProbeEnd = 2;
constexpr uint32_t kProbeError = 3;

} // namespace dt

#endif
