// SPDX-License-Identifier: GPL-2.0
/*
 * The table of the rows of an aggregation; see agg_total.h.
 *
 * A key is looked for from the slot of its hash on, up to a free one. Rows are never removed one by one: trunc() makes
 * a new table of those that stay.
 */
#include <algorithm>
#include <cstring>
#include <tuple>

#include "out/agg_total.h"

namespace dt::out {

uint32_t hash_of_key(std::string_view key)
{
	constexpr uint64_t odd = 0x9e3779b97f4a7c15;
	uint64_t hash = key.size(), word = 0;
	const auto mix = [&] {
		hash = (hash ^ word) * odd;
		hash ^= hash >> 32;
	};

	for (size_t at = 0; at + sizeof(word) <= key.size(); at += sizeof(word)) {
		std::memcpy(&word, key.data() + at, sizeof(word));
		mix();
	}
	if (key.size() % sizeof(word) != 0) {
		/* The last word may begin within the one before it: a copy of a known size is one instruction. */
		if (key.size() > sizeof(word))
			std::memcpy(&word, key.data() + key.size() - sizeof(word), sizeof(word));
		else
			std::memcpy(&word, key.data(), key.size());
		mix();
	}
	/* A multiplication moves bits up only. So the last bytes of a key are in the upper bits. */
	return static_cast<uint32_t>(hash * odd >> 32);
}

AggRows::AggRows(const AggRows &other) : slots_(other.slots_), size_(other.size_)
{
	for (const std::vector<Row> &block : other.blocks_) {
		std::vector<Row> &copy = blocks_.emplace_back();

		copy.reserve(kBlock);
		copy.assign(block.begin(), block.end());
	}
}

void AggRows::grow()
{
	std::vector<uint64_t> grown(std::max<size_t>(4 * slots_.size(), 16));
	const size_t last = grown.size() - 1;

	for (const uint64_t slot : slots_) {
		size_t at = slot >> 32 & last;

		if (!slot)
			continue;
		while (grown[at])
			at = (at + 1) & last;
		grown[at] = slot;
	}
	slots_ = std::move(grown);
}

AggRow &AggRows::operator[](std::string_view key)
{
	if (size_ >= slots_.size() / 4 * 3)
		grow();
	const uint64_t hash = static_cast<uint64_t>(hash_of_key(key)) << 32;
	const size_t last = slots_.size() - 1;
	size_t at = hash >> 32 & last;
	for (; slots_[at]; at = (at + 1) & last) {
		if ((slots_[at] ^ hash) >> 32)
			continue;
		if (Row &found = row(static_cast<uint32_t>(slots_[at]) - 1); found.first == key)
			return found.second;
	}
	if (size_ % kBlock == 0)
		blocks_.emplace_back().reserve(kBlock);
	slots_[at] = hash | ++size_;
	return blocks_.back().emplace_back(std::piecewise_construct, std::tuple(key), std::tuple()).second;
}

} // namespace dt::out
