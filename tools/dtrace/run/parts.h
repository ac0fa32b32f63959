/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Parts: joins the records of one ring that are longer than a page.
 *
 * A clause writes such a record in parts, with nothing of its own between them
 * (gen/layout.h). Another firing that interrupts it may write between them, in
 * parts as well; it has another slot. A record of which a part found no room has
 * no last part, and is forgotten when the next one begins in its slot: the
 * kernel has counted it among its losses.
 */
#ifndef DTRACE_RUN_PARTS_H
#define DTRACE_RUN_PARTS_H

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace dt::run {

class Parts {
public:
	using Bytes = std::span<const uint8_t>;

	/* Is it one, and no whole record? */
	static bool is_part(Bytes bytes);

	/* The whole record if @part is its last one; nothing yet if it is not; @part itself if it makes no sense. */
	std::vector<uint8_t> join(Bytes part);

	/* Those that have begun have no end. */
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
