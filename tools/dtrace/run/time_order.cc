// SPDX-License-Identifier: GPL-2.0
/*
 * Sorts the records of each ring and merges the rings; see time_order.h.
 *
 * An entry of 24 bytes stands for a record, so sorting moves no record. Records
 * usually arrive in order: new entries are sorted only if one is earlier than the
 * one before it, or was joined from parts. The sort is stable, so records of the
 * same time keep the order of the ring.
 *
 * The merge is a heap of rings by the time of their next record. After each record,
 * the ring at the top sinks to its place in one pass. The heap of the library needs
 * two.
 */
#include "run/time_order.h"

#include <algorithm>

#include "run/record.h"

namespace dt::run {

TimeOrder::Bytes TimeOrder::Stream::bytes(size_t index) const
{
	if (index >= entries.size())
		return {};
	const Entry &entry = entries[index];
	return entry.is_joined ? Bytes(joined.at(entry.at)) : data.subspan(entry.at & (data.size() - 1), entry.size);
}

void TimeOrder::Stream::add_part(Bytes part, uint64_t time)
{
	std::vector<uint8_t> whole = parts.join(part);

	if (whole.empty())
		return;
	entries.push_back({time, number, static_cast<uint32_t>(whole.size()), true});
	joined.emplace(number++, std::move(whole));
}

void TimeOrder::Stream::remove_done()
{
	for (size_t i = 0; i < next && !joined.empty(); i++) {
		if (entries[i].is_joined)
			joined.erase(entries[i].at);
	}
	entries.erase(entries.begin(), entries.begin() + static_cast<ptrdiff_t>(next));
	next = 0;
}

RingCounts TimeOrder::collect(size_t ring, const RingView &view)
{
	Stream &s = streams_[ring];
	uint64_t latest = 0;
	bool is_sorted = true;
	std::vector<size_t> known; /* entries after each record, if that is asked for */

	if (!s.is_begun)
		s.walked = view.tail;
	s.is_begun = true;
	s.data = view.data;
	s.remove_done();
	if (s.has_ended) {
		s.walked = view.head;
		return {};
	}
	const size_t waiting = s.entries.size();
	if (waiting)
		latest = s.entries.back().time;
	const RingCounts counts = walk_ring({view.data, view.head, s.walked}, [&](Bytes record, uint64_t at) {
		const uint64_t time = by_time_ ? record_time(record) : 0;

		if (Parts::is_part(record)) [[unlikely]] {
			s.add_part(record, time);
			is_sorted = false;
		} else {
			s.entries.push_back({time, at, static_cast<uint32_t>(record.size())});
			is_sorted = is_sorted && time >= latest;
			latest = time;
		}
		if (ends_at_loss_)
			known.push_back(s.entries.size());
	});
	if (ends_at_loss_ && counts.lost) {
		s.entries.resize(counts.intact ? known[counts.intact - 1] : waiting);
		s.parts.forget();
		s.has_ended = true;
	}
	if (!is_sorted)
		std::ranges::stable_sort(s.entries, {}, &Entry::time);
	s.walked = view.head;
	return counts;
}

void TimeOrder::begin(size_t ring)
{
	if (ring == streams_.size())
		streams_.emplace_back();
	else
		streams_[ring] = {};
}

void TimeOrder::go_on()
{
	ends_at_loss_ = false;
	for (Stream &s : streams_)
		s.has_ended = false;
}

/* The first of the heap has become later, or is another: it goes where it belongs. One pass, where the library takes two. */
void TimeOrder::sink_first()
{
	const size_t size = due_.size();

	for (size_t at = 0, child = 1; child < size; at = child, child = 2 * at + 1) {
		if (child + 1 < size && due_[child + 1] < due_[child])
			child++;
		if (!(due_[child] < due_[at]))
			break;
		std::swap(due_[at], due_[child]);
	}
}

void TimeOrder::take(uint64_t until, const Sink &sink)
{
	due_.clear();
	for (size_t i = 0; i < streams_.size(); i++) {
		Stream &s = streams_[i];

		if (!s.has_until(until))
			continue;
		s.due = s.bytes(s.next);
		due_.push_back({s.entries[s.next].time, i});
	}
	/* Sorted is a heap, too. */
	std::sort(due_.begin(), due_.end());
	while (!due_.empty()) {
		const size_t ring = due_[0].ring;
		Stream &s = streams_[ring];
		const Bytes record = s.due;

		s.due = s.bytes(++s.next);
		sink(ring, record, s.due);
		if (s.has_until(until)) {
			due_[0].time = s.entries[s.next].time;
		} else {
			due_[0] = due_.back();
			due_.pop_back();
		}
		sink_first();
	}
}

bool TimeOrder::is_empty() const
{
	return std::ranges::all_of(streams_, [](const Stream &s) { return s.next == s.entries.size(); });
}

uint64_t TimeOrder::done(size_t ring) const
{
	const Stream &s = streams_[ring];
	uint64_t least = s.walked;

	/* Positions are compared as distances, so that they may wrap. */
	for (size_t i = s.next; i < s.entries.size(); i++) {
		if (!s.entries[i].is_joined && s.walked - s.entries[i].at > s.walked - least)
			least = s.entries[i].at;
	}
	/* The framing before a record is kept with it. */
	return least == s.walked ? least : least - kRecordFraming;
}

} // namespace dt::run
