// SPDX-License-Identifier: GPL-2.0
/* Rules for values that were read; see rules.h. */
#include "rec/rules.h"

#include <algorithm>

#include "check/check.h"
#include "gen/agg_buckets.h"
#include "rec/describe.h"

namespace dt::rec {

namespace {

/* Letters that each conversion can have: what snprintf(3) gets must be one of them. */
std::string_view letters_of(typed::ConvKind kind)
{
	switch (kind) {
	case typed::ConvKind::Signed: return "di";
	case typed::ConvKind::Unsigned: return "uoxX";
	case typed::ConvKind::Float: return "efgEG";
	default: return "";
	}
}

bool is_float_size(uint32_t size)
{
	return size == 4 || size == 8 || size == 16;
}

/* Does an action have the fields that it needs at least? */
bool has_fields(BuiltinId action, const std::vector<gen::Field> &fields)
{
	switch (action) {
	case BuiltinId::Printf: return true;
	case BuiltinId::Tracemem: return fields.size() >= 2;
	default: return !fields.empty();
	}
}

/* An object that print() shows is a field of its own, or is where the pointer in the first field points. */
bool suits_print(const gen::OutputAction &action)
{
	const Type *type = action.type;

	if (type && action.fields.size() > 1)
		type = type->is_pointer() ? type->of : nullptr;
	return type && action.fields.size() <= 2;
}

/* How many keys the format of printa() shows. */
size_t keys_shown(const typed::PrintfSpec &format)
{
	size_t count = 0;

	for (const typed::PrintfPiece &piece : format.pieces)
		count += (piece.width_arg >= 0) + (piece.precision_arg >= 0) +
			 (piece.kind != typed::ConvKind::Text && !piece.aggregation);
	return count;
}

bool is_request(ActionKind kind)
{
	return kind == ActionKind::Request || kind == ActionKind::DestructiveRequest;
}

/* Has each aggregation that an action is about a shape? Only then there is a total of it. */
bool have_shapes(const std::vector<gen::LayoutAction> &actions, const gen::Unit &unit)
{
	const auto has_shape = [&](const typed::Aggregation *aggregation) {
		return std::ranges::any_of(unit.aggregations.shapes, [&](const gen::AggShape &shape) {
			return shape.aggregation == aggregation;
		});
	};

	return std::ranges::all_of(actions, [&](const gen::LayoutAction &action) {
		return match(
			action.node, [](const gen::OutputAction &) { return true; },
			[&](const gen::RequestAction &request) {
				return std::ranges::all_of(request.source->aggregations, has_shape);
			},
			[&](const gen::IfAction &branch) {
				return have_shapes(branch.yes, unit) && have_shapes(branch.no, unit);
			});
	});
}

/* How many of the words of a key are fixed. */
uint32_t fixed_words(const gen::AggKey &key)
{
	switch (key.kind) {
	case gen::AggKeyKind::Integer:
	case gen::AggKeyKind::ProbeName: return 1;
	case gen::AggKeyKind::Comm: return gen::kCommBytes / 8;
	case gen::AggKeyKind::Address: return 1 + (key.names == gen::Names::User);
	case gen::AggKeyKind::Object: return key.words;
	case gen::AggKeyKind::Constant:
	case gen::AggKeyKind::Text:
	case gen::AggKeyKind::Stack: break;
	}
	return 0;
}

/* As many words as the function adds; of a distribution one, or those of all buckets. */
bool has_data(const gen::AggShape &shape)
{
	const BuiltinId function = shape.aggregation->function->id;

	if (gen::has_buckets(function))
		return shape.data_words == 1 ||
		       (!shape.has_bucket && shape.data_words <= gen::buckets_of(*shape.aggregation).count());
	switch (function) {
	case BuiltinId::Avg: return shape.data_words == 2;
	case BuiltinId::Stddev: return shape.data_words == 4;
	default: return shape.data_words == 1;
	}
}

} // namespace

void check(LoadingArchive &a, const typed::PrintfPiece &piece)
{
	const std::string_view letters = letters_of(piece.kind);
	const bool is_letter = letters.empty() || letters.find(piece.letter) != std::string_view::npos;

	if (!is_letter || piece.width > typed::kMaxWidth || piece.precision > typed::kMaxWidth || piece.width < -1 ||
	    piece.precision < -1)
		a.fail();
}

void check(LoadingArchive &a, const typed::PrintfSpec &spec)
{
	for (const typed::PrintfPiece &piece : spec.pieces) {
		for (const int arg : {piece.arg, piece.width_arg, piece.precision_arg})
			if (arg < -1 || arg >= spec.args)
				a.fail();
		if ((piece.kind != typed::ConvKind::Text || piece.aggregation) && piece.arg < 0)
			a.fail();
	}
	/* A format has a character for each argument at least. */
	if (spec.args < 0 || static_cast<size_t>(spec.args) > 3 * spec.pieces.size())
		a.fail();
}

void check(LoadingArchive &a, const gen::Field &field)
{
	if (field.width > 8 || (field.is_float && (!field.is_object || !is_float_size(field.size))))
		a.fail();
}

void check(LoadingArchive &a, const gen::OutputAction &action)
{
	const Builtin &row = builtin(action.action);
	const bool is_output = (row.kind == BuiltinKind::Recorded || row.action == ActionKind::Output) &&
			       !is_impossible(action.action);

	if (!is_output || !has_fields(action.action, action.fields) ||
	    (action.action == BuiltinId::Printf && !action.format) ||
	    (action.action == BuiltinId::Print && !suits_print(action)))
		a.fail();
}

void check(LoadingArchive &a, const gen::RequestAction &action)
{
	if (!a.ok())
		return;
	const Builtin &row = builtin(action.action);
	const typed::Action &source = *action.source;
	const bool is_printed = action.action == BuiltinId::Printa;
	const bool wants_total = row.args.starts_with('a') || is_printed;
	const bool wants_format = action.action == BuiltinId::System || action.action == BuiltinId::Freopen;
	const bool wants_value = action.action == BuiltinId::Setopt || action.action == BuiltinId::Normalize;

	if (!is_request(row.action) || (wants_format && !source.format) || (wants_value && action.fields.empty()) ||
	    wants_total == (source.aggregations.empty() && !source.array) || (source.array && !is_printed)) {
		a.fail();
		return;
	}
	/* printa() of several joins their keys, and reads all of them by the types of the first. */
	for (const typed::Aggregation *aggregation : source.aggregations)
		if (!std::ranges::equal(aggregation->keys, source.aggregations.front()->keys, {}, &Type::is_string,
					&Type::is_string))
			a.fail();
	if (!wants_total || !source.format)
		return;
	if (keys_shown(*source.format) >
	    (source.array ? source.array->keys.size() : source.aggregations.front()->keys.size()))
		a.fail();
}

void check(LoadingArchive &a, const typed::Aggregation &aggregation)
{
	const bool has_names = aggregation.key_names.size() == aggregation.keys.size();
	const bool is_right = !aggregation.function ||
			      check::are_bucket_params(aggregation.function->id, aggregation.params);

	if (!is_right || !has_names || std::ranges::count(aggregation.keys, nullptr))
		a.fail();
}

void check(LoadingArchive &a, const gen::AggKey &key)
{
	if (key.kind == gen::AggKeyKind::Object && (key.bytes > uint64_t{8} * key.words || key.words > UINT16_MAX))
		a.fail();
}

void check(LoadingArchive &a, const gen::AggShape &shape)
{
	if (!a.ok())
		return;
	uint64_t fixed = shape.has_bucket;

	for (const gen::AggKey &key : shape.keys)
		fixed += fixed_words(key);
	if (!shape.aggregation->function || shape.keys.size() != shape.aggregation->keys.size() ||
	    shape.fixed_words != fixed || !has_data(shape))
		a.fail();
}

void check(LoadingArchive &a, const gen::AggLayout &layout)
{
	if (layout.aggregations > UINT16_MAX)
		a.fail();
}

void check(LoadingArchive &a, const gen::ArrayLayout &layout)
{
	if (!layout.variable->type || std::ranges::count(layout.variable->keys, nullptr) ||
	    layout.keys.size() != layout.variable->keys.size())
		a.fail();
}

void check(LoadingArchive &a, const gen::RecordLayout &layout)
{
	if (layout.size > gen::kMaxRecord)
		a.fail();
}

void check(LoadingArchive &a, const Options &options)
{
	if (options.stackindent > kMaxStackIndent)
		a.fail();
}

void check(LoadingArchive &a, const RunFacts &facts)
{
	constexpr uint64_t most = uint64_t{1} << 30; /* what -x bufpolicy=ring keeps is taken at once */

	if (facts.cpus > UINT16_MAX || facts.bufsize > most)
		a.fail();
}

/* Layouts are found by the number of their clause. */
void check_unit(LoadingArchive &a, const gen::Unit &unit)
{
	const auto is_no_program = [&](const gen::Enabling &enabling) {
		return enabling.program != gen::kNoProgram && enabling.program >= unit.programs.size();
	};
	const auto is_no_text = [&](const gen::FaultPlace &place) {
		return place.span.source >= a.owner().sources.size() || place.span.begin > place.span.end ||
		       place.span.end > a.owner().sources.at(place.span.source).text.size();
	};

	if (std::ranges::any_of(unit.enablings, is_no_program))
		a.fail();
	for (const gen::ClauseProgram &program : unit.programs) {
		if (std::ranges::any_of(program.faults, is_no_text))
			a.fail();
	}
	for (size_t i = 0; i < unit.layouts.size(); i++) {
		if (unit.layouts[i].clause != i || !have_shapes(unit.layouts[i].actions, unit))
			a.fail();
	}
}

void check_depth(LoadingArchive &a, unsigned depth)
{
	constexpr unsigned most = 64;

	if (depth > most)
		a.fail();
}

void describe_function(SavingArchive &a, const Builtin *function)
{
	a.choice(function ? function->id : BuiltinId::kCount, BuiltinId::kCount);
}

void describe_function(LoadingArchive &a, const Builtin *&function)
{
	BuiltinId id = {};

	a.choice(id, BuiltinId::kCount);
	function = a.ok() && id != BuiltinId::kCount ? &builtin(id) : nullptr;
	if (function && function->kind != BuiltinKind::Aggregating)
		a.fail();
}

void SavingArchive::format(const typed::PrintfSpec *format)
{
	flag(format);
	if (format)
		describe(*this, *format);
}

void LoadingArchive::format(const typed::PrintfSpec *&format)
{
	bool is_there = false;

	flag(is_there);
	if (is_there)
		describe(*this, owner_.formats.emplace_back());
	format = is_there ? &owner_.formats.back() : nullptr;
}

void SavingArchive::array(const typed::Variable *array)
{
	describe(*this, *array);
}

void LoadingArchive::array(const typed::Variable *&array)
{
	describe(*this, owner_.arrays.emplace_back());
	array = &owner_.arrays.back();
}

const typed::Variable *LoadingArchive::find_array(std::string_view name)
{
	const auto it = std::ranges::find(owner_.arrays, name, &typed::Variable::name);

	if (it == owner_.arrays.end())
		fail();
	return it == owner_.arrays.end() ? nullptr : &*it;
}

void SavingArchive::source(const typed::Action *source)
{
	list(source->aggregations, [&](const typed::Aggregation *one) { aggregation(one); });
	flag(source->array);
	if (source->array)
		text(source->array->name);
	format(source->format.get());
}

void LoadingArchive::source(const typed::Action *&source)
{
	typed::Action &action = owner_.actions.emplace_back();
	bool has_array = false, has_format = false;

	list(action.aggregations, [&](const typed::Aggregation *&one) { aggregation(one); });
	flag(has_array);
	if (has_array)
		action.array = find_array(text());
	flag(has_format);
	if (has_format) {
		action.format = std::make_unique<typed::PrintfSpec>();
		describe(*this, *action.format);
	}
	source = &action;
}

void LoadingArchive::aggregation(const typed::Aggregation *&aggregation)
{
	uint32_t which = 0;

	number(which);
	if (which >= owner_.aggregations.size())
		fail();
	aggregation = ok() ? &owner_.aggregations[which] : nullptr;
}

} // namespace dt::rec
