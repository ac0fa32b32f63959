/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Memory of aggregations: what clauses count in, and how the consumer reads it.
 *
 * Map "aggregations" has two generations of elements, one element for each CPU
 * in each. Clauses count in the generation that the state of the session names
 * (frame.h). The consumer lets them change to the other one, waits until no
 * clause runs that has seen the old one, adds up what is in it and clears it. So
 * nothing is read while it changes, and nothing is lost between two readings.
 *
 *      0        8           placed        buckets      entries
 *     +--------+-----------+-------------+------------+----------------- - -
 *     | used   | drops,    | one for each| u32: first | one behind the other
 *     | u32    | u64 each  | constant key| entry      |
 *     +--------+-----------+-------------+------------+----------------- - -
 *
 *     used     bytes of entries; more than there is room for if one found none
 *     drops    firings of each aggregation that found no room
 *     placed   u64 that is not 0 once it is used, data; where the key is known when it is compiled. A distribution has a
 *              word for each bucket there, if there are at most kMaxPlacedBuckets
 *
 * An entry is data for one key. It has as many words as it needs:
 *
 *      0      4       6       8
 *     +------+-------+-------+--------------+----------------+----------------+
 *     | next | shape | words | data: u64 ...| fixed keys ... | texts, stacks  |
 *     +------+-------+-------+--------------+----------------+----------------+
 *
 *     next     the next one of its bucket, 0: none
 *     shape    number + 1 of the AggShape
 *     words    of 8 bytes, in all keys
 *
 * Of a distribution an entry is one of its buckets (agg_buckets.h): the number of the
 * bucket is its last fixed key. So only those take memory that occur.
 *
 * A clause that interrupts another one on its CPU may add an entry, too. Room is
 * taken by one atomic addition, and data changes by atomic operations only. If
 * two make an entry for the same key at a time, both stay: the consumer goes
 * through entries in order, not by buckets, and adds them up by key.
 *
 * All data is 0 at first. A minimum or maximum is kept so that 0 is less than
 * whatever was counted: see agg_cell().
 *
 * A statement @a[keys] = function() has a shape: what its keys are. Equal
 * shapes are one. What the consumer knows without being told is not in an entry:
 * constants; names of a probe are the number of its enabling.
 */
#ifndef DTRACE_GEN_AGG_LAYOUT_H
#define DTRACE_GEN_AGG_LAYOUT_H

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "gen/layout.h"
#include "typed/typed.h"

namespace dt::gen {

enum class AggKeyKind : uint8_t {
	Constant,  /* known when it is compiled: an integer, or `text`; no bytes */
	Integer,   /* a word, extended to 64 bits by its type */
	Comm,	   /* execname: 16 bytes, zero-filled */
	ProbeName, /* a word: number of the enabling; a part of the name of its probe */
	Address,   /* shown as a name: a word; in front of it, of a process's, the process */
	Object,	   /* a struct by value: its bytes, the last word zero-filled */
	Text,	   /* as many words as it needs, with a NUL; zero-filled */
	Stack,	   /* a word for each frame, in front of them as for Address, behind them 0 */
};

/* Do keys of the kind have as many words as they need? */
constexpr bool is_variable(AggKeyKind kind)
{
	return kind == AggKeyKind::Text || kind == AggKeyKind::Stack;
}

struct AggKey {
	AggKeyKind kind = AggKeyKind::Integer;
	uint32_t words = 0; /* of one that has always as many; of a stack at most, with the 0 behind it */
	uint32_t bytes = 0; /* of an object */
	int64_t constant = 0;
	std::string text;
	BuiltinId part = BuiltinId::ProbeFunc;
	Names names = Names::None;

	bool operator==(const AggKey &) const = default;
};

struct AggShape {
	const typed::Aggregation *aggregation = nullptr;
	std::vector<AggKey> keys;
	uint32_t fixed_words = 0;	/* of the keys */
	uint32_t texts = 0, stacks = 0; /* keys; stacks are behind texts */
	uint32_t most_words = 0;	/* of a text or a stack */
	uint32_t data_words = 0;
	bool has_bucket = false; /* the last fixed word is the number of a bucket */

	uint32_t variable_keys() const { return texts + stacks; }
	uint32_t place = 0; /* of its data in the element; 0: in entries */
};

/* All shapes of a program, and where things lie in an element. */
struct AggLayout {
	std::vector<AggShape> shapes;
	std::unordered_map<const typed::AggUpdate *, uint32_t> shape_of; /* by statement */
	uint32_t aggregations = 0;					 /* numbers of them are below this */
	uint32_t buckets_at = 0, bucket_bits = 0;
	uint32_t entries_at = 0;
	uint32_t bytes = 0; /* of an element; 0: there are no aggregations */

	bool empty() const { return bytes == 0; }
	const AggShape &shape(const typed::AggUpdate &update) const { return shapes[shape_of.at(&update)]; }
	static constexpr uint32_t drops_at(uint32_t aggregation) { return 8 + 8 * aggregation; }
};

constexpr uint32_t kAggEntryHeader = 8;

/* A placed distribution takes at most so many words. */
constexpr uint64_t kMaxPlacedBuckets = 1024;

/* Words of keys, texts at their longest: what functions of the library go through in the verifier's eyes. */
constexpr uint32_t kMaxAggKeyWords = 512;

/* What is in a cell of a minimum or maximum: unsigned, the larger one is meant, and 0 is less than all but one. */
constexpr uint64_t agg_cell(BuiltinId function, int64_t value)
{
	const uint64_t shifted = static_cast<uint64_t>(value) ^ 1ull << 63;

	return function == BuiltinId::Min ? ~shifted : shifted;
}
constexpr int64_t agg_value(BuiltinId function, uint64_t cell)
{
	return static_cast<int64_t>((function == BuiltinId::Min ? ~cell : cell) ^ 1ull << 63);
}

/* Looks at all statements of @program, which must outlive the layout. Keys that are too long are reported. */
AggLayout lay_out_aggregations(const typed::Program &program, const Options &options, Diags &diags);

} // namespace dt::gen

#endif
