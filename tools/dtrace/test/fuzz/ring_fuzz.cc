// SPDX-License-Identifier: GPL-2.0
/*
 * The input is the memory of a ring, which changes while it is read: after each record that is taken, a byte of the ring
 * is another. The first bytes say where the ring is read, and which bytes change. No record is outside of the ring, and
 * all bytes between tail and head are accounted for.
 */
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "run/buffer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	using namespace dt::run;
	struct Plan {
		uint16_t tail, length, first, step;
	} plan;
	std::vector<uint8_t> memory(1024);
	uint64_t records = 0, bytes = 0, at = 0;
	volatile uint64_t sum = 0;

	if (size < sizeof(plan))
		return 0;
	std::memcpy(&plan, data, sizeof(plan));
	std::memcpy(memory.data(), data + sizeof(plan), std::min(memory.size(), size - sizeof(plan)));
	/* Counters go on beyond the size, and to 0 in the end. */
	const uint64_t tail = uint64_t{plan.tail} * 8 - 4096, head = tail + plan.length % 1040 / 8 * 8;
	const RingCounts counts = walk_ring({memory, head, tail}, [&](std::span<const uint8_t> record, uint64_t where) {
		const auto *const begin = memory.data();

		if (record.data() < begin || record.data() + record.size() > begin + memory.size() ||
		    where - tail >= head - tail || (records && where - tail <= at - tail))
			std::abort();
		for (const uint8_t byte : record)
			sum = sum + byte;
		at = where;
		bytes += record.size();
		memory[(plan.first + plan.step * ++records) % memory.size()] ^= 0x55;
	});
	if (counts.records != records || counts.intact > records || bytes + counts.damaged > head - tail)
		std::abort();
	return 0;
}
