// SPDX-License-Identifier: GPL-2.0
/* Splits a description into its parts; see description.h. */
#include "probe/description.h"

#include <algorithm>

namespace dt {

namespace {

bool all_digits(std::string_view text)
{
	return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/* Is there a '[' without a ']' after it? */
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

} // namespace

bool names_kernel(std::string_view module)
{
	return module == "vmlinux" || module == "genunix" || module == "unix";
}

std::string ProbeDesc::text() const
{
	return id ? std::to_string(*id) : provider + ':' + module + ':' + function + ':' + name;
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

} // namespace dt
