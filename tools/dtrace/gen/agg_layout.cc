// SPDX-License-Identifier: GPL-2.0
/* Collects the shapes and lays out an element; see agg_layout.h. */
#include "gen/agg_layout.h"

#include <algorithm>
#include <bit>

#include "gen/agg_buckets.h"
#include "gen/frame.h"
#include "gen/layout.h"
#include "gen/uses.h"
#include "type/rows.h"

namespace dt::gen {

namespace {

/* An element has at least so many buckets, and room for so many of the largest entries. */
constexpr uint32_t kLeastBuckets = 16, kLeastEntries = 4;
/* Elements begin so far apart: two CPUs that write to one line of the cache wait for each other at each event. */
constexpr uint32_t kCacheLine = 64;
/* One bucket for so many bytes: an entry has 24 and more. */
constexpr uint32_t kBytesPerBucket = 64;

struct DataRow {
	BuiltinId id;
	uint32_t words;
};

constexpr DataRow kData[] = {
	{BuiltinId::Avg, 2},				       /* count, sum */
	{BuiltinId::Count, 1},	   {BuiltinId::Llquantize, 1}, /* of a bucket, as those of its kin */
	{BuiltinId::Lquantize, 1}, {BuiltinId::Max, 1},	       {BuiltinId::Min, 1},
	{BuiltinId::Quantize, 1},  {BuiltinId::Stddev, 4}, /* count, sum, sum of squares: low and high half */
	{BuiltinId::Sum, 1},
};
static_assert(all_have_code(BuiltinKind::Aggregating, kData));

/* Makes the description of @expr as a key. */
AggKey key_of(const typed::Expr &expr, const RecordLimits &limits)
{
	const NamedValue named = named_value(expr, limits);
	AggKey key;

	if (named.names != Names::None) {
		key.kind = named.is_stack ? AggKeyKind::Stack : AggKeyKind::Address;
		key.words = named.words() + named.is_stack;
		key.part = named.part;
		key.names = named.names;
		return key;
	}

	if (const auto *number = std::get_if<typed::Int>(&expr.node)) {
		key.kind = AggKeyKind::Constant;
		key.constant = static_cast<int64_t>(number->value);
		return key;
	}
	if (const auto *text = std::get_if<typed::Str>(&expr.node)) {
		key.kind = AggKeyKind::Constant;
		key.text = text->value.substr(0, std::min<size_t>(limits.strsize - 1, text->value.find('\0')));
		return key;
	}
	if (expr.type->is_struct()) {
		key.kind = AggKeyKind::Object;
		key.bytes = expr.type->size;
		key.words = (key.bytes + 7) / 8;
		return key;
	}
	if (!expr.type->is_string()) {
		key.words = 1;
		return key;
	}
	key.kind = AggKeyKind::Text;
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);
	if (!variable)
		return key;
	switch (variable->builtin->id) {
	case BuiltinId::ExecName:
		key.kind = AggKeyKind::Comm;
		key.words = kCommBytes / 8;
		break;
	case BuiltinId::ProbeProv:
	case BuiltinId::ProbeMod:
	case BuiltinId::ProbeFunc:
	case BuiltinId::ProbeName:
		key.kind = AggKeyKind::ProbeName;
		key.words = 1;
		key.part = variable->builtin->id;
		break;
	default: break;
	}
	return key;
}

AggShape shape_of(const typed::AggUpdate &update, const RecordLimits &limits)
{
	const uint64_t text_words = std::min<uint64_t>((limits.strsize + 7) / 8, kMaxAggKeyWords + 1);
	AggShape shape;

	shape.aggregation = update.aggregation;
	shape.data_words = find_row(kData, update.aggregation->function->id)->words;
	for (const typed::ExprPtr &expr : update.keys) {
		const AggKey key = key_of(*expr, limits);

		if (is_variable(key.kind)) {
			const uint64_t most = key.kind == AggKeyKind::Text ? text_words : key.words;

			shape.most_words = std::max(shape.most_words, static_cast<uint32_t>(most));
			(key.kind == AggKeyKind::Text ? shape.texts : shape.stacks)++;
		} else {
			shape.fixed_words += key.words;
		}
		shape.keys.push_back(key);
	}
	if (!has_buckets(update.aggregation->function->id))
		return shape;
	const uint64_t buckets = buckets_of(*update.aggregation).count();
	shape.has_bucket = shape.fixed_words || shape.variable_keys() || buckets > kMaxPlacedBuckets;
	if (shape.has_bucket)
		shape.fixed_words++;
	else
		shape.data_words = static_cast<uint32_t>(buckets);
	return shape;
}

/* What to do about keys that are too long. */
const char *help_for(const AggShape &shape)
{
	if (std::ranges::any_of(shape.keys, [](const AggKey &key) { return key.kind == AggKeyKind::Object; }))
		return "use the members that matter as keys, not a whole struct";
	return shape.stacks ? "use fewer frames, as in stack(10), or fewer stacks and strings" :
			      "use fewer strings as keys, or shorter ones with -x strsize";
}

class Layouter {
public:
	Layouter(AggLayout &layout, const Options &options, Diags &diags)
		: layout_(layout), options_(options), limits_(record_limits(options)), diags_(diags)
	{
	}

