// SPDX-License-Identifier: GPL-2.0
/*
 * Joins parts; see join_parts.h.
 *
 * A part may be missing, because it found no room. So a part must have the next
 * number, and the same header as the first part in its slot. The number and the
 * count are compared with what a record can have, too. A part that does not fit is
 * returned as it is, and no layout fits it: the consumer reports a record that
 * makes no sense.
 */
#include "run/join_parts.h"

#include <algorithm>
#include <utility>

namespace dt::run {

namespace {

/* A part is not longer than a record can be, so no more of them belong to one. */
constexpr uint16_t kMostParts = gen::kMaxRecord / gen::kPartBytes + 1;

} // namespace

std::vector<uint8_t> Parts::join(Bytes part)
{
	gen::PartHeader header;
	std::memcpy(&header, part.data(), sizeof(header));
	const Bytes bytes = part.subspan(sizeof(header));
	Begun &begun = begun_[header.slot];

	header.header.clause &= ~gen::kPartRecord;
	if (header.number == 0) {
		begun.bytes.resize(sizeof(header.header));
		std::memcpy(begun.bytes.data(), &header.header, sizeof(header.header));
		begun.next = 0;
	}
	const bool is_last = header.number + 1 == header.count;
	const bool is_same = std::equal(begun.bytes.begin(),
					begun.bytes.begin() + static_cast<ptrdiff_t>(std::min(begun.bytes.size(),
											      sizeof(header.header))),
					reinterpret_cast<const uint8_t *>(&header.header));
	if (header.number != begun.next || begun.bytes.empty() || !is_same || header.count > kMostParts ||
	    header.number >= header.count || (!is_last && bytes.size() < gen::kPartBytes)) {
		begun_.erase(header.slot);
		return {part.begin(), part.end()};
	}
	/* After a part before the last one there may be padding. */
	const Bytes own = is_last ? bytes : bytes.first(gen::kPartBytes);
	begun.bytes.insert(begun.bytes.end(), own.begin(), own.end());
	begun.next++;
	if (!is_last)
		return {};
	std::vector<uint8_t> whole = std::move(begun.bytes);
	begun_.erase(header.slot);
	return whole;
}

} // namespace dt::run
