/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Parts: joins the records of one ring that are longer than a page.
 *
 * A clause writes such a record in parts, with none of its other records between
 * them (gen/layout.h). Another firing may interrupt it and write between the
 * parts, in parts as well; it uses another slot. If a part found no room, its
 * record has no last part. Such a record is dropped when the next one begins in
 * its slot; the kernel has counted it as lost.
 */
#ifndef DTRACE_RUN_JOIN_PARTS_H
#define DTRACE_RUN_JOIN_PARTS_H

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <unordered_map>
#include <vector>

#include "gen/layout.h"

namespace dt::run {

class Parts {
public:
	using Bytes = std::span<const uint8_t>;

	/* Is it a part, and not a whole record? Inline, because this is checked for each record. */
	static bool is_part(Bytes bytes)
	{
		uint32_t clause = 0;

		if (bytes.size() >= sizeof(gen::PartHeader))
			std::memcpy(&clause, bytes.data() + offsetof(gen::RecordHeader, clause), sizeof(clause));
		return clause & gen::kPartRecord;
	}

	/* The whole record if @part is its last part; nothing if more parts follow; @part itself if it is invalid. */
	std::vector<uint8_t> join(Bytes part);

	/* Forgets the records that have begun: they have no end. */
	void forget() { begun_.clear(); }

private:
	struct Begun {
		std::vector<uint8_t> bytes;
		uint16_t next = 0; /* number of the part that comes */
	};

	std::unordered_map<uint32_t, Begun> begun_; /* by slot */
};

} // namespace dt::run

#endif