	void add(const typed::AggUpdate &update, Span span)
	{
		AggShape shape = shape_of(update, limits_);
		std::vector<uint32_t> &others = shapes_of_[shape.aggregation];
		const auto same = std::ranges::find_if(others, [&](uint32_t other) {
			return layout_.shapes[other].keys == shape.keys;
		});
		const uint64_t words = shape.fixed_words + uint64_t{shape.variable_keys()} * (shape.most_words + 1);

		if (words <= kMaxAggKeyWords && shape.variable_keys() > AggShapeWord::most().texts)
			diags_.error(Tag::D_TOO_LARGE, span,
				     format("this aggregation has %u strings and stacks as keys, more than %llu",
					    shape.variable_keys(),
					    static_cast<unsigned long long>(AggShapeWord::most().texts)),
				     "use fewer of them");
		if (words > kMaxAggKeyWords)
			diags_.error(Tag::D_TOO_LARGE, span,
				     format("the keys of this aggregation can take %llu bytes, more than %u",
					    static_cast<unsigned long long>(8 * words), 8 * kMaxAggKeyWords),
				     help_for(shape));
		if (same != others.end()) {
			layout_.shape_of[&update] = *same;
			return;
		}
		if (layout_.shapes.size() == AggShapeWord::most().number)
			diags_.error(Tag::D_TOO_LARGE, span,
				     format("this program has more than %llu aggregations with keys of their own",
					    static_cast<unsigned long long>(AggShapeWord::most().number)),
				     "make several programs of it");
		if (shape.is_one_stack())
			shape.most_words = (shape.most_words + 3) / 4 * 4;
		others.push_back(static_cast<uint32_t>(layout_.shapes.size()));
		layout_.shape_of[&update] = others.back();
		layout_.shapes.push_back(std::move(shape));
	}

	/* Once all are there. */
	void place()
	{
		uint32_t at = AggLayout::drops_at(layout_.aggregations), largest = 0, longest_stack = 0;

		for (AggShape &shape : layout_.shapes) {
			if (shape.fixed_words || shape.variable_keys()) {
				const uint32_t words = shape.data_words + shape.fixed_words +
						       shape.variable_keys() * shape.most_words;

				largest = std::max(largest, kAggEntryHeader + 8 * words);
				if (shape.is_one_stack())
					longest_stack = std::max(longest_stack, 8 * shape.most_words);
				continue;
			}
			shape.mark = at;
			shape.place = shape.aggregation->function->id == BuiltinId::Count ? at : at + 8;
			at = shape.place + 8 * shape.data_words;
			/* The spare word of what a mask may let through. */
			if (has_buckets(shape.aggregation->function->id) && buckets_of(*shape.aggregation).has_mask())
				at += 8;
		}
		layout_.buckets_at = layout_.entries_at = layout_.entries_end = at;
		layout_.bytes = whole_lines(at);
		if (!largest)
			return;
		const auto wanted = static_cast<uint32_t>(std::min<uint64_t>(options_.aggsize & ~7ull, 1u << 29));
		const uint32_t room = std::max(wanted, at + kLeastEntries * largest + 4 * kLeastBuckets);
		const uint32_t buckets = std::bit_floor(std::max(room / kBytesPerBucket, kLeastBuckets));
		layout_.bucket_bits = static_cast<uint32_t>(std::countr_zero(buckets));
		layout_.entries_at = at + 4 * buckets;
		layout_.entries_end = whole_lines(std::max(room, layout_.entries_at + kLeastEntries * largest));
		layout_.bytes = layout_.entries_end + whole_lines(longest_stack);
	}

private:
	static uint32_t whole_lines(uint32_t bytes) { return (bytes + kCacheLine - 1) / kCacheLine * kCacheLine; }

	AggLayout &layout_;
	std::unordered_map<const typed::Aggregation *, std::vector<uint32_t>> shapes_of_;
	const Options &options_;
	const RecordLimits limits_;
	Diags &diags_;
};

} // namespace

AggLayout lay_out_aggregations(const typed::Program &program, const std::vector<ClauseUses> &clauses,
			       const Options &options, Diags &diags)
{
	AggLayout layout;
	Layouter layouter(layout, options, diags);

	layout.aggregations = static_cast<uint32_t>(program.aggregations.size());
	for (const ClauseUses &uses : clauses) {
		for (const ClauseUses::Update &update : uses.updates)
			layouter.add(*update.statement, update.span);
	}
	if (!layout.shapes.empty())
		layouter.place();
	return layout;
}

} // namespace dt::gen
