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

namespace {

/* Entries of a bucket that are looked at, and words of keys in all of them. Behind it there is a second entry for a key. */
constexpr uint32_t kChain = 15, kChainWords = 1024;

/* What the library wants to know of a shape: SHAPE() and its kin in lib/agg.bpf.c. */
int64_t agg_shape_word(const AggLayout &layout, const AggShape &shape)
{
	const auto number = static_cast<uint64_t>(&shape - layout.shapes.data() + 1);
	const uint64_t words = shape.fixed_words + uint64_t{shape.variable_keys()} * shape.most_words;
	const uint64_t chain = std::clamp<uint64_t>(kChainWords / words, 1, kChain);

	return static_cast<int64_t>(number | uint64_t{shape.fixed_words} << 16 | uint64_t{shape.variable_keys()} << 28 |
				    uint64_t{shape.most_words} << 34 | uint64_t{shape.data_words} << 46 | chain << 50 |
				    uint64_t{shape.stacks} << 54);
}

/* The function of the library that finds the data of a key. */
const char *find_function(const AggShape &shape)
{
	constexpr const char *by_words[] = {
		"dt_agg_find", "dt_agg_find_1", "dt_agg_find_2", "dt_agg_find_3", "dt_agg_find_4",
	};

	return shape.variable_keys() == 0 && shape.fixed_words < std::size(by_words) ? by_words[shape.fixed_words] :
										       by_words[0];
}

} // namespace

/*
 * Before all clauses of a program that counts. If many clauses count, the element is looked up here: the kernel
 * replaces each look-up by instructions, and whenever it does so, it copies its notes on the whole program.
 */
void Builder::begin_counting()
{
	constexpr int few = 8;
	const int mark = frame_.used();

	generation_ = code_.new_reg();
	if (state_ == Reg::none) {
		state_ = code_.new_reg();
		code_.emit(load_value(state_, kMapState, 0));
	}
	code_.emit(load(Width::w, generation_, state_, kGenerationAt), "generation");
	if (counting_ <= few)
		return;
	element_ = find_counting_element();
	frame_.release_to(mark);
}

/* This CPU's element of the generation. */
Reg Builder::counting_element()
{
	if (element_ != Reg::none)
		return element_;
	if (code_.known.element == Reg::none)
		code_.known.element = find_counting_element();
	return code_.known.element;
}

Reg Builder::find_counting_element()
{
	const Memory key = {fp, frame_.take(8), 4};
	const Reg index = code_.new_reg(), element = code_.new_reg();

	code_.emit(mov(index, context_field(offsetof(dtrace_bpf_context, cpu), 4, "ctx.cpu").reg));
	code_.emit(alu(Alu::add, index, generation_));
	code_.emit(store(Width::w, key.base, static_cast<int16_t>(key.offset), index));
	address(Reg::r2, key);
	code_.emit(load_map(Reg::r1, kMapAggregations));
	code_.emit(call_helper(BPF_FUNC_map_lookup_elem));
	code_.emit(mov(element, Reg::r0));
	code_.emit(jump_if(Cmp::eq, element, 0, bail_));
	return element;
}

