/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The screen of -x top, as lines of text: a function of what was counted, the size of the terminal and what keys
 * have chosen. So its tests need no terminal.
 *
 *     dtrace: 12 s, refreshed each second
 *            TOTAL  PER SECOND* @reads[execname, fd]
 *             1200       100.0   dd       3
 *               14         1.5   python3  7
 *
 *            TOTAL  PER SECOND* @time[execname]
 *             1200       100.0   :   ▁▂█▁ : dd          512 ... 65536
 *     q quit  p pause  < > sorted by  r reverse
 *
 * Numbers come first, so that long keys are cut, and not numbers.
 */
#ifndef DTRACE_OUT_TOP_VIEW_H
#define DTRACE_OUT_TOP_VIEW_H

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dt::out {

struct TopRow {
	std::vector<std::string> keys;
	int64_t total = 0;
	std::optional<double> rate{}; /* each second; nothing if the function counts no firings */
	std::string blocks{};	      /* of a distribution */
};

/* An aggregation. */
struct TopTable {
	std::string name; /* with @ */
	std::vector<std::string> key_names;
	std::vector<TopRow> rows;
	std::string range{}; /* of a distribution: the values that the blocks stand for */
};

/* The values of all counters at one moment. */
struct TopShot {
	std::chrono::seconds age{0};
	std::chrono::milliseconds period{1000};
	std::vector<TopTable> tables;
};

struct TopSize {
	size_t columns = 80, lines = 24;

	bool operator==(const TopSize &) const = default;
};

/* The view that the user has chosen by keys. */
struct TopChoice {
	size_t column = 0; /* that rows are sorted by: 0 rate, 1 total, then the keys */
	bool is_reversed = false;
	bool is_paused = false;
};

/* How many columns the rows of some table can be sorted by. */
size_t sort_columns(const TopShot &shot);

/*
 * At most @most rows of each table, as many as fit. @message: the last one that the tool has printed; "": the last line
 * says what keys do.
 */
std::vector<std::string> top_lines(const TopShot &shot, TopSize size, const TopChoice &choice, uint64_t most,
				   std::string_view message);

} // namespace dt::out

#endif
