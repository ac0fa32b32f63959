// SPDX-License-Identifier: GPL-2.0
/*
 * Keys, the clock and the rates of -x top; see top.h.
 *
 * A rate is the difference of two totals. Totals are those since tracing began, as metrics have them, so clear() and
 * trunc() do not disturb rates. While the display is paused, totals are read as ever, and the screen keeps the last
 * ones.
 */
#include "out/top.h"

#include <sys/epoll.h>
#include <sys/timerfd.h>

#include <algorithm>

#include "gen/agg_buckets.h"
#include "out/agg_print.h"

namespace dt::out {

namespace {

constexpr std::chrono::milliseconds kDefaultPeriod(1000), kShortest(50), kLongest(3'600'000);

std::chrono::milliseconds period_of(const Options &options)
{
	const auto wanted = std::chrono::milliseconds(options.aggrate_ns / 1'000'000);

	return options.aggrate_ns ? std::clamp(wanted, kShortest, kLongest) : kDefaultPeriod;
}

/* The number in the cell that grows with firings; none if the function keeps no such number. */
std::optional<int64_t> counted(const AggCell &cell, BuiltinId function)
{
	if (gen::has_buckets(function))
		return count_of_all(cell);
	switch (function) {
	case BuiltinId::Count:
	case BuiltinId::Sum: return cell.value;
	case BuiltinId::Avg:
	case BuiltinId::Stddev: return static_cast<int64_t>(cell.count);
	default: return {};
	}
}

enum class KeyMeaning : uint8_t { Quit, Pause, Left, Right, Reverse };

struct KeyRow {
	std::string_view text;
	KeyMeaning meaning;
};

/* Cursor keys in both modes of terminals. */
constexpr KeyRow kKeys[] = {
	{"q", KeyMeaning::Quit},    {"p", KeyMeaning::Pause},	   {" ", KeyMeaning::Pause},
	{"<", KeyMeaning::Left},    {"\x1b[D", KeyMeaning::Left},  {"\x1bOD", KeyMeaning::Left},
	{">", KeyMeaning::Right},   {"\x1b[C", KeyMeaning::Right}, {"\x1bOC", KeyMeaning::Right},
	{"r", KeyMeaning::Reverse},
};

} // namespace

TopRates::TopRates(const Options &options, const Naming &naming)
	: naming_(naming), zooms_(options.aggzoom), is_utf8_(wants_utf8(options.encoding))
{
}

void TopRates::begin(std::chrono::nanoseconds passed)
{
	seconds_ = std::chrono::duration<double>(passed).count();
	tables_.clear();
}

std::optional<double> TopRates::rate(const AggCell &cell, BuiltinId function, const std::string &bytes, int64_t normal)
{
	const std::optional<int64_t> count = counted(cell, function);

	if (!count || seconds_ <= 0)
		return {};
	const int64_t before = std::exchange(counts_[tables_.size()][bytes], *count);
	const bool is_divided = function == BuiltinId::Count || function == BuiltinId::Sum;
	const auto change = static_cast<int64_t>(static_cast<uint64_t>(*count) - static_cast<uint64_t>(before));
	return static_cast<double>(change) / seconds_ / static_cast<double>(is_divided ? normal : 1);
}

void TopRates::add(const AggTotal &total, int64_t normal)
{
	const typed::Aggregation &aggregation = *total.aggregation;
	std::vector<const AggCell *> cells;
	TopTable table;

	counts_.resize(std::max(counts_.size(), tables_.size() + 1));
	table.name = "@" + aggregation.name;
	for (size_t i = 0; i < aggregation.keys.size(); i++)
		table.key_names.push_back(aggregation.key_names[i].empty() ? "key" + std::to_string(i + 1) :
									     aggregation.key_names[i]);
	AggKeys reader(aggregation.keys);
	for (const auto &[bytes, row] : total.rows) {
		const std::vector<AggKeyValue> &keys = reader.of(bytes, row);
		TopRow &made = table.rows.emplace_back();

		for (size_t i = 0; i < keys.size(); i++)
			append_key(keys[i], aggregation.keys[i], naming_, made.keys.emplace_back());
		made.total = gen::has_buckets(total.function()) ? wrapping_quotient(count_of_all(row.cell), normal) :
								  row.cell.shown(total.function(), normal);
		made.rate = rate(row.cell, total.function(), bytes, normal);
		cells.push_back(&row.cell);
	}
	if (gen::has_buckets(total.function()) && !cells.empty()) {
		const Blocks blocks = blocks_of(aggregation, cells, zooms_, is_utf8_);

		table.range = blocks.least + " ... " + blocks.most;
		for (size_t i = 0; i < cells.size(); i++)
			table.rows[i].blocks = blocks.lines[i];
	}
	tables_.push_back(std::move(table));
}

bool apply_keys(std::string_view keys, size_t columns, TopChoice &choice)
{
	while (!keys.empty()) {
		const auto *row =
			std::ranges::find_if(kKeys, [&](const KeyRow &key) { return keys.starts_with(key.text); });

		if (row == std::end(kKeys)) {
			keys.remove_prefix(1);
			continue;
		}
		keys.remove_prefix(row->text.size());
		switch (row->meaning) {
		case KeyMeaning::Quit: return true;
		case KeyMeaning::Pause: choice.is_paused = !choice.is_paused; break;
		case KeyMeaning::Reverse: choice.is_reversed = !choice.is_reversed; break;
		case KeyMeaning::Left: choice.column = (choice.column + columns - 1) % columns; break;
		case KeyMeaning::Right: choice.column = (choice.column + 1) % columns; break;
		}
	}
	return false;
}

Top::Top(const Options &options, const Naming &naming) : most_(options.top), rates_(options, naming)
{
	shot_.period = period_of(options);
}

Result<std::unique_ptr<Top>> Top::open(const Options &options, const Naming &naming)
{
	std::unique_ptr<Top> top(new Top(options, naming));
	Result<std::unique_ptr<Terminal>> terminal = Terminal::open();

	if (!terminal)
		return terminal.error();
	top->terminal_ = std::move(*terminal);
	if (Status status = top->begin(); !status)
		return status.error();
	top->draw();
	return top;
}

Status Top::begin()
{
	const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(shot_.period);
	const timespec period = {seconds.count(), std::chrono::nanoseconds(shot_.period - seconds).count()};
	const itimerspec when = {period, period};

	epoll_.reset(epoll_create1(EPOLL_CLOEXEC));
	timer_.reset(timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK));
	if (!epoll_ || !timer_ || timerfd_settime(timer_.get(), 0, &when, nullptr) != 0)
		return Error{"cannot wait for the clock", errno};
	for (const int fd : {timer_.get(), terminal_->keys_fd(), terminal_->signals_fd()}) {
		epoll_event event = {};

		event.events = EPOLLIN;
		if (epoll_ctl(epoll_.get(), EPOLL_CTL_ADD, fd, &event) != 0)
			return Error{"cannot wait for keys", errno};
	}
	return {};
}

bool Top::turn()
{
	uint64_t periods = 0;
	const bool is_due = read(timer_.get(), &periods, sizeof(periods)) == sizeof(periods);

	is_over_ = apply_keys(terminal_->take_keys(), sort_columns(shot_), choice_) || is_over_;
	is_over_ = !terminal_->take_signals() || is_over_;
	if (!is_over_)
		draw();
	return is_due && !is_over_;
}

void Top::begin_shot()
{
	const auto now = Clock::now();

	rates_.begin(now - shot_at_);
	shot_at_ = now;
}

void Top::end_shot()
{
	std::vector<TopTable> tables = rates_.take_tables();

	if (choice_.is_paused)
		return;
	shot_.tables = std::move(tables);
	shot_.age = std::chrono::duration_cast<std::chrono::seconds>(shot_at_ - begun_);
	draw();
}

void Top::draw()
{
	terminal_->draw(top_lines(shot_, terminal_->size(), choice_, most_, terminal_->last_message()));
}

} // namespace dt::out
