/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Prints associative arrays: print(a) and printa(a).
 *
 * Clauses go on changing an array while the tool reads it. So what is printed is what the array holds when the tool
 * gets to the record of the action. In END that is exact, as no other clause runs.
 */
#ifndef DTRACE_OUT_ARRAYS_H
#define DTRACE_OUT_ARRAYS_H

#include <deque>
#include <string>
#include <vector>

#include "base/options.h"
#include "out/agg_total.h"
#include "out/print_names.h"
#include "rec/recorder.h"
#include "run/session.h"

namespace dt::out {

struct ArrayRow {
	std::vector<AggKeyValue> keys;
	AggKeyValue value;
};

/* The element of @layout's array that has these bytes in its map. */
ArrayRow array_row(const gen::ArrayLayout &layout, std::span<const uint8_t> key, std::span<const uint8_t> value);

/*
 * Prints @rows of the array of @action, sorted by key: as rows, by the format of @action, as folded stacks, or as JSON.
 * -x aggsortkeypos and -x aggsortrev count.
 */
void print_rows(const typed::Action &action, std::vector<ArrayRow> rows, const Options &options, const Naming &naming,
		std::string &out);

class Arrays {
public:
	/*
	 * All arguments outlive it. @session: where it reads; nullptr: from add() alone. @recorder: gets what is read;
	 * may be null.
	 */
	Arrays(const run::Session *session, const gen::Unit &unit, rec::Recorder *recorder)
		: session_(session), unit_(unit), recorder_(recorder)
	{
	}

	/* Executes printa() of an array. */
	Status print(const typed::Action &action, const Options &options, const Naming &naming, std::string &out);

	/* Adds the elements of an array for a later print(), which takes those that were added first. */
	void add(const rec::ArrayEvent &array);

private:
	Status read(const gen::ArrayLayout &layout, std::vector<ArrayRow> &rows) const;

	const run::Session *const session_;
	const gen::Unit &unit_;
	rec::Recorder *const recorder_;
	struct AddedRows {
		const gen::ArrayLayout *layout;
		std::vector<ArrayRow> rows;
	};
	std::deque<AddedRows> added_;
};

} // namespace dt::out

#endif
