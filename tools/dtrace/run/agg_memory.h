/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Memory of aggregations, mapped: the consumer reads in place what clauses
 * have counted (gen/agg_layout.h draws the memory), without a system call for
 * each key.
 *
 * The consumer reads the generation that clauses no longer use. change()
 * switches clauses to the other generation, and waits until all clauses that
 * began before have ended (grace.h).
 */
#ifndef DTRACE_RUN_AGG_MEMORY_H
#define DTRACE_RUN_AGG_MEMORY_H

#include <cstdint>
#include <functional>
#include <span>

#include "base/fd.h"
#include "gen/agg_layout.h"
#include "run/grace.h"

namespace dt::run {

/* The counts for one key. */
struct AggEntry {
	const gen::AggShape *shape = nullptr;
	std::span<const uint64_t> data, keys; /* words; of the keys as they are in an entry */
};

using AggSink = std::function<void(const AggEntry &entry)>;

/* Passes all entries of @element to @sink. False if a part of it is invalid; the rest is skipped. */
bool walk_element(std::span<const uint64_t> element, const gen::AggLayout &layout, const AggSink &sink);

/* Resets it to its initial state; writes only to the part that was used. */
void clear_element(std::span<uint64_t> element, const gen::AggLayout &layout);

class AggMemory {
public:
	AggMemory() = default;
	/* @map: "aggregations", with elements of @bytes. @generation: the word in the state of the session. */
	static Result<AggMemory> open(int map, uint32_t cpus, uint32_t bytes, uint32_t *generation);

	explicit operator bool() const { return static_cast<bool>(memory_); }

	/*
	 * Clauses that begin from now on use the other generation. When this returns, all clauses that began before
	 * have ended.
	 */
	Status change(const Grace &grace);
	/* The memory of the generation that clauses have left. */
	std::span<uint64_t> left(unsigned cpu) const { return element(cpu, !current_); }
	/* Bytes of entries in the current generation. */
	uint32_t used(unsigned cpu) const;

private:
	std::span<uint64_t> element(unsigned cpu, bool generation) const;

	Mapping memory_;
	uint32_t cpus_ = 0, bytes_ = 0;
	uint32_t *generation_ = nullptr;
	bool current_ = false;
};

} // namespace dt::run

#endif
