// SPDX-License-Identifier: GPL-2.0
#include "run/order.h"

#include <algorithm>

#include "run/record.h"

namespace dt::run {

TimeOrder::Bytes TimeOrder::Stream::bytes(size_t index) const
{
	if (index >= entries.size())
		return {};
	return data.subspan(entries[index].at & (data.size() - 1), entries[index].size);
}

RingCounts TimeOrder::collect(size_t ring, const RingView &view)
{
	Stream &s = streams_[ring];
	uint64_t latest = 0;
	bool is_sorted = true;

	if (!s.is_begun)
		s.walked = view.tail;
	s.is_begun = true;
	s.data = view.data;
	s.entries.erase(s.entries.begin(), s.entries.begin() + static_cast<ptrdiff_t>(s.next));
	s.next = 0;
	if (!s.entries.empty())
		latest = s.entries.back().time;
	const RingCounts counts = walk_ring({view.data, view.head, s.walked}, [&](Bytes record, uint64_t at) {
		const uint64_t time = by_time_ ? record_time(record) : 0;

		is_sorted = is_sorted && time >= latest;
		latest = time;
		s.entries.push_back({time, at, static_cast<uint32_t>(record.size())});
	});
	if (!is_sorted)
		std::ranges::stable_sort(s.entries, {}, &Entry::time);
	s.walked = view.head;
	return counts;
}

bool TimeOrder::is_earlier(size_t a, size_t b) const
{
	const uint64_t time_a = streams_[a].entries[streams_[a].next].time;
	const uint64_t time_b = streams_[b].entries[streams_[b].next].time;

	return time_a != time_b ? time_a < time_b : a < b;
}

void TimeOrder::take(uint64_t until, const Sink &sink)
{
	const auto later = [this](size_t a, size_t b) { return is_earlier(b, a); };

	heap_.clear();
	for (size_t i = 0; i < streams_.size(); i++) {
		if (streams_[i].has_until(until))
			heap_.push_back(i);
	}
	std::ranges::make_heap(heap_, later);
	while (!heap_.empty()) {
		std::ranges::pop_heap(heap_, later);
		const size_t ring = heap_.back();
		Stream &s = streams_[ring];

		heap_.pop_back();
		/* Often several are earlier than all others. */
		do {
			const size_t index = s.next++;

			sink(ring, s.bytes(index), s.bytes(s.next));
		} while (s.has_until(until) && (heap_.empty() || is_earlier(ring, heap_.front())));
		if (s.has_until(until)) {
			heap_.push_back(ring);
			std::ranges::push_heap(heap_, later);
		}
	}
}

uint64_t TimeOrder::done(size_t ring) const
{
	const Stream &s = streams_[ring];
	uint64_t least = s.walked;

	/* Positions are compared as distances, so that they may wrap. */
	for (size_t i = s.next; i < s.entries.size(); i++) {
		if (s.walked - s.entries[i].at > s.walked - least)
			least = s.entries[i].at;
	}
	/* The framing in front of a record is kept with it. */
	return least == s.walked ? least : least - kRecordFraming;
}

} // namespace dt::run
