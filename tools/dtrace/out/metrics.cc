// SPDX-License-Identifier: GPL-2.0
/*
 * Each aggregating function is a row: the type of its family and the samples of one series; see metrics.h.
 *
 * Names of families: "dtrace_" and the name of the aggregation. If two families would have samples of one name, the
 * later one gets a number.
 */
#include "out/metrics.h"

#include <algorithm>

#include "base/words.h"
#include "gen/agg_buckets.h"
#include "out/agg_print.h"
#include "out/json.h"
#include "type/rows.h"

namespace dt::out {

namespace {

/* The endings that names of samples can have. */
constexpr std::string_view kSuffixes[] = {"", "_total", "_sum", "_count", "_bucket"};

std::string unsigned_text(int64_t number)
{
	return std::to_string(static_cast<uint64_t>(number));
}

/* Within quotation marks. Labels are UTF-8: a byte that belongs to no character becomes U+FFFD. */
std::string escaped(std::string_view text)
{
	std::string out;

	while (!text.empty()) {
		const size_t length = utf8_length(text);

		switch (text[0]) {
		case '\\': out += "\\\\"; break;
		case '"': out += "\\\""; break;
		case '\n': out += "\\n"; break;
		default:
			if (length)
				out += text.substr(0, length);
			else
				out += "\xef\xbf\xbd";
		}
		text.remove_prefix(std::max<size_t>(length, 1));
	}
	return out;
}

void add_label(std::string_view name, std::string_view text, std::string &labels)
{
	labels.append(labels.empty() ? "" : ",").append(name).append("=\"").append(escaped(text)) += '"';
}

struct FamilyRow {
	struct Sample {
		std::string_view suffix;
		std::string (*value)(const AggCell &cell);
	};

