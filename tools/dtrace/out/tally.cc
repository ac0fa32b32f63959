// SPDX-License-Identifier: GPL-2.0
/*
 * Reads elements of all CPUs into totals, and works on the totals; see tally.h.
 *
 * The elements exist twice. A read lets the clauses change to the other ones, waits
 * until no clause uses the old ones, and adds and clears those. So no firing is
 * lost or counted twice, and clauses never wait.
 *
 * Each action on aggregations is a row with a function.
 */
#include "out/tally.h"

#include <algorithm>

#include "out/agg_print.h"
#include "out/print_json.h"
#include "type/rows.h"

namespace dt::out {

namespace {

constexpr std::chrono::nanoseconds kDefaultRate = std::chrono::seconds(1);

/* The longest time that the clock can have added to it. */
constexpr uint64_t kLongest = uint64_t{3600} * 24 * 365 * 1'000'000'000;

std::chrono::nanoseconds rate(const Options &options)
{
	return options.aggrate_ns ? std::chrono::nanoseconds(std::min(options.aggrate_ns, kLongest)) : kDefaultRate;
}

} // namespace

Tally::Tally(run::Session *session, const gen::Unit &unit, const std::vector<Probe> &enabled, const Options &options,
	     os::Symbols &symbols, const Messages &messages, rec::Recorder *recorder)
	: session_(session), layout_(unit.aggregations), arrays_(session, unit, recorder), enabled_(enabled),
	  messages_(messages), naming_{.symbols = &symbols, .ustackkeys = options.ustackkeys}, recorder_(recorder),
	  totals_(layout_.aggregations), read_at_(Clock::now())
{
	for (const gen::AggShape &shape : layout_.shapes)
		totals_[shape.aggregation->number].aggregation = shape.aggregation;
	if (options.exposes_metrics() || options.top)
		exposed_ = totals_;
	for (AggTotal &total : totals_)
		total.has_cpus = options.aggpercpu;
}

void Tally::report_drops(std::span<const uint64_t> element, unsigned cpu) const
{
	for (const AggTotal &total : totals_) {
		if (!total.aggregation)
			continue;
		if (const uint64_t drops = element[gen::AggLayout::drops_at(total.aggregation->number) / 8])
			messages_.say(Loss{LossKind::Aggregation, drops, cpu, total.aggregation->name});
	}
}

bool Tally::add(const run::AggEntry &entry, unsigned cpu)
{
	const uint32_t number = entry.shape->aggregation->number;

	if (!exposed_.empty())
		exposed_[number].add(entry, cpu, enabled_, naming_);
	return totals_[number].add(entry, cpu, enabled_, naming_);
}

Status Tally::read()
{
	if (!session_ || !session_->aggregations)
		return {};
	if (Status status = session_->aggregations.change(session_->grace); !status)
		return status;
	for (unsigned cpu : session_->possible) {
		const std::span<uint64_t> element = session_->aggregations.left(cpu);
		bool makes_sense = true;

		makes_sense &= run::walk_element(element, layout_, [&](const run::AggEntry &entry) {
			makes_sense &= add(entry, cpu);
			if (recorder_)
				recorder_->entry(entry, cpu, layout_);
		});
		if (!makes_sense)
			messages_.say(format("a part of the aggregations of CPU %u makes no sense", cpu));
		report_drops(element, cpu);
		run::clear_element(element, layout_);
	}
	read_at_ = Clock::now();
	is_fresh_ = true;
	seen_by_ = 0;
	return {};
}

void Tally::expose(Metrics &metrics) const
{
	for (const AggTotal &total : exposed_) {
		if (total.aggregation)
			metrics.aggregation(total);
	}
}

std::string metrics_text(MetricsFormat format, const Tally &tally, const LossCounts &lost, const Options &options,
			 os::Symbols &symbols)
{
	const Naming naming = {.symbols = &symbols, .ustackkeys = options.ustackkeys};
	std::string text;
	Metrics metrics(format, options.labels, naming, text);

	metrics.losses(lost);
	tally.expose(metrics);
	metrics.end();
	return text;
}

bool Tally::is_half_full() const
{
	const uint32_t half = (layout_.entries_end - layout_.entries_at) / 2;

	return std::ranges::any_of(session_->possible,
				   [&](unsigned cpu) { return session_->aggregations.used(cpu) > half; });
}

Status Tally::keep_up(const Options &options)
{
	if (!session_ || !session_->aggregations || (Clock::now() < read_at_ + rate(options) && !is_half_full()))
		return {};
	return read();
}

namespace {

/* trunc(): the @most rows of the largest values stay; if it is negative, those of the smallest. */
void truncate(AggTotal &total, int64_t most)
{
	const AggTotal *const totals[] = {&total};
	const uint64_t count = most < 0 ? 0 - static_cast<uint64_t>(most) : static_cast<uint64_t>(most);
	const AggLines lines = sorted_lines(totals, {});
	const std::span all(lines.list);
	AggRows kept;

	if (all.size() <= count)
		return;
	for (const AggLine &line : most < 0 ? all.first(count) : all.last(count))
		kept[line.bytes()] = std::move(total.rows[line.bytes()]);
	total.rows = std::move(kept);
}

} // namespace

/* What each action on aggregations does; those that print several have them joined. */
struct Tally::TallyRows {
	struct TallyArgs {
		const typed::Action &source;
		run::RecordValues values;
		const Options &options;
		const Naming &naming;
		std::string &out;
	};
	struct Row {
		BuiltinId id;
		void (*perform)(Tally &, AggTotal &, const TallyArgs &);
	};

