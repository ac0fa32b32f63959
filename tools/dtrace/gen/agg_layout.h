/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Memory of aggregations: clauses accumulate values in it, and the consumer
 * reads it.
 *
 * Map "aggregations" has two generations of elements, with one element for each
 * CPU in each generation. The state of the session names the current generation
 * (frame.h), which clauses update. The consumer switches generations, waits
 * until no clause uses the old one, adds up its contents and clears it. So no
 * memory is read while it changes, and no count is lost between two readings.
 *
 *      0        8           placed        buckets      entries               end
 *     +--------+-----------+-------------+------------+---------------------+------+
 *     | used   | drops,    | one for each| u32: first | one after the other | room |
 *     | u32    | u64 each  | constant key| entry      |                     |      |
 *     +--------+-----------+-------------+------------+---------------------+------+
 *
 *     used     bytes of entries; it exceeds the available room if an entry did not fit
 *     drops    for each aggregation, the firings for which there was no room
 *     placed   a u64 that is not 0 once the place is used, then data; for keys that are compile-time constants. The
 *              data of count() alone shows whether it is used. A distribution has a word for each bucket there, if
 *              there are at most kMaxPlacedBuckets
 *     room     as long as the longest stack that is the only stored key. Nothing is stored there. The verifier sees that
 *              such a stack ends within the element, so the library does not look for the end, which halves the
 *              instructions for each frame
 *
 * An entry holds the data of one key. Its length depends on the key:
 *
 *      0      4       6       8
 *     +------+-------+-------+--------------+----------------+----------------+
 *     | next | shape | words | data: u64 ...| fixed keys ... | texts, stacks  |
 *     +------+-------+-------+--------------+----------------+----------------+
 *
 *     next     the next entry of its bucket; 0: none
 *     shape    number + 1 of the AggShape
 *     words    total length of the keys, in words of 8 bytes
 *
 * In a distribution, each bucket that occurs has an entry of its own (agg_buckets.h).
 * The number of the bucket is the last fixed key. So unused buckets take no memory.
 *
 * A clause that interrupts another one on its CPU may add an entry, too. Room is
 * allocated by one atomic addition, and data changes only by atomic operations.
 * Two clauses may add an entry for the same key at the same time. Then both
 * entries stay: the consumer walks the entries in order, not by hash bucket, and
 * adds them up by key.
 *
 * All data is 0 at first. A minimum or maximum is encoded so that 0 is less
 * than any counted value: see agg_cell().
 *
 * Each statement @a[keys] = function() has a shape, which describes its keys.
 * Equal shapes are shared. An entry omits what the consumer knows already:
 * constants are not stored, and the names of a probe are stored as the number of
 * its enabling. The library knows a shape by one word (agg_shape.def):
 *
 *     63  60     54    50   46           34    28          16             0
 *     +----+------+-----+----+------------+-----+-----------+-------------+
 *     | 0  |stacks|chain|data| text words |texts| fixed     | number      |
 *     +----+------+-----+----+------------+-----+-----------+-------------+
 */
#ifndef DTRACE_GEN_AGG_LAYOUT_H
#define DTRACE_GEN_AGG_LAYOUT_H

#include <cassert>
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
	Address,   /* shown as a name: a word; before it, of a process's, the process */
	Object,	   /* a struct by value: its bytes, the last word zero-filled */
	Text,	   /* as many words as it needs, with a NUL; zero-filled */
	Stack,	   /* a word for each frame, before them as for Address, after them 0 */
};

/* Do keys of the kind have as many words as they need? */
constexpr bool is_variable(AggKeyKind kind)
{
	return kind == AggKeyKind::Text || kind == AggKeyKind::Stack;
}

struct AggKey {
	AggKeyKind kind = AggKeyKind::Integer;
	uint32_t words = 0; /* of one that has always as many; of a stack at most, with the 0 after it */
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
	uint32_t texts = 0, stacks = 0; /* keys; stacks are after texts */
	uint32_t most_words = 0;	/* of a text or a stack; of is_one_stack() a multiple of four */
	uint32_t data_words = 0;
	bool has_bucket = false; /* the last fixed word is the number of a bucket */

	uint32_t variable_keys() const { return texts + stacks; }
	/* Is a stack the only stored key? The library has a function of its own for it. */
	bool is_one_stack() const { return stacks == 1 && texts == 0 && fixed_words == 0; }
	uint32_t place = 0; /* of its data in the element; 0: in entries */
	uint32_t mark = 0;  /* of the word that is not 0 once the place is used; a count is its own mark */
};

/* The word by which the library knows a shape. */
struct AggShapeWord {
#define FIELD(name, shift, bits) uint64_t name = 0;
#include "gen/agg_shape.def"
#undef FIELD

	/* The largest value of each field. */
	static constexpr AggShapeWord most()
	{
		return {
#define FIELD(name, shift, bits) .name = (1ull << (bits)) - 1,
#include "gen/agg_shape.def"
#undef FIELD
		};
	}
	constexpr uint64_t packed() const
	{
		uint64_t word = 0;

#define FIELD(name, shift, bits) \
	assert(name <= most().name); \
	word |= name << (shift);
#include "gen/agg_shape.def"
#undef FIELD
		return word;
	}
};
static_assert(AggShapeWord::most().packed() == (1ull << 60) - 1, "fields that have no gap between them");

/* All shapes of a program, and where things lie in an element. */
struct AggLayout {
	std::vector<AggShape> shapes;
	std::unordered_map<const typed::AggUpdate *, uint32_t> shape_of; /* by statement */
	uint32_t aggregations = 0;					 /* numbers of them are below this */
	uint32_t buckets_at = 0, bucket_bits = 0;
	uint32_t entries_at = 0, entries_end = 0;
	uint32_t bytes = 0; /* of an element, whole lines of the cache; 0: there are no aggregations */

	bool empty() const { return bytes == 0; }
	const AggShape &shape(const typed::AggUpdate &update) const { return shapes[shape_of.at(&update)]; }
	static constexpr uint32_t drops_at(uint32_t aggregation) { return 8 + 8 * aggregation; }
};

constexpr uint32_t kAggEntryHeader = 8; /* struct entry in lib/agg.bpf.c */

/* A placed distribution takes at most so many words. */
constexpr uint64_t kMaxPlacedBuckets = 1024;

/*
 * Words of keys with texts at their longest: the most that functions of the library process from the verifier's point
 * of view.
 */
constexpr uint32_t kMaxAggKeyWords = 512;

/* The cell of a minimum or maximum. It is unsigned, the larger value wins, and 0 is less than all values but one. */
constexpr uint64_t agg_cell(BuiltinId function, int64_t value)
{
	const uint64_t shifted = static_cast<uint64_t>(value) ^ 1ull << 63;

	return function == BuiltinId::Min ? ~shifted : shifted;
}
constexpr int64_t agg_value(BuiltinId function, uint64_t cell)
{
	return static_cast<int64_t>((function == BuiltinId::Min ? ~cell : cell) ^ 1ull << 63);
}

/* @clauses: of @program, which must outlive the layout. Keys that are too long are reported. */
AggLayout lay_out_aggregations(const typed::Program &program, const std::vector<ClauseUses> &clauses,
			       const Options &options, Diags &diags);

} // namespace dt::gen

#endif
