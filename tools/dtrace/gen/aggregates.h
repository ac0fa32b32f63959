/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Finds the data of an aggregation's key, and changes it; agg_layout.h draws the
 * memory.
 *
 * A program changes only the element of its own CPU. The consumer adds up the
 * elements of all CPUs. So two CPUs never wait for each other.
 */
#ifndef DTRACE_GEN_AGGREGATES_H
#define DTRACE_GEN_AGGREGATES_H

#include <string>

#include "gen/agg_layout.h"
#include "gen/firing.h"
#include "gen/uses.h"

namespace dt::gen {

class Aggregates : DraftPart {
public:
	/* A program of @clauses. */
	Aggregates(Draft &draft, Firing &firing, const std::vector<const ClauseUses *> &clauses);

	/* Called before all clauses. @state: the address of map "state"; none: it has not been loaded. */
	void begin_program(bpf::Reg state);

	/* The address of this CPU's element of the generation. */
	bpf::Reg element();
	/* The number of the bucket that @number belongs to. */
	Value bucket_of(const typed::Aggregation &aggregation, const Value &number);
	/* Stores the bucket as the last fixed word of @keys. */
	void put_bucket(const Value &bucket, const AggShape &shape, Memory keys);
	/* The address of the data in @element, or a jump to @dropped. */
	Memory find_data(bpf::Reg element, const AggShape &shape, Memory keys, bpf::Label dropped);
	/* The word of @bucket among those of a placed distribution. */
	Memory placed_bucket(const typed::Aggregation &aggregation, Memory data, const Value &bucket,
			     bpf::Label dropped);

	void add_to(Memory data, uint32_t word, const Value &v, const std::string &note);
	/* Adds the square of @v to two words. */
	void add_square(Memory data, uint32_t word, const Value &v);
	/* Minimum or maximum. */
	void raise(Memory data, const Value &v, BuiltinId function, bpf::Label dropped);
	/* Counts a firing that @aggregation had no room for. */
	void drop(bpf::Reg element, const typed::Aggregation &aggregation);

private:
	bpf::Reg find_element();

	Firing &firing_;
	const ptrdiff_t clauses_; /* that have aggregations */
	bpf::Reg generation_ = bpf::Reg::none;
	bpf::Reg element_ = bpf::Reg::none; /* for all clauses; none: each looks it up */
};

} // namespace dt::gen

#endif
