/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Totals of aggregations: what has been counted since tracing began, or since
 * clear() and trunc(), added up over CPUs and generations by key.
 *
 * Keys are equal if they print alike: names of probes and literals are texts
 * here, whichever probe or statement they come from.
 */
#ifndef DTRACE_OUT_AGG_TOTAL_H
#define DTRACE_OUT_AGG_TOTAL_H

#include <string>
#include <unordered_map>
#include <vector>

#include "run/agg_memory.h"

namespace dt::out {

struct AggKeyValue {
	bool is_text = false;
	int64_t number = 0;
	std::string text;
};

/* What a function has made of the firings of one key. None of them: all is 0. */
struct AggCell {
	uint64_t count = 0; /* avg() */
	int64_t value = 0;  /* count(), min(), max(); the sum of sum() and avg() */
	bool is_used = false;

	/* Adds the @data of an entry. */
	void add(BuiltinId function, std::span<const uint64_t> data);
	/* The number that stands for it, divided by @normal. */
	int64_t shown(BuiltinId function, int64_t normal = 1) const;
};

struct AggRow {
	std::vector<AggKeyValue> keys;
	AggCell cell;
};

struct AggTotal {
	const typed::Aggregation *aggregation = nullptr;
	std::unordered_map<std::string, AggRow> rows; /* by the bytes of the keys */
	int64_t normal = 1;

	BuiltinId function() const { return aggregation->function->id; }
	/* @enabled: the probes by ecb - 1. False if the keys make no sense. */
	bool add(const run::AggEntry &entry, const std::vector<Probe> &enabled);

private:
	std::string key_; /* kept for its memory */
};

/* Rows in the order in which they are printed: by value, then by key. */
std::vector<const AggRow *> sort_rows(const AggTotal &total);

} // namespace dt::out

#endif