	static void printa(Tally &tally, AggTotal &, const TallyArgs &asked)
	{
		std::vector<const AggTotal *> totals;

		for (const typed::Aggregation *aggregation : asked.source.aggregations) {
			AggTotal &total = tally.totals_[aggregation->number];

			total.is_printed = true;
			totals.push_back(&total);
		}
		if (asked.options.is_json()) {
			json_totals(totals, asked.source.format.get(), asked.options, asked.naming, asked.out);
			return;
		}
		if (asked.source.format) {
			print_formatted(totals, *asked.source.format, asked.options, asked.naming, asked.out);
			return;
		}
		asked.out += asked.options.is_folded() ? "" : "\n";
		print_totals(totals, asked.options, asked.naming, asked.out);
	}

	static void normalize(Tally &tally, AggTotal &total, const TallyArgs &asked)
	{
		const auto normal = static_cast<int64_t>(asked.values.front().number);

		if (normal)
			total.normal = normal;
		else
			tally.messages_.unrecorded().say("normalize( ) by zero: @" +
							 asked.source.aggregations.front()->name +
							 " is printed as before");
	}

	static constexpr Row kRows[] = {
		{BuiltinId::Clear,
		 [](Tally &, AggTotal &total, const TallyArgs &) {
			 for (auto &[key, row] : total.rows)
				 row.clear();
		 }},
		{BuiltinId::Denormalize, [](Tally &, AggTotal &total, const TallyArgs &) { total.normal = 1; }},
		{BuiltinId::Normalize, normalize},
		{BuiltinId::Printa, printa},
		{BuiltinId::Trunc,
		 [](Tally &, AggTotal &total, const TallyArgs &asked) {
			 truncate(total, asked.values.empty() ? 0 : static_cast<int64_t>(asked.values.front().number));
		 }},
	};
};

Status Tally::perform(const gen::RequestAction &request, run::RecordValues values, uint64_t time,
		      const Options &options, const Naming &naming, std::string &out)
{
	if (request.source->array)
		return arrays_.print(*request.source, options, naming, out);
	const auto *row = find_row(TallyRows::kRows, request.action);

	if (!row)
		no_code("action on aggregations");
	if (!is_fresh_ && (!time || time != seen_by_)) {
		if (Status status = read(); !status)
			return status;
	}
	seen_by_ = time;
	AggTotal &total = totals_[request.source->aggregations.front()->number];
	row->perform(*this, total, {*request.source, values, options, naming, out});
	return {};
}

void Tally::print_rest(const Options &options, const Naming &naming, std::string &out) const
{
	for (const AggTotal &total : totals_) {
		const AggTotal *const one[] = {&total};

		if (!total.aggregation || total.is_printed)
			continue;
		if (options.is_json())
			json_totals(one, nullptr, options, naming, out);
		else
			print_totals(one, options, naming, out);
	}
}

} // namespace dt::out
