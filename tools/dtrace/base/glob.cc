// SPDX-License-Identifier: GPL-2.0
/*
 * Matches patterns; see glob.h.
 *
 * A pattern is matched without recursion: only the last `*` can take more
 * characters. So the time is limited by the product of both lengths.
 */
#include "base/glob.h"

#include <algorithm>

namespace dt {

namespace {

/*
 * Does @c belong to the set after the '[' at @pos? Sets @pos after the ']'.
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

} // namespace

bool is_glob(std::string_view pattern)
{
	return pattern.empty() || pattern.find_first_of("*?[\\") != std::string_view::npos;
}

/*
 * The usual walk with one point to come back to: when something after a `*`
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

} // namespace dt
