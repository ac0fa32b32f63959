// SPDX-License-Identifier: GPL-2.0
/*
 * The bytes of map "literals"; see literals.h.
 *
 * A hash table finds a text that is in the map already. It compares whole texts.
 * The empty text is the end of any other. No other ends are searched for.
 */
#include "gen/literals.h"

namespace dt::gen {

uint32_t Literals::add(std::string_view text)
{
	const std::string_view whole = text.substr(0, text.find('\0'));

	/* The empty one is the end of any other. */
	if (whole.empty() && !bytes_.empty())
		return static_cast<uint32_t>(bytes_.size() - 1);
	const auto [place, is_new] = places_.try_emplace(std::string(whole), static_cast<uint32_t>(bytes_.size()));
	if (is_new) {
		bytes_.insert(bytes_.end(), whole.begin(), whole.end());
		bytes_.push_back(0);
	}
	return place->second;
}

} // namespace dt::gen
