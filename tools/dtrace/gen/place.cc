// SPDX-License-Identifier: GPL-2.0
/* Access that need no code; see place.h. */
#include "gen/place.h"

#include <cassert>

#include "base/visit.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

const typed::Variable *Place::variable() const
{
	return match(
		memory,
		[](const OneOf<in::KnownObject, in::Foreign> auto &) -> const typed::Variable * { return nullptr; },
		[](const OneOf<in::Register, in::Working, in::Globals, in::Thread, in::ArrayElement> auto &ours) {
			return ours.variable;
		});
}

Reg Place::base() const
{
	return match(
		memory, [](const OneOf<in::KnownObject, in::Foreign> auto &other) { return other.base; },
		[](const OneOf<in::Register, in::Working, in::Globals, in::Thread, in::ArrayElement> auto &) {
			return Reg::none;
		});
}

void Place::set_base(Reg r)
{
	match(
		memory, [&](OneOf<in::KnownObject, in::Foreign> auto &other) { other.base = r; },
		[](OneOf<in::Register, in::Working, in::Globals, in::Thread, in::ArrayElement> auto &) {
			no_code("base of our own memory");
		});
}

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
	in::Foreign foreign = {.is_user = is_userland, .is_pointer = address.is_pointer};
	Place place;

	if (address.is_constant())
		place.offset = address.constant;
	else
		foreign.base = address.reg;
	place.memory = foreign;
	return place;
}

} // namespace dt::gen
