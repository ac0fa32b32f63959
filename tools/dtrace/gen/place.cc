// SPDX-License-Identifier: GPL-2.0
/* Access that need no code; see place.h. */
#include "gen/place.h"

#include <cassert>

namespace dt::gen {

using namespace bpf;

void add_member(Place &place, const Member &member)
{
	if (member.bits == 0) {
		place.offset += member.bit_offset / 8;
		return;
	}
	/* The smallest aligned integer that holds it. */
	for (unsigned unit = 1; unit <= 8; unit *= 2) {
		const uint32_t begin = member.bit_offset / (8 * unit) * unit;

		if (member.bit_offset - 8 * begin + member.bits > 8 * unit)
			continue;
		place.offset += begin;
		place.unit = static_cast<uint8_t>(unit);
		place.bits = member.bits;
		place.bit_shift = static_cast<uint8_t>(member.bit_offset - 8 * begin);
		return;
	}
	assert(false && "a bit-field within 8 bytes: Checker::member_of() takes no other");
}

Place at_address(const Value &address, bool is_userland)
{
	Place place;

	place.kind = is_userland ? Place::Kind::User : Place::Kind::Kernel;
	if (address.is_constant())
		place.offset = address.constant;
	else
		place.base = address.reg;
	place.is_pointer = address.is_pointer;
	return place;
}

} // namespace dt::gen
