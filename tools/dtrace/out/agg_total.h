/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Totals of aggregations: the values counted since tracing began, or since
 * clear() and trunc(), added up by key over all CPUs and generations.
 *
 * Two keys are equal if they print the same text. Probe names, literals and names of
 * addresses are texts here, whichever probe, statement or address they come from. Stacks
 * of the kernel are compared by their addresses. Frames of processes are equal if they are at
 * one place of one file, and else if address and process are equal.
 */
#ifndef DTRACE_OUT_AGG_TOTAL_H
#define DTRACE_OUT_AGG_TOTAL_H

#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "out/print_names.h"
#include "run/agg_memory.h"

namespace dt::out {

/* Sums and quotients of D: results beyond 64 bits wrap. */
int64_t wrapping_sum(int64_t a, int64_t b);
int64_t wrapping_quotient(int64_t number, int64_t divisor);

struct AggKeyValue {
	bool is_text = false;
	int64_t number = 0;
	std::string text;	     /* of an address its name */
	std::vector<uint64_t> stack; /* frames */
	std::vector<uint8_t> object; /* bytes of a struct */
	/* These members are those of run::RecordValue. */
	gen::Names names = gen::Names::None;
	bool is_stack = false, is_object = false;
	BuiltinId part = BuiltinId::Sym;
	uint64_t pid = 0;

	/* Forgets the value; what the key is stays, and so does the memory. */
	void clear();
	/* The value as a record would hold it; good as long as this is. */
	run::RecordValue value(const Type *type) const;
};

/* The result of a function over the firings of one key. Without a firing, all is 0. */
struct AggCell {
	__extension__ using Wide = unsigned __int128;

	uint64_t count = 0;		    /* avg(), stddev() */
	int64_t value = 0;		    /* count(), min(), max(); the sum of sum(), avg() and stddev() */
	Wide squares = 0;		    /* stddev() */
	std::map<int64_t, int64_t> buckets; /* of a distribution, by number (gen/agg_buckets.h): their counts */
	bool is_used = false;

	/* Adds the @data of an entry; for a distribution, these are counts of buckets from @bucket on. */
	void add(BuiltinId function, std::span<const uint64_t> data, int64_t bucket = 0);
	/* Adds what @other has counted. */
	void merge(BuiltinId function, const AggCell &other);
	/* The printed number, divided by @normal; not for distributions. */
	int64_t shown(BuiltinId function, int64_t normal = 1) const;
};

struct AggRow {
	std::vector<AggKeyValue> keys; /* empty if all are numbers and strings: AggKeys */
	AggCell cell;
	std::map<unsigned, AggCell> of_cpu; /* with -x aggpercpu: of the CPUs that have counted */

	/* clear(): the keys stay. */
	void clear();
};

/*
 * Gives the keys of rows. Most rows have no values of their own for numbers and strings, which are as they are in the
 * bytes of the key. Those are read into memory that the next row uses again.
 */
class AggKeys {
public:
	/* @types: of the keys; they outlive it. */
	explicit AggKeys(const std::vector<const Type *> &types);
	/* @bytes: the key of the @row in AggTotal::rows. Good until the next call, as long as the row. */
	const std::vector<AggKeyValue> &of(const std::string &bytes, const AggRow &row);

	/* Calls take(i, text) or take(i, number) for each key of a row that has no values of its own. */
	template <typename Take>
	static void each(const std::string &bytes, const std::vector<const Type *> &types, Take take)
	{
		const char *at = bytes.c_str();

		for (size_t i = 0; i < types.size(); i++) {
			if (types[i]->is_string()) {
				const std::string_view text(at);

				take(i, text);
				at += text.size() + 1;
			} else {
				int64_t number;

				std::memcpy(&number, at, sizeof(number));
				take(i, number);
				at += sizeof(number);
			}
		}
	}

private:
	const std::vector<const Type *> &types_;
	std::vector<AggKeyValue> made_;
};

/* Of the bytes of a key, eight at a time: the hash of the library takes several times as long. All bits are good. */
uint32_t hash_of_key(std::string_view key);

/*
 * Rows by the bytes of their keys, in the order in which they were added. A row stays where it is until the rows are
 * destroyed or another object is assigned to them. Many rows share a block of memory, and the
 * table of hashes has only their numbers. To allocate a row for itself, and to put it into a bucket of the library's
 * table, takes as long as all else that is done to add it.
 */
class AggRows {
public:
	using Row = std::pair<std::string, AggRow>;

	AggRows() = default;
	/* Room for as many rows in the last block as the other has. */
	AggRows(const AggRows &other);
	AggRows(AggRows &&other) noexcept { swap(other); }
	AggRows &operator=(AggRows other) noexcept
	{
		swap(other);
		return *this;
	}
	~AggRows() = default;

	template <typename Rows>
	class Iterator {
	public:
		Iterator(Rows &rows, size_t number) : rows_(&rows), number_(number) {}
		auto &operator*() const { return rows_->row(number_); }
		auto *operator->() const { return &rows_->row(number_); }
		Iterator &operator++()
		{
			number_++;
			return *this;
		}
		bool operator==(const Iterator &) const = default;

	private:
		Rows *rows_;
		size_t number_;
	};

	size_t size() const { return size_; }
	bool empty() const { return size_ == 0; }
	Iterator<AggRows> begin() { return {*this, 0}; }
	Iterator<AggRows> end() { return {*this, size_}; }
	Iterator<const AggRows> begin() const { return {*this, 0}; }
	Iterator<const AggRows> end() const { return {*this, size_}; }

	/* The row of a key, which is added if there is none. */
	AggRow &operator[](std::string_view key);

private:
	static constexpr size_t kBlock = 32; /* rows */

	Row &row(size_t number) { return blocks_[number / kBlock][number % kBlock]; }
	const Row &row(size_t number) const { return blocks_[number / kBlock][number % kBlock]; }
	void grow();
	void swap(AggRows &other) noexcept
	{
		blocks_.swap(other.blocks_);
		slots_.swap(other.slots_);
		std::swap(size_, other.size_);
	}

	std::vector<std::vector<Row>> blocks_;
	/*
	 * The table: a power of two of slots, at least a quarter of them free. A slot has 32 bits of the hash of a key,
	 * and in the lower half the number of its row, from 1; a free one is 0.
	 */
	std::vector<uint64_t> slots_;
	uint32_t size_ = 0;
};

struct AggTotal {
	const typed::Aggregation *aggregation = nullptr;
	AggRows rows;
	int64_t normal = 1;	 /* what values are divided by when they are printed */
	bool is_printed = false; /* by printa() */
	bool has_cpus = false;	 /* what each CPU has counted is kept, too */

	BuiltinId function() const { return aggregation->function->id; }
	/*
	 * Adds what @cpu has counted. @enabled: the probes by ecb - 1; @naming: of addresses. False if the keys are
	 * invalid.
	 */
	bool add(const run::AggEntry &entry, unsigned cpu, const std::vector<Probe> &enabled,
		 const Naming &naming = {});

private:
	bool read_keys(const run::AggEntry &entry, const std::vector<Probe> &enabled, const Naming &naming,
		       std::vector<AggKeyValue> &keys) const;

	/* Of the last entry; kept for their memory, and because most entries have the shape of the one before them. */
	const gen::AggShape *shape_ = nullptr;
	bool is_plain_ = false; /* all keys are numbers and strings */
	std::string key_;
	std::vector<AggKeyValue> keys_;
};

} // namespace dt::out

#endif
