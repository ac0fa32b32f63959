// SPDX-License-Identifier: GPL-2.0
/*
 * Aggregations: @a[keys] = function(value); agg_layout.h draws their memory.
 *
 * A program reads the current generation once, at its start, so that all updates
 * of a firing are in one generation. Keys and value are evaluated first: if that
 * fails, nothing is counted. A key that is a compile-time constant has a place of
 * its own. The library looks up any other key, or adds it.
 */
#include "gen/agg_buckets.h"
#include "gen/builder.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

/* A key at @to, which has room for it. */
void Builder::put_key(const typed::Expr &expr, const AggKey &key, Memory to)
{
	switch (key.kind) {
	case AggKeyKind::Constant: break;
	case AggKeyKind::Integer:
		code_.store_value(to.base, static_cast<int16_t>(to.offset), 8, value_for(to, expr));
		break;
	case AggKeyKind::Comm:
		if (shared_.strsize < kCommBytes)
			code_.zero({to.base, to.offset, kCommBytes});
		string_into(expr, {to.base, to.offset, string_bytes(expr, shared_.strsize)});
		break;
	case AggKeyKind::ProbeName:
		code_.store_value(to.base, static_cast<int16_t>(to.offset), 8, firing_.enabling());
		break;
	case AggKeyKind::Address:
		put_names({to.base, to.offset, 8 * key.words}, key.names == Names::User, false, &expr);
		break;
	case AggKeyKind::Object:
		if (key.bytes % 8)
			code_.store_value(to.base,
					  static_cast<int16_t>(to.offset + 8 * static_cast<int32_t>(key.words - 1)), 8,
					  {});
		put(expr, {to.base, to.offset, key.bytes});
		break;
	case AggKeyKind::Text: string_into(expr, {to.base, to.offset + 8, string_bytes(expr, shared_.strsize)}); break;
	case AggKeyKind::Stack: {
		const auto end = static_cast<int16_t>(to.offset + 8 * static_cast<int32_t>(key.words));

		put_names({to.base, to.offset + 8, 8 * (key.words - 1)}, key.names == Names::User, true, &expr);
		code_.emit(store(Width::dw, to.base, end, 0), "end");
		break;
	}
	}
}

/* Fixed keys, then texts, then stacks; each of these after a word for how many words it has. */
Memory Builder::put_keys(const typed::AggUpdate &update, const AggShape &shape)
{
	const uint32_t most_bytes = 8 + 8 * shape.most_words;
	const Memory memory = temporary(8 * shape.fixed_words + shape.variable_keys() * most_bytes);
	uint32_t fixed = 0, texts = 8 * shape.fixed_words, stacks = texts + shape.texts * most_bytes;

	for (size_t i = 0; i < shape.keys.size(); i++) {
		const AggKey &key = shape.keys[i];
		uint32_t &at = key.kind == AggKeyKind::Text ? texts : key.kind == AggKeyKind::Stack ? stacks : fixed;

		put_key(*update.keys[i], key,
			code_.reachable({memory.base, memory.offset + static_cast<int32_t>(at), 8}));
		at += is_variable(key.kind) ? most_bytes : 8 * key.words;
	}
	return memory;
}

namespace {

/* How each function changes its data. */
struct AggregatingRows {
	struct Row {
		BuiltinId id;
		void (*code)(Aggregates &, Memory data, const std::string &name, const std::vector<Value> &args,
			     Label dropped);
	};

	static constexpr Value kOne = {Reg::none, 1, false};

	/* To the bucket that the first argument belongs to: the last argument, or 1. */
	static void add_increment(Aggregates &aggs, Memory data, const std::string &name,
				  const std::vector<Value> &args, Label)
	{
		aggs.add_to(data, 0, args.size() > 1 ? args[1] : kOne, name);
	}

	static constexpr Row kRows[] = {
		{BuiltinId::Avg,
		 [](Aggregates &aggs, Memory data, const std::string &name, const auto &args, Label) {
			 aggs.add_to(data, 0, kOne, name);
			 aggs.add_to(data, 1, args[0], name);
		 }},
		{BuiltinId::Count, [](Aggregates &aggs, Memory data, const std::string &name, const auto &,
				      Label) { aggs.add_to(data, 0, kOne, name); }},
		{BuiltinId::Llquantize, add_increment},
		{BuiltinId::Lquantize, add_increment},
		{BuiltinId::Max, [](Aggregates &aggs, Memory data, const std::string &, const auto &args,
				    Label dropped) { aggs.raise(data, args[0], BuiltinId::Max, dropped); }},
		{BuiltinId::Min, [](Aggregates &aggs, Memory data, const std::string &, const auto &args,
				    Label dropped) { aggs.raise(data, args[0], BuiltinId::Min, dropped); }},
		{BuiltinId::Quantize, add_increment},
		{BuiltinId::Stddev,
		 [](Aggregates &aggs, Memory data, const std::string &name, const auto &args, Label) {
			 aggs.add_to(data, 0, kOne, name);
			 aggs.add_to(data, 1, args[0], name);
			 aggs.add_square(data, 2, args[0]);
		 }},
		{BuiltinId::Sum, [](Aggregates &aggs, Memory data, const std::string &name, const auto &args,
				    Label) { aggs.add_to(data, 0, args[0], name); }},
	};
};
static_assert(all_have_code(BuiltinKind::Aggregating, AggregatingRows::kRows));

} // namespace

void Builder::aggregate(const typed::AggUpdate &update)
{
	const AggShape &shape = shared_.aggregations.shape(update);
	const typed::Aggregation &aggregation = *update.aggregation;
	const auto *row = find_row(AggregatingRows::kRows, aggregation.function->id);
	const bool is_distribution = has_buckets(aggregation.function->id);
	const Label dropped = code_.new_label(), done = code_.new_label();
	const Memory keys = shape.place ? Memory{} : put_keys(update, shape);
	std::vector<Value> args;
	Value bucket;

	if (!row)
		no_code("aggregating function");
	for (size_t i = 0; i < update.args.size(); i++)
		args.push_back(i + 1 < update.args.size() ? value_before(*update.args[i], *update.args[i + 1]) :
							    value(*update.args[i]));
	if (is_distribution)
		bucket = aggregates_.bucket_of(aggregation, args[0]);
	if (shape.has_bucket)
		aggregates_.put_bucket(bucket, shape, keys);
	const Reg element = aggregates_.element();
	Memory data = aggregates_.find_data(element, shape, keys, dropped);
	if (is_distribution && shape.place)
		data = aggregates_.placed_bucket(aggregation, data, bucket, dropped);
	row->code(aggregates_, data, '@' + aggregation.name, args, dropped);
	code_.emit(jump(done));
	code_.bind(dropped);
	aggregates_.drop(element, aggregation);
	code_.bind(done);
}

} // namespace dt::gen
