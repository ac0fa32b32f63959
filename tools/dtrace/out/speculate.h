/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Speculations: records that wait for commit() or discard().
 *
 * A record of a speculation comes through the ring like all others, with the key of
 * the speculation, and is kept here. The record of commit() or discard() has the same
 * key and decides the fate of the kept records. It can be read before some of them,
 * which are still in the ring of another CPU. So fates are remembered, and a late
 * record gets the fate of its speculation.
 *
 * A speculation has -x specsize bytes for each CPU. Records that exceed it are
 * dropped and counted.
 */
#ifndef DTRACE_OUT_SPECULATE_H
#define DTRACE_OUT_SPECULATE_H

#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

#include "run/record.h"

namespace dt::out {

class Speculations {
public:
	/* @specsize: bytes for each speculation and CPU. */
	explicit Speculations(uint64_t specsize) : specsize_(specsize) {}

	/* Gets @bytes of a record of CPU @cpu; they are valid until it returns. */
	using ShowRecord = std::function<void(std::span<const uint8_t> bytes, unsigned cpu)>;

	/*
	 * Takes @record, decoded from @bytes, in three cases: it belongs to a speculation, it ends one, or its
	 * speculation did not exist. Committed records go to @show, in the order in which they arrived. What a clause
	 * records beside discard() goes there, too, after them. False: it is an ordinary record.
	 */
	bool take(const run::Record &record, std::span<const uint8_t> bytes, unsigned cpu, const ShowRecord &show);

	/* Records that found no room since the last call. */
	uint64_t take_drops();

private:
	struct HeldRecord {
		std::vector<uint8_t> bytes;
		unsigned cpu;
	};
	struct Held {
		std::vector<HeldRecord> records;
		std::unordered_map<unsigned, uint64_t> used; /* bytes, by CPU */
	};

	void hold(uint64_t key, std::span<const uint8_t> bytes, unsigned cpu);
	void end(uint64_t key, bool is_committed, const ShowRecord &show);

	const uint64_t specsize_;
	uint64_t drops_ = 0;
	std::unordered_map<uint64_t, Held> held_;	  /* by key */
	std::unordered_map<uint64_t, bool> is_committed_; /* those that have ended lately */
	std::deque<uint64_t> ended_;			  /* their keys, oldest first */
};

} // namespace dt::out

#endif
