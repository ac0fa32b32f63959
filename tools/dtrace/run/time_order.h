/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● TimeOrder: the records of all rings as one stream, in the order of time.
 *
 * A record holds the time of its firing, by a clock that all CPUs share. The
 * records of one ring are nearly in that order: another clause may interrupt a
 * clause between reading the clock and reserving the record. So the records of
 * each ring are sorted where necessary, and the rings are merged.
 *
 *     ring:    ... done | printed, or waits ...        | walked ... head
 *                       entries by time ──► next
 *
 * The caller says up to which time no more records can arrive. Later records
 * wait in the ring and are not walked again.
 *
 * A record in parts is joined and waits in the tool's own memory. Its position is
 * that of its last part.
 *
 * A ring may end at its first loss: then later records are skipped.
 */
#ifndef DTRACE_RUN_TIME_ORDER_H
#define DTRACE_RUN_TIME_ORDER_H

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

#include "run/buffer.h"
#include "run/join_parts.h"

namespace dt::run {

class TimeOrder {
public:
	using Bytes = std::span<const uint8_t>;
	/* A record of ring @ring, and the one after it there, empty if none is known. */
	using Sink = std::function<void(size_t ring, Bytes record, Bytes next)>;

	/* If not @by_time: ring after ring, each in its own order. */
	TimeOrder(size_t rings, bool by_time, bool ends_at_loss = false)
		: streams_(rings), by_time_(by_time), ends_at_loss_(ends_at_loss)
	{
	}

	/* Ring number @ring is new or empty again, and begins with its next record. The number may be one more than the last. */
	void begin(size_t ring);

	/* From now on, rings do not end at a loss, and rings that have ended continue. */
	void go_on();

	/* Looks at what is new in ring number @ring. */
	RingCounts collect(size_t ring, const RingView &view);

	/* Passes on all records up to @until; records of the same time go ring by ring. */
	void take(uint64_t until, const Sink &sink);

	/* Does nothing that collect() has found wait? */
	bool is_empty() const;

	/* The position up to which the kernel may overwrite ring number @ring. */
	uint64_t done(size_t ring) const;

private:
	struct Entry {
		uint64_t time;
		uint64_t at; /* position in the ring; of a joined one, its number */
		uint32_t size;
		bool is_joined = false;
	};
	struct Stream {
		std::span<const uint8_t> data;
		uint64_t walked = 0;
		bool is_begun = false;
		bool has_ended = false;
		std::vector<Entry> entries;
		size_t next = 0;
		Bytes due; /* the record of @next, while take() runs */
		Parts parts;
		std::unordered_map<uint64_t, std::vector<uint8_t>> joined; /* by number */
		uint64_t number = 0;					   /* of the next one */

		bool has_until(uint64_t until) const { return next < entries.size() && entries[next].time <= until; }
		Bytes bytes(size_t index) const;
		void add_part(Bytes part, uint64_t time);
		void remove_done();
	};

	/* A stream whose next record is due. */
	struct Due {
		uint64_t time;
		size_t ring;
		bool operator<(const Due &other) const
		{
			return time != other.time ? time < other.time : ring < other.ring;
		}
	};

	void sink_first();

	std::vector<Stream> streams_;
	std::vector<Due> due_; /* a heap, the earliest first */
	bool by_time_;
	bool ends_at_loss_;
};

} // namespace dt::run

#endif
