/* SPDX-License-Identifier: GPL-2.0 */
/*
 * -x top: a screen of aggregations that is drawn again at each -x aggrate, when a key is pressed, and when the size of
 * the terminal changes. top_view.h says what it looks like.
 */
#ifndef DTRACE_OUT_TOP_H
#define DTRACE_OUT_TOP_H

#include <chrono>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/options.h"
#include "out/agg_total.h"
#include "out/terminal.h"
#include "out/top_view.h"

namespace dt::out {

/* Totals since tracing began, and what changed since the last ones. */
class TopRates {
public:
	TopRates(const Options &options, const Naming &naming);

	/* A new shot begins, @passed after the last one. */
	void begin(std::chrono::nanoseconds passed);
	/* @normal divides the numbers. */
	void add(const AggTotal &total, int64_t normal);
	std::vector<TopTable> take_tables() { return std::move(tables_); }

private:
	using RateCounts = std::unordered_map<std::string, int64_t>; /* by the bytes of the keys */

	std::optional<double> rate(const AggCell &cell, BuiltinId function, const std::string &bytes, int64_t normal);

	const Naming naming_;
	const bool zooms_, is_utf8_;
	double seconds_ = 0;
	std::vector<TopTable> tables_;
	std::vector<RateCounts> counts_; /* of the last shot, by table */
};

/* Keys that change @choice; true: one means the end. @columns: see sort_columns(). */
bool apply_keys(std::string_view keys, size_t columns, TopChoice &choice);

class Top {
public:
	/* Takes the terminal until the object is destroyed. */
	static Result<std::unique_ptr<Top>> open(const Options &options, const Naming &naming);

	/* Readable when turn() has something to do. */
	int fd() const { return epoll_.get(); }
	/* True: it is time to read totals, and to call show(). */
	bool turn();
	bool is_over() const { return is_over_; }

	/* @each calls its argument for each aggregation. */
	template <typename Each>
	void show(const Each &each)
	{
		begin_shot();
		each([this](const AggTotal &total, int64_t normal) { rates_.add(total, normal); });
		end_shot();
	}

private:
	using Clock = std::chrono::steady_clock;

	Top(const Options &options, const Naming &naming);
	Status begin();
	void begin_shot();
	void end_shot();
	void draw();

	const uint64_t most_;
	std::unique_ptr<Terminal> terminal_;
	Fd epoll_, timer_;
	TopRates rates_;
	TopChoice choice_;
	TopShot shot_;
	const Clock::time_point begun_ = Clock::now();
	Clock::time_point shot_at_ = begun_;
	bool is_over_ = false;
};

} // namespace dt::out

#endif
