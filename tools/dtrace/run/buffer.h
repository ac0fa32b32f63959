/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Rings: per-CPU perf buffers, mapped, read in place.
 *
 *     head (kernel) ── load-acquire, pairs with the kernel's barrier before it
 *                      publishes data_head: records up to it are complete
 *     tail (ours)   ── store-release, pairs with the kernel's check for room:
 *                      our reads of a record end before it may be overwritten
 *
 * A record of a clause never crosses a page, so it is passed on as a span
 * without a copy. Gaps at page ends, and discarded records, are PERF_RECORD_PAD and
 * are skipped. An invalid record ends the walk, because nothing after it can
 * be trusted. The rest is skipped and counted as damaged.
 */
#ifndef DTRACE_RUN_BUFFER_H
#define DTRACE_RUN_BUFFER_H

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/fd.h"

namespace dt::run {

/* Memory of a ring: a power of two bytes, and how far it is written and read. */
struct RingView {
	std::span<const uint8_t> data;
	uint64_t head = 0, tail = 0;
};

/* The counts of a walk: records, losses and the like. */
struct RingCounts {
	uint64_t records = 0;
	uint64_t intact = 0;  /* of these, before the first loss */
	uint64_t lost = 0;    /* told by PERF_RECORD_LOST */
	uint64_t damaged = 0; /* bytes that make no sense */
};

/* Bytes of a record's framing: a header, and the size. */
constexpr uint64_t kRecordFraming = 12;

/* @at: the record's position in the ring; its framing is before it. */
using RecordSink = std::function<void(std::span<const uint8_t> record, uint64_t at)>;

/*
 * Passes each raw sample from tail to head to @sink: the bytes that the clause
 * wrote, and up to 7 bytes of padding. The caller moves the tail afterwards.
 */
RingCounts walk_ring(const RingView &ring, const RecordSink &sink);

class Ring {
public:
	/* A ring of at least @bytes (rounded up to a power of two pages) for @cpu. */
	static Result<Ring> open(unsigned cpu, uint64_t bytes);

	unsigned cpu() const { return cpu_; }
	int fd() const { return fd_.get(); }

	/* From now on, programs on the CPU write into this ring. @map: of type BPF_MAP_TYPE_PERF_EVENT_ARRAY. */
	Status put_into(const Fd &map) const;

	/* The part of the ring that holds data now. */
	RingView view() const;

	/* Lets the kernel overwrite everything before @tail. */
	void release(uint64_t tail);

	/* Reads what lost() and has_died() tell. */
	Status look();

	/* How many records found no room until the last look(), since the ring was opened for the first time. */
	uint64_t lost() const { return lost_before_ + counts_.lost; }

	/*
	 * Was its CPU offline at any time between the last call and the last look()? Then the kernel has removed the
	 * event for good, and the clock of the event stands still. Calls must be a millisecond apart, each after a
	 * look().
	 */
	bool has_died();

	/*
	 * An empty ring of the same size in the place of this one. Records that have not been read are gone. On an
	 * error, nothing has changed.
	 */
	Status reopen();

private:
	/* The bytes that read(2) gives: see open(). */
	struct EventCounts {
		uint64_t value;
		uint64_t enabled; /* nanoseconds */
		uint64_t lost;
	};

	Fd fd_;
	Mapping mapping_;
	unsigned cpu_ = 0;
	uint64_t lost_before_ = 0; /* before reopen() */
	EventCounts counts_ = {};  /* at the last look() */
	uint64_t lived_ = 0;	   /* nanoseconds that the event was on, at the last has_died() */
};

} // namespace dt::run

#endif
