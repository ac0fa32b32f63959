// SPDX-License-Identifier: GPL-2.0
/*
 * Code that finds and changes the data of aggregations; see aggregates.h.
 *
 * A search takes too many instructions for each statement, so it is a function of
 * the library. The layout of the shape goes along in one word, AggShapeWord. Short
 * keys have functions of their own, in which their number is a constant, and so has a
 * stack that is the only stored key. Data at a fixed place needs no search.
 *
 * Data changes by atomic operations only, because another firing may interrupt this
 * one on the same CPU.
 */
#include "gen/aggregates.h"

#include <algorithm>

#include "gen/agg_buckets.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

namespace {

/*
 * Words of keys in the entries of a bucket that are looked at. If there are more entries, a key gets a second one after
 * them.
 */
constexpr uint64_t kChainWords = 1024;

int64_t agg_shape_word(const AggLayout &layout, const AggShape &shape)
{
	const uint64_t words = shape.fixed_words + uint64_t{shape.variable_keys()} * shape.most_words;
	const AggShapeWord word = {.number = static_cast<uint64_t>(&shape - layout.shapes.data() + 1),
				   .fixed_words = shape.fixed_words,
				   .texts = shape.variable_keys(),
				   .text_words = shape.most_words,
				   .data_words = shape.data_words,
				   .chain = std::clamp<uint64_t>(kChainWords / words, 1, AggShapeWord::most().chain),
				   .stacks = shape.stacks};

	return static_cast<int64_t>(word.packed());
}

/* The function of the library that finds the data of a key. */
const char *find_function(const AggShape &shape)
{
	constexpr const char *by_words[] = {
		"dt_agg_find", "dt_agg_find_1", "dt_agg_find_2", "dt_agg_find_3", "dt_agg_find_4",
	};

	if (shape.is_one_stack())
		return "dt_agg_find_stack";
	return shape.variable_keys() == 0 && shape.fixed_words < std::size(by_words) ? by_words[shape.fixed_words] :
										       by_words[0];
}

} // namespace

Aggregates::Aggregates(Draft &draft, Firing &firing, const std::vector<const ClauseUses *> &clauses)
	: DraftPart(draft), firing_(firing),
	  clauses_(std::ranges::count_if(clauses, [](const ClauseUses *uses) { return !uses->updates.empty(); }))
{
}

/*
 * If many clauses count, the element is looked up here: the kernel replaces each look-up by instructions, and whenever
 * it does so, it copies its notes on the whole program.
 */
void Aggregates::begin_program(Reg state)
{
	constexpr int few = 8;
	const int mark = frame_.used();

	if (!clauses_)
		return;
	generation_ = code_.new_reg();
	if (state == Reg::none) {
		state = code_.new_reg();
		code_.emit(load_value(state, kMapState, 0));
	}
	code_.emit(load(Width::w, generation_, state, kGenerationAt), "generation");
	if (clauses_ <= few)
		return;
	element_ = find_element();
	frame_.release_to(mark);
}

Reg Aggregates::element()
{
	if (element_ != Reg::none)
		return element_;
	if (code_.known.element == Reg::none)
		code_.known.element = find_element();
	return code_.known.element;
}

Reg Aggregates::find_element()
{
	const Memory key = {fp, frame_.take(8), 4};
	const Reg index = code_.new_reg(), element = code_.new_reg();

	code_.emit(mov(index, firing_.field(offsetof(dtrace_bpf_context, cpu), 4, "ctx.cpu").reg));
	code_.emit(alu(Alu::add, index, generation_));
	code_.emit(store(Width::w, key.base, static_cast<int16_t>(key.offset), index));
	code_.address(Reg::r2, key);
	code_.emit(load_map(Reg::r1, kMapAggregations));
	code_.emit(call_helper(BPF_FUNC_map_lookup_elem));
	code_.emit(mov(element, Reg::r0));
	code_.emit(jump_if(Cmp::eq, element, 0, code_.bail));
	return element;
}

