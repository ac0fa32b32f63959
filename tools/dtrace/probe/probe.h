/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Probe names, patterns and the table of all probes.
 *
 * A probe is named provider:module:function:name. A description has the same
 * four parts, each a glob pattern, an empty part matching all. Numbers (ids)
 * are given in the order of the provider list and of what the kernel lists, so
 * the same kernel gives the same ids to every run of the tool.
 *
 * A provider is loaded when a description could match it, or when an id is
 * asked for that lies behind it. The provider with the costly list (fbt) is
 * the last one, so that no program pays for it that does not use it.
 */
#ifndef DTRACE_PROBE_PROBE_H
#define DTRACE_PROBE_PROBE_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "probe/provider.h"

namespace dt {

/* `*` any run, `?` any character, [a-z] [!a-z] sets, `\` quotes. An empty pattern matches everything. */
bool glob_match(std::string_view pattern, std::string_view text);

/* Has @pattern a character that glob_match() treats specially, or is it empty? */
bool is_glob(std::string_view pattern);

/* What a user wrote for a probe: four patterns, or a number. */
struct ProbeDesc {
	std::string provider, module, function, name;
	std::optional<uint32_t> id;

	/* "fbt::vfs_*:entry", or the number */
	std::string text() const;
};

/* Which part a description with fewer than four parts is aligned to (-P -m -f -n). */
enum class DescAlign : uint8_t { Provider, Module, Function, Name };

/* Splits "a:b:c:d", or takes a number as an id. Gives back what is wrong with the text, or "". */
std::string_view parse_probe_desc(std::string_view text, DescAlign align, ProbeDesc &desc);

class ProbeTable {
public:
	explicit ProbeTable(ProbeEnv env = {});
	~ProbeTable();
	ProbeTable(ProbeTable &&) noexcept;
	ProbeTable &operator=(ProbeTable &&) noexcept;

	/*
	 * Appends the ids of all probes that @desc matches, ascending. It is not
	 * an error to match none. An error means that a provider's list could not
	 * be read; it is returned only if the description names that provider or
	 * nothing else matched, so `:::BEGIN` works without tracefs.
	 */
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &ids);

	/* The probe with this id, which came from match(). */
	Probe probe(uint32_t id) const;

	/* To be called with all probes that will be attached: see ProbeList::complete(). */
	void complete(std::vector<Probe> &enabled) const;

	/* Lists that were wanted and could not be read: "the probes of fbt are missing: cannot open ...". */
	std::vector<std::string> failures() const;

	/* Why a description matches nothing: "no provider is named fbtt: did you mean fbt?", or "". */
	std::string explain_no_match(const ProbeDesc &desc);

private:
	struct Slot;

	Status load_up_to(size_t slot);
	Status match_id(uint32_t id, std::vector<uint32_t> &ids);

	ProbeEnv env_;
	std::vector<Slot> slots_;
};

/* Defined in their prov_NAME.cc; probe.cc lists them in the order of their ids. */
extern const Provider kDtraceProvider;
extern const Provider kSdtProvider;
extern const Provider kFbtProvider;

/* Fixed ids of the probes of the dtrace provider. */
constexpr uint32_t kProbeBegin = 1;
constexpr uint32_t kProbeEnd = 2;
constexpr uint32_t kProbeError = 3;

} // namespace dt

#endif
