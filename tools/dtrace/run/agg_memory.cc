// SPDX-License-Identifier: GPL-2.0
/*
 * Maps the elements of aggregations and walks over them; see agg_memory.h.
 *
 * No number in an element is trusted before it is compared with the limits of the
 * layout. walk_element() takes plain memory, so tests need no map.
 */
#include "run/agg_memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace dt::run {

namespace {

/* The start of an entry. */
struct EntryHeader {
	uint16_t shape, words;
};

EntryHeader header_of(uint64_t word)
{
	return {static_cast<uint16_t>(word >> 32), static_cast<uint16_t>(word >> 48)};
}

} // namespace

bool walk_element(std::span<const uint64_t> element, const gen::AggLayout &layout, const AggSink &sink)
{
	const size_t first = layout.entries_at / 8, room = (layout.entries_end - layout.entries_at) / 8;

	for (const gen::AggShape &shape : layout.shapes) {
		if (shape.place && element[shape.mark / 8])
			sink({&shape, element.subspan(shape.place / 8, shape.data_words), {}});
	}
	const size_t used = static_cast<uint32_t>(element[0]) / 8;
	std::span<const uint64_t> rest = element.subspan(first, std::min(used, room));
	while (!rest.empty()) {
		const EntryHeader header = header_of(rest[0]);

		/* One that found no room, at the end, has left its place empty. */
		if (header.shape == 0)
			return true;
		if (header.shape > layout.shapes.size())
			return false;
		const gen::AggShape &shape = layout.shapes[header.shape - 1];
		const size_t size = size_t{1} + shape.data_words + header.words;
		if (shape.place || header.words < shape.fixed_words || size > rest.size())
			return false;
		sink({&shape, rest.subspan(1, shape.data_words), rest.subspan(1 + shape.data_words, header.words)});
		rest = rest.subspan(size);
	}
	return true;
}

void clear_element(std::span<uint64_t> element, const gen::AggLayout &layout)
{
	const size_t used = static_cast<uint32_t>(element[0]) / 8;
	const size_t fixed = (used ? layout.entries_at : layout.buckets_at) / 8;

	std::ranges::fill(element.first(fixed + std::min(used, element.size() - fixed)), 0);
}

Result<AggMemory> AggMemory::open(int map, uint32_t cpus, uint32_t bytes, uint32_t *generation)
{
	const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
	const size_t size = (size_t{2} * cpus * bytes + page - 1) & ~(page - 1);
	AggMemory made;

	void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, map, 0);
	if (memory == MAP_FAILED)
		return Error{"cannot map the memory of aggregations", errno};
	made.memory_ = Mapping(memory, size);
	made.cpus_ = cpus;
	made.bytes_ = bytes;
	made.generation_ = generation;
	return made;
}

std::span<uint64_t> AggMemory::element(unsigned cpu, bool generation) const
{
	auto *words = static_cast<uint64_t *>(memory_.data());

	return {words + (generation ? cpus_ + size_t{cpu} : cpu) * (bytes_ / 8), bytes_ / 8};
}

uint32_t AggMemory::used(unsigned cpu) const
{
	const auto *used = reinterpret_cast<const uint32_t *>(element(cpu, current_).data());

	return __atomic_load_n(used, __ATOMIC_RELAXED);
}

Status AggMemory::change(const Grace &grace)
{
	current_ = !current_;
	/* Clauses see the cleared memory: the address that Aggregates::find_element() of gen computes depends on this word. */
	__atomic_store_n(generation_, current_ ? cpus_ : 0, __ATOMIC_RELEASE);
	return grace.wait();
}

} // namespace dt::run
