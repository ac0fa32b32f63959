// SPDX-License-Identifier: GPL-2.0
/* Words of stability attributes; see stability.h. */
#include "base/stability.h"

#include <iterator>

#include "base/words.h"

namespace dt {

namespace {

/* In the order of the levels. */
constexpr std::string_view kStabilities[] = {
	"Internal", "Private", "Obsolete", "External", "Unstable", "Evolving", "Stable", "Standard",
};
constexpr std::string_view kClasses[] = {"Unknown", "CPU", "Platform", "Group", "ISA", "Common"};

template <typename Level, size_t n>
bool find_level(const std::string_view (&words)[n], std::string_view text, Level &level)
{
	const auto *found =
		std::ranges::find_if(words, [&](std::string_view known) { return equal_but_for_case(known, text); });

	level = static_cast<Level>(found - std::begin(words));
	return found != std::end(words);
}

} // namespace

std::string_view word(Stability stability)
{
	return kStabilities[static_cast<size_t>(stability)];
}

std::string_view word(MachineClass machines)
{
	return kClasses[static_cast<size_t>(machines)];
}

std::string Attributes::text() const
{
	return std::string(word(name)).append("/").append(word(data)).append("/").append(word(machines));
}

std::optional<Attributes> parse_attributes(std::string_view text)
{
	const size_t first = text.find('/'), second = first == text.npos ? first : text.find('/', first + 1);
	Attributes found;

	if (second == text.npos || !find_level(kStabilities, text.substr(0, first), found.name) ||
	    !find_level(kStabilities, text.substr(first + 1, second - first - 1), found.data) ||
	    !find_level(kClasses, text.substr(second + 1), found.machines))
		return {};
	return found;
}

} // namespace dt
