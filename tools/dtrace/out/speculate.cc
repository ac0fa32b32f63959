// SPDX-License-Identifier: GPL-2.0
/*
 * Keeps records by the key of their speculation; see speculate.h.
 *
 * A record may arrive after the end of its speculation, from the ring of another
 * CPU. So the fates of the latest speculations are remembered, up to a fixed
 * number. The oldest fate is forgotten first, because the records of its
 * speculation came long ago.
 */
#include "out/speculate.h"

#include <utility>

namespace dt::out {

namespace {

/* Ended speculations that are remembered. What belongs to one comes with the same round over the rings, or the next. */
constexpr size_t kRemembered = 65536;

} // namespace

bool Speculations::take(const run::Record &record, std::span<const uint8_t> bytes, unsigned cpu, const ShowRecord &show)
{
	switch (record.speculates) {
	case gen::Speculates::No: return false;
	case gen::Speculates::Holds: break;
	case gen::Speculates::Ends: {
		/* @show may decode what it gets into @record. */
		const bool has_data = !record.items.empty();

		for (const auto &[key, is_committed] : std::vector(record.ends)) {
			if (key)
				end(key, is_committed, show);
		}
		if (has_data)
			show(bytes, cpu);
		return true;
	}
	}
	/* speculate() stood after an `if` that went the other way. */
	if (record.speculation == 0)
		return false;
	const auto ended = is_committed_.find(record.speculation);
	if (ended == is_committed_.end())
		hold(record.speculation, bytes, cpu);
	else if (ended->second)
		show(bytes, cpu);
	return true;
}

void Speculations::hold(uint64_t key, std::span<const uint8_t> bytes, unsigned cpu)
{
	Held &held = held_[key];
	uint64_t &used = held.used[cpu];

	if (used + bytes.size() > specsize_) {
		drops_++;
		return;
	}
	used += bytes.size();
	held.records.push_back({{bytes.begin(), bytes.end()}, cpu});
}

void Speculations::end(uint64_t key, bool is_committed, const ShowRecord &show)
{
	const auto found = held_.find(key);

	if (found != held_.end()) {
		const Held held = std::move(found->second);

		held_.erase(found);
		for (const HeldRecord &kept : held.records) {
			if (is_committed)
				show(kept.bytes, kept.cpu);
		}
	}
	if (is_committed_.emplace(key, is_committed).second)
		ended_.push_back(key);
	if (ended_.size() > kRemembered) {
		is_committed_.erase(ended_.front());
		ended_.pop_front();
	}
}

uint64_t Speculations::take_drops()
{
	return std::exchange(drops_, 0);
}

} // namespace dt::out
