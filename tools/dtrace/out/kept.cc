// SPDX-License-Identifier: GPL-2.0
/*
 * Records in a ring of bytes for each CPU; see kept.h.
 *
 * The bytes of a record may be split by the end of the memory, and are copied in
 * two pieces then. Records are merged by their numbers at the end: a heap holds the
 * oldest record of each CPU. The next record of the same CPU is taken out before a
 * record is shown, because the caller wants to see what follows it.
 */
#include "out/kept.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace dt::out {

/* After the newest record; what does not fit before the end of the memory goes on at its beginning. */
void RecordQueue::put(const void *from, size_t size)
{
	const auto *bytes = static_cast<const uint8_t *>(from);
	const uint64_t at = (first_ + used_) % capacity_;
	const size_t straight = std::min<uint64_t>(size, capacity_ - at);

	std::copy_n(bytes, straight, memory_.get() + at);
	std::copy_n(bytes + straight, size - straight, memory_.get());
	used_ += size;
}

void RecordQueue::get(void *to, size_t size)
{
	auto *bytes = static_cast<uint8_t *>(to);
	const size_t straight = std::min<uint64_t>(size, capacity_ - first_);

	std::copy_n(memory_.get() + first_, straight, bytes);
	std::copy_n(memory_.get(), size - straight, bytes + straight);
	skip(size);
}

void RecordQueue::skip(size_t size)
{
	first_ = (first_ + size) % capacity_;
	used_ -= size;
}

void RecordQueue::push(uint64_t number, Bytes record)
{
	const auto size = static_cast<uint32_t>(record.size());

	if (!memory_)
		memory_ = std::make_unique_for_overwrite<uint8_t[]>(capacity_);
	put(&number, sizeof(number));
	put(&size, sizeof(size));
	put(record.data(), size);
}

uint64_t RecordQueue::pop(std::vector<uint8_t> &record)
{
	uint64_t number;
	uint32_t size;

	get(&number, sizeof(number));
	get(&size, sizeof(size));
	record.resize(size);
	get(record.data(), size);
	return number;
}

void RecordQueue::drop()
{
	uint32_t size;

	skip(sizeof(uint64_t));
	get(&size, sizeof(size));
	skip(size);
}

Kept::Kept(Policy policy, uint64_t capacity, unsigned cpus) : policy_(policy)
{
	for (unsigned i = 0; i < cpus; i++)
		cpus_.push_back({.queue = RecordQueue(capacity)});
}

void Kept::add(Bytes record, unsigned cpu)
{
	Cpu &of = cpus_[cpu];

	if (policy_ == Policy::Ring) {
		while (!of.queue.has_room(record) && !of.queue.is_empty())
			of.queue.drop();
	}
	of.is_full = of.is_full || !of.queue.has_room(record);
	is_full_ = is_full_ || of.is_full;
	if (!of.is_full)
		of.queue.push(number_++, record);
}

void Kept::take(const Show &show)
{
	using DueCpu = std::pair<uint64_t, unsigned>; /* number of the oldest record of a CPU */
	std::priority_queue<DueCpu, std::vector<DueCpu>, std::greater<>> due;
	std::vector<std::vector<uint8_t>> oldest(cpus_.size()); /* taken out */
	std::vector<uint8_t> record;

	for (unsigned cpu = 0; cpu < cpus_.size(); cpu++) {
		if (!cpus_[cpu].queue.is_empty())
			due.emplace(cpus_[cpu].queue.pop(oldest[cpu]), cpu);
	}
	while (!due.empty()) {
		const unsigned cpu = due.top().second;
		RecordQueue &queue = cpus_[cpu].queue;

		due.pop();
		record.swap(oldest[cpu]);
		oldest[cpu].clear();
		if (!queue.is_empty())
			due.emplace(queue.pop(oldest[cpu]), cpu);
		show(record, cpu, oldest[cpu]);
	}
}

} // namespace dt::out