Value Aggregates::bucket_of(const typed::Aggregation &aggregation, const Value &number)
{
	const std::vector<int64_t> &params = aggregation.params;

	code_.set(Reg::r1, number);
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
	return code_.call_result();
}

void Aggregates::put_bucket(const Value &bucket, const AggShape &shape, Memory keys)
{
	const auto at = static_cast<int32_t>(8 * (shape.fixed_words - 1));
	const Memory word = code_.reachable({keys.base, keys.offset + at, 8});

	code_.store_value(word.base, static_cast<int16_t>(word.offset), 8, bucket);
}

Memory Aggregates::placed_bucket(const typed::Aggregation &aggregation, Memory data, const Value &bucket, Label dropped)
{
	const AggBuckets all = buckets_of(aggregation);
	const Reg word = code_.new_reg();

	code_.emit(mov(word, bucket.reg));
	if (all.first)
		code_.emit(alu(Alu::sub, word, static_cast<int32_t>(all.first)));
	/* The library sees to it; the verifier wants to. */
	if (all.has_mask())
		code_.emit(alu(Alu::band, word, static_cast<int32_t>(all.count())));
	else
		code_.emit(jump_if(Cmp::gt, word, static_cast<int32_t>(all.count() - 1), dropped));
	code_.emit(alu(Alu::lsh, word, 3));
	code_.emit(alu(Alu::add, word, data.base));
	return {word, data.offset, 8};
}

Memory Aggregates::find_data(Reg element, const AggShape &shape, Memory keys, Label dropped)
{
	const AggLayout &layout = shared_.aggregations;

	if (shape.place) {
		const Memory mark = code_.reachable({element, static_cast<int32_t>(shape.mark), 8});

		if (shape.mark != shape.place)
			code_.emit(store(Width::dw, mark.base, static_cast<int16_t>(mark.offset), 1), "is used");
		return {mark.base, mark.offset + static_cast<int32_t>(shape.place - shape.mark), 8 * shape.data_words};
	}
	code_.emit(mov(Reg::r1, element));
	code_.address(Reg::r2, keys);
	code_.load_const(Reg::r3, agg_shape_word(layout, shape), format("shape %td", &shape - layout.shapes.data()));
	code_.load_const(Reg::r4, int64_t{layout.bucket_bits} << 32 | layout.buckets_at, "buckets");
	code_.load_const(Reg::r5, layout.entries_end);
	code_.emit(call_function(find_function(shape)));
	const Reg data = code_.new_reg();
	code_.emit(mov(data, Reg::r0));
	code_.emit(jump_if(Cmp::eq, data, 0, dropped));
	return {data, 0, 8 * shape.data_words};
}

void Aggregates::add_to(Memory data, uint32_t word, const Value &v, const std::string &note)
{
	code_.emit(atomic_add(Width::dw, data.base, static_cast<int16_t>(data.offset + 8 * static_cast<int32_t>(word)),
			      code_.in_register(v)),
		   note);
}

void Aggregates::add_square(Memory data, uint32_t word, const Value &v)
{
	code_.address(Reg::r1, {data.base, data.offset + 8 * static_cast<int32_t>(word), 16});
	code_.set(Reg::r2, v);
	code_.emit(call_function("dt_add_square"));
}

void Aggregates::raise(Memory data, const Value &v, BuiltinId function, Label dropped)
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
	code_.address(Reg::r1, data);
	code_.emit(mov(Reg::r2, cell));
	code_.emit(call_function("dt_agg_raise"));
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, dropped));
	code_.bind(done);
}

void Aggregates::drop(Reg element, const typed::Aggregation &aggregation)
{
	const auto drops = static_cast<int32_t>(AggLayout::drops_at(aggregation.number));

	add_to(code_.reachable({element, drops, 8}), 0, {Reg::none, 1, false}, "drop");
}

} // namespace dt::gen