/* A key at @to, which has room for it. */
void Builder::put_key(const typed::Expr &expr, const AggKey &key, Memory to)
{
	switch (key.kind) {
	case AggKeyKind::Constant: break;
	case AggKeyKind::Integer: store_value(to.base, static_cast<int16_t>(to.offset), 8, value(expr)); break;
	case AggKeyKind::Comm:
		if (shared_.strsize < kCommBytes)
			zero({to.base, to.offset, kCommBytes});
		string_into(expr, {to.base, to.offset, string_bytes(expr, shared_.strsize)});
		break;
	case AggKeyKind::ProbeName: store_value(to.base, static_cast<int16_t>(to.offset), 8, enabling()); break;
	case AggKeyKind::Address:
		put_names({to.base, to.offset, 8 * key.words}, key.names == Names::User, false, &expr);
		break;
	case AggKeyKind::Object:
		if (key.bytes % 8)
			store_value(to.base, static_cast<int16_t>(to.offset + 8 * static_cast<int32_t>(key.words - 1)),
				    8, {});
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

/* Fixed keys, then texts, then stacks; each of these behind a word for how many words it has. */
Memory Builder::put_keys(const typed::AggUpdate &update, const AggShape &shape)
{
	const uint32_t most_bytes = 8 + 8 * shape.most_words;
	const Memory memory = temporary(8 * shape.fixed_words + shape.variable_keys() * most_bytes);
	uint32_t fixed = 0, texts = 8 * shape.fixed_words, stacks = texts + shape.texts * most_bytes;

	for (size_t i = 0; i < shape.keys.size(); i++) {
		const AggKey &key = shape.keys[i];
		uint32_t &at = key.kind == AggKeyKind::Text ? texts : key.kind == AggKeyKind::Stack ? stacks : fixed;

		put_key(*update.keys[i], key,
			with_index({memory.base, memory.offset + static_cast<int32_t>(at), 0}, {}, 8));
		at += is_variable(key.kind) ? most_bytes : 8 * key.words;
	}
	return memory;
}

/* The number of the bucket that @number belongs to. */
Value Builder::bucket_of(const typed::Aggregation &aggregation, const Value &number)
{
	const std::vector<int64_t> &params = aggregation.params;

	set(Reg::r1, number);
	switch (aggregation.function->id) {
	case BuiltinId::Quantize: code_.emit(call_function("dt_quantize")); break;
	case BuiltinId::Lquantize: {
		const LinearBuckets linear(params);

		code_.load_const(Reg::r2, linear.base, "base");
		code_.load_const(Reg::r3, linear.step, "step");
		code_.load_const(Reg::r4, linear.levels, "levels");
		code_.emit(call_function("dt_lquantize"));
		break;
	}
	case BuiltinId::Llquantize:
		code_.load_const(Reg::r2, params[0], "factor");
		code_.load_const(Reg::r3, params[2] << 32 | params[1], "magnitudes");
		code_.load_const(Reg::r4, params[3], "steps");
		code_.emit(call_function("dt_llquantize"));
		break;
	default: no_code("function with buckets");
	}
	return call_result();
}

/* As the last fixed one of @keys. */
void Builder::put_bucket(const Value &bucket, const AggShape &shape, Memory keys)
{
	const auto at = static_cast<int32_t>(8 * (shape.fixed_words - 1));
	const Memory word = with_index({keys.base, keys.offset + at, 0}, {}, 8);

	store_value(word.base, static_cast<int16_t>(word.offset), 8, bucket);
}

/* The word of @bucket among those of a placed distribution. */
Memory Builder::placed_bucket(const typed::Aggregation &aggregation, Memory data, const Value &bucket, Label dropped)
{
	const AggBuckets all = buckets_of(aggregation);
	const Reg word = code_.new_reg();

	code_.emit(mov(word, bucket.reg));
	if (all.first)
		code_.emit(alu(Alu::sub, word, static_cast<int32_t>(all.first)));
	/* The library sees to it; the verifier wants to. */
	code_.emit(jump_if(Cmp::gt, word, static_cast<int32_t>(all.count() - 1), dropped));
	code_.emit(alu(Alu::lsh, word, 3));
	code_.emit(alu(Alu::add, word, data.base));
	return {word, data.offset, 8};
}

/* The address of the data in @element, or a jump to @dropped. */
Memory Builder::find_data(Reg element, const AggShape &shape, Memory keys, Label dropped)
{
	const AggLayout &layout = shared_.aggregations;

	if (shape.place) {
		const Memory mark = with_index({element, static_cast<int32_t>(shape.mark), 0}, {}, 8);

		if (shape.mark != shape.place)
			code_.emit(store(Width::dw, mark.base, static_cast<int16_t>(mark.offset), 1), "is used");
		return {mark.base, mark.offset + static_cast<int32_t>(shape.place - shape.mark), 8 * shape.data_words};
	}
	code_.emit(mov(Reg::r1, element));
	address(Reg::r2, keys);
	code_.load_const(Reg::r3, agg_shape_word(layout, shape), format("shape %td", &shape - layout.shapes.data()));
	code_.load_const(Reg::r4, int64_t{layout.bucket_bits} << 32 | layout.buckets_at, "buckets");
	code_.load_const(Reg::r5, layout.bytes);
	code_.emit(call_function(find_function(shape)));
	const Reg data = code_.new_reg();
	code_.emit(mov(data, Reg::r0));
	code_.emit(jump_if(Cmp::eq, data, 0, dropped));
	return {data, 0, 8 * shape.data_words};
}

void Builder::add_to(Memory data, uint32_t word, const Value &v, const std::string &note)
{
	code_.emit(atomic_add(Width::dw, data.base, static_cast<int16_t>(data.offset + 8 * static_cast<int32_t>(word)),
			      in_register(v)),
		   note);
}

/* Minimum or maximum. */
void Builder::raise(Memory data, const Value &v, BuiltinId function, Label dropped)
{
	const Reg cell = code_.new_reg(), now = code_.new_reg();
	const Label done = code_.new_label();

	if (v.is_constant()) {
		code_.load_const(cell, static_cast<int64_t>(agg_cell(function, v.constant)));
	} else {
		code_.load_const(cell, static_cast<int64_t>(agg_cell(function, 0)));
		code_.emit(alu(Alu::bxor, cell, v.reg));
	}
	code_.emit(load(Width::dw, now, data.base, static_cast<int16_t>(data.offset)));
	code_.emit(jump_if(Cmp::le, cell, now, done));
	address(Reg::r1, data);
	code_.emit(mov(Reg::r2, cell));
	code_.emit(call_function("dt_agg_raise"));
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, dropped));
	code_.bind(done);
}

