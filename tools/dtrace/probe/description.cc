// SPDX-License-Identifier: GPL-2.0
/*
 * Matches patterns, and splits a description into its parts; see description.h.
 *
 * A pattern is matched without recursion: only the last `*` can take more
 * characters. So the time is limited by the product of both lengths.
 */
#include "probe/description.h"

#include <algorithm>

namespace dt {

namespace {

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