	BuiltinId id;
	std::string_view type;
	Sample samples[2] = {}; /* with a value */
};

std::string signed_value(const AggCell &cell)
{
	return std::to_string(cell.value);
}

std::string unsigned_value(const AggCell &cell)
{
	return unsigned_text(cell.value);
}

/* Only sums of unsigned numbers never fall. */
constexpr FamilyRow kGaugeOfSum = {BuiltinId::Sum, "gauge", {{"", signed_value}}};

constexpr FamilyRow kFunctions[] = {
	{BuiltinId::Avg,
	 "summary",
	 {{"_sum", signed_value}, {"_count", [](const AggCell &cell) { return std::to_string(cell.count); }}}},
	{BuiltinId::Count, "counter", {{"_total", unsigned_value}}},
	{BuiltinId::Llquantize, "histogram"},
	{BuiltinId::Lquantize, "histogram"},
	{BuiltinId::Max, "gauge", {{"", signed_value}}},
	{BuiltinId::Min, "gauge", {{"", signed_value}}},
	{BuiltinId::Quantize, "histogram"},
	{BuiltinId::Stddev,
	 "gauge",
	 {{"", [](const AggCell &cell) { return std::to_string(cell.shown(BuiltinId::Stddev)); }}}},
	{BuiltinId::Sum, "counter", {{"_total", unsigned_value}}},
};
static_assert(all_have_code(BuiltinKind::Aggregating, kFunctions));

const FamilyRow &row_of(const typed::Aggregation &aggregation)
{
	const FamilyRow *row = find_row(kFunctions, aggregation.function->id);

	if (!row)
		no_code("aggregating function");
	return row->id == BuiltinId::Sum && !aggregation.is_unsigned ? kGaugeOfSum : *row;
}

} // namespace

Metrics::Metrics(MetricsFormat format, const std::string &labels, const Naming &naming, std::string &out)
	: format_(format), labels_(labels), naming_(naming), out_(out)
{
}

/* A name whose samples nobody else has. */
std::string Metrics::take_name(std::string name)
{
	const auto is_taken = [this](const std::string &wanted) {
		return std::ranges::any_of(kSuffixes, [&](std::string_view suffix) {
			return taken_.contains(wanted + std::string(suffix));
		});
	};

	/* A counter's samples have this ending. */
	if (name.ends_with("_total"))
		name.resize(name.size() - std::string_view("_total").size());
	std::string free = name;
	for (int i = 2; is_taken(free); i++)
		free = name + '_' + std::to_string(i);
	for (const std::string_view suffix : kSuffixes)
		taken_.insert(free + std::string(suffix));
	return free;
}

void Metrics::begin(const std::string &name, std::string_view type, const std::string &help)
{
	const bool has_ending = format_ == MetricsFormat::Prometheus && type == "counter";
	const std::string family = name + (has_ending ? "_total" : "");

	out_.append("# HELP ").append(family).append(" ").append(help).append("\n# TYPE ").append(family);
	out_.append(" ").append(type) += '\n';
}

void Metrics::sample(std::string_view name, std::string_view suffix, std::string_view labels, std::string_view value)
{
	out_.append(name).append(suffix);
	if (!labels.empty())
		out_.append("{").append(labels) += '}';
	out_.append(" ").append(value) += '\n';
}

/* "le" is the label of buckets, and names that begin with two underscores are not ours. */
std::vector<std::string> Metrics::label_names(const typed::Aggregation &aggregation) const
{
	const std::vector<std::string_view> wanted = split(labels_, ",");
	std::vector<std::string> names(wanted.begin(), wanted.end());

	names.resize(aggregation.keys.size());
	for (size_t i = 0; i < names.size(); i++) {
		if (!names[i].empty())
			continue;
		const std::string &name = aggregation.key_names[i];
		const bool is_possible = !name.empty() && name != "le" && !name.starts_with("__") &&
					 std::ranges::count(names, name) == 0;

		names[i] = is_possible ? name : "key" + std::to_string(i + 1);
	}
	return names;
}

Metrics::Series Metrics::series_of(const AggTotal &total) const
{
	const std::vector<std::string> names = label_names(*total.aggregation);
	Series series;
	AggKeys reader(total.aggregation->keys);

	for (const auto &[bytes, row] : total.rows) {
		const std::vector<AggKeyValue> &keys = reader.of(bytes, row);
		std::string labels, text;

		for (size_t i = 0; i < keys.size(); i++) {
			text.clear();
			append_key(keys[i], total.aggregation->keys[i], naming_, text);
			add_label(names[i], text, labels);
		}
		series[labels].merge(total.function(), row.cell);
	}
	return series;
}

void Metrics::histogram(const typed::Aggregation &aggregation, const std::string &name, const Series &series)
{
	const gen::AggBuckets all = gen::buckets_of(aggregation);
	std::set<int64_t> shown;

	/* The bucket below says where the first one begins. */
	for (const auto &[labels, cell] : series) {
		for (const auto &[bucket, count] : cell.buckets) {
			shown.insert(bucket);
			shown.insert(std::max(bucket - 1, all.first));
		}
	}
	for (const auto &one : series) {
		const std::string &labels = one.first;
		const AggCell &cell = one.second;
		int64_t count = 0;
		auto counted = cell.buckets.begin();

		const auto add = [&](int64_t upto, const std::string &le) {
			std::string with_le(labels);

			for (; counted != cell.buckets.end() && counted->first <= upto; ++counted)
				count = wrapping_sum(count, counted->second);
			add_label("le", le, with_le);
			sample(name, "_bucket", with_le, std::to_string(count));
		};
		for (const int64_t bucket : shown) {
			if (const std::optional<int64_t> end = gen::bucket_range(aggregation, bucket).to)
				add(bucket, std::to_string(*end) + ".0");
		}
		add(INT64_MAX, "+Inf");
	}
}

void Metrics::aggregation(const AggTotal &total)
{
	const typed::Aggregation &aggregation = *total.aggregation;
	const FamilyRow &row = row_of(aggregation);
	const std::string name = take_name("dtrace_" + (aggregation.name.empty() ? "aggregation" : aggregation.name));
	const Series series = series_of(total);

	begin(name, row.type, std::string(aggregation.function->name) + "() of @" + aggregation.name);
	if (gen::has_buckets(row.id))
		return histogram(aggregation, name, series);
	for (const auto &[labels, cell] : series) {
		for (const FamilyRow::Sample &of : row.samples) {
			if (of.value)
				sample(name, of.suffix, labels, of.value(cell));
		}
	}
}

void Metrics::losses(const LossCounts &counts)
{
	const std::string lost = take_name("dtrace_tracer_lost"), faults = take_name("dtrace_tracer_faults");

	begin(lost, "counter", "what the tracer could not record, by kind");
	for (size_t i = 0; i < kLossKinds; i++) {
		std::string labels;

		add_label("kind", loss_name(static_cast<LossKind>(i)), labels);
		sample(lost, "_total", labels, std::to_string(counts.of_kind[i]));
	}
	begin(faults, "counter", "faults in clauses");
	sample(faults, "_total", "", std::to_string(counts.faults));
}

void Metrics::end()
{
	if (format_ == MetricsFormat::OpenMetrics)
		out_ += "# EOF\n";
}

} // namespace dt::out