/* How each function changes its data. */
struct AggregatingRows {
	using Node = const typed::AggUpdate &;
	struct Row {
		BuiltinId id;
		void (*code)(Builder &, Memory data, const std::string &name, const std::vector<Value> &args,
			     Label dropped);
	};

	static constexpr Value kOne = {Reg::none, 1, false};

	/* To the bucket that the first argument belongs to: the last argument, or 1. */
	static void add_increment(Builder &b, Memory data, const std::string &name, const std::vector<Value> &args,
				  Label)
	{
		b.add_to(data, 0, args.size() > 1 ? args[1] : kOne, name);
	}

	static constexpr Row kRows[] = {
		{BuiltinId::Avg,
		 [](Builder &b, Memory data, const std::string &name, const auto &args, Label) {
			 b.add_to(data, 0, kOne, name);
			 b.add_to(data, 1, args[0], name);
		 }},
		{BuiltinId::Count, [](Builder &b, Memory data, const std::string &name, const auto &,
				      Label) { b.add_to(data, 0, kOne, name); }},
		{BuiltinId::Llquantize, add_increment},
		{BuiltinId::Lquantize, add_increment},
		{BuiltinId::Max, [](Builder &b, Memory data, const std::string &, const auto &args,
				    Label dropped) { b.raise(data, args[0], BuiltinId::Max, dropped); }},
		{BuiltinId::Min, [](Builder &b, Memory data, const std::string &, const auto &args,
				    Label dropped) { b.raise(data, args[0], BuiltinId::Min, dropped); }},
		{BuiltinId::Quantize, add_increment},
		{BuiltinId::Stddev,
		 [](Builder &b, Memory data, const std::string &name, const auto &args, Label) {
			 b.add_to(data, 0, kOne, name);
			 b.add_to(data, 1, args[0], name);
			 b.address(Reg::r1, {data.base, data.offset + 16, 16});
			 b.set(Reg::r2, args[0]);
			 b.code_.emit(call_function("dt_add_square"));
		 }},
		{BuiltinId::Sum, [](Builder &b, Memory data, const std::string &name, const auto &args,
				    Label) { b.add_to(data, 0, args[0], name); }},
	};
};
static_assert(all_have_code(BuiltinKind::Aggregating, AggregatingRows::kRows));

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
		bucket = bucket_of(aggregation, args[0]);
	if (shape.has_bucket)
		put_bucket(bucket, shape, keys);
	const Reg element = counting_element();
	Memory data = find_data(element, shape, keys, dropped);
	if (is_distribution && shape.place)
		data = placed_bucket(aggregation, data, bucket, dropped);
	row->code(*this, data, '@' + aggregation.name, args, dropped);
	code_.emit(jump(done));
	code_.bind(dropped);
	const auto drops = static_cast<int32_t>(AggLayout::drops_at(aggregation.number));
	add_to(with_index({element, drops, 8}, {}, 8), 0, AggregatingRows::kOne, "drop");
	code_.bind(done);
}

} // namespace dt::gen
