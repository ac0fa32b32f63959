// SPDX-License-Identifier: GPL-2.0
/*
 * Provider sdt: static probes that kernel code is marked with.
 *
 * The kernel lists them in tracefs, dtrace/sdt, a line for each function that
 * has sites of a probe:
 *
 *   7 2 0 io vmlinux folio_wait_bit_common wait-start (struct folio *, int)
 *   │ │ │ │  │       └ function; of a module: "name [module]"
 *   │ │ │ │  └ module
 *   │ │ │ └ provider, as the kernel calls it
 *   │ │ └ is it on?
 *   │ └ sites in this function
 *   └ number of the probe
 *
 * Here, as everywhere in sdt, a probe is sdt:MODULE:FUNCTION:NAME: one of the
 * kernel's that has sites in several functions is as many of ours. They share
 * one switch, so that a program on one of them must look where it fired; see
 * Site::is_shared. Two static functions of one name are one of ours.
 *
 * A kernel that has no such file has no static probes, which is no error. That
 * tracefs is missing altogether is for provider fbt to say.
 */
#include "probe/probe.h"

#include <algorithm>
#include <cerrno>
#include <unordered_map>

#include "base/fd.h"
#include "base/lines.h"
#include "probe/tracefs.h"

namespace dt {

namespace {

constexpr const char *kFile = "/dtrace/sdt";
constexpr size_t kMaxSiteArgs = 6;

/* Who fires it stores all values, so where they are is nobody's business. */
constexpr std::array<ArgList, kMaxSiteArgs + 1> kArgs = [] {
	std::array<ArgList, kMaxSiteArgs + 1> lists;

	for (uint8_t n = 0; n <= kMaxSiteArgs; n++)
		lists[n].count = n;
	return lists;
}();

/* The text up to the next blank, which @line loses with it. */
std::string_view word(std::string_view &line)
{
	const size_t end = std::min(line.find(' '), line.size());
	const std::string_view text = line.substr(0, end);

	line.remove_prefix(std::min(end + 1, line.size()));
	return text;
}

class SdtList final : public ProbeList {
public:
	explicit SdtList(std::string text) : text_(std::move(text))
	{
		for_each_line(text_, [this](std::string_view line) { add_line(line); });
		std::unordered_map<std::string_view, unsigned> functions;	/* by the kernel's number */
		for (const Entry &entry : entries_)
			functions[entry.id]++;
		for (Entry &entry : entries_)
			entry.site.is_shared = functions[entry.id] > 1;
	}

	uint32_t count() const override { return static_cast<uint32_t>(entries_.size()); }

	Probe at(uint32_t index) const override
	{
		const Entry &entry = entries_[index];
		Probe probe;

		probe.module = entry.module;
		probe.function = entry.function;
		probe.name = entry.name;
		probe.attach = AttachKind::Site;
		probe.args = &kArgs[std::min(split_types(entry.site.types).size(), kMaxSiteArgs)];
		probe.site = &entry.site;
		return probe;
	}

private:
	struct Entry {
		std::string_view id, module, function, name;	/* into text_ */
		Site site;
	};

	/* Lines of another form are skipped: the kernel may add some. */
	void add_line(std::string_view line)
	{
		Entry entry;

		entry.id = word(line);
		word(line);
		word(line);
		entry.site.provider = word(line);
		entry.module = word(line);
		entry.function = word(line);
		if (line.starts_with('['))
			word(line);
		entry.name = word(line);
		if (entry.name.empty() || !line.starts_with('(') || !line.ends_with(')'))
			return;
		entry.site.types = line.substr(1, line.size() - 2);
		/* What belongs together is together. */
		for (size_t i = entries_.size(); i-- > 0 && entries_[i].id == entry.id;)
			if (entries_[i].module == entry.module && entries_[i].function == entry.function)
				return;
		entries_.push_back(entry);
	}

	std::string text_;
	std::vector<Entry> entries_;
};

Result<std::unique_ptr<ProbeList>> load(const ProbeEnv &env)
{
	std::string failures;

	for (const std::string &place : tracefs_places(env)) {
		Result<std::string> text = read_file(place + kFile);

		if (text)
			return std::unique_ptr<ProbeList>(std::make_unique<SdtList>(std::move(*text)));
		if (text.error().code != ENOENT)
			add_failure(failures, text.error());
	}
	if (!failures.empty())
		return Error{failures};
	return std::unique_ptr<ProbeList>(std::make_unique<SdtList>(std::string()));
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

constinit const Provider kSdtProvider = {"sdt", {}, load};

} // namespace dt
