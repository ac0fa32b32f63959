// SPDX-License-Identifier: GPL-2.0
/*
 * Repeats the verifier's walk over the members of a struct; see reach.h.
 *
 * The walk takes one step per struct, as the verifier does: into_member() finds the
 * struct to go on in, or the answer. A type that is not a struct is memory of a
 * fixed size.
 */
#include "gen/reach.h"

namespace dt::gen {

namespace {

struct WalkStep {
	Reach reach = Reach::None;
	const Type *into = nullptr; /* the walk goes on in this struct */
	int64_t offset = 0;	    /* there */
};

/* @member is not a bit-field, and holds the byte at @offset. */
WalkStep into_member(const Member &member, int64_t offset, unsigned bytes)
{
	const Type *element = member.type;
	int64_t begin = member.bit_offset / 8;
	const int64_t end = begin + member.type->size;

	while (element->is_array())
		element = element->of;
	if (element != member.type && element->size)
		begin += (offset - begin) / element->size * element->size;
	if (element->is_struct())
		return {Reach::None, element, offset - begin};
	if (element->is_pointer())
		return {offset == begin && bytes == element->size ? Reach::Pointer : Reach::None};
	return {offset + bytes <= end ? Reach::Number : Reach::None};
}

WalkStep step(const Type *type, int64_t offset, unsigned bytes)
{
	for (const Member &member : type->members()) {
		const int64_t begin = member.bit_offset / 8;

		if (offset + bytes <= begin)
			break;
		if (member.bits) {
			const int64_t end = (member.bit_offset + member.bits + 7) / 8;

			if (offset <= begin && end <= offset + bytes)
				return {Reach::Number};
			continue;
		}
		if (offset < begin)
			break;
		if (offset < begin + member.type->size)
			return into_member(member, offset, bytes);
	}
	return {};
}

} // namespace

Reach reach_of(const Type *type, int64_t offset, unsigned bytes)
{
	if (offset < 0 || offset + bytes > type->size)
		return Reach::None;
	if (!type->is_struct())
		return Reach::Number;
	while (offset + bytes <= type->size) {
		const WalkStep next = step(type, offset, bytes);

		if (!next.into)
			return next.reach;
		type = next.into;
		offset = next.offset;
	}
	return Reach::None;
}

} // namespace dt::gen
