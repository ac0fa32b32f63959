// SPDX-License-Identifier: GPL-2.0
/*
 * Checks the statements that fill an aggregation, and the actions on it; see agg.h.
 *
 * The constants of lquantize() and llquantize() have the most rules. A row of
 * kParams has the limits and the tags of each constant. Then the constants of a
 * call are compared with each other, and with those of the first statement that
 * filled the aggregation.
 */
#include "check/agg.h"

#include <algorithm>
#include <optional>

#include "base/visit.h"
#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

namespace {

/* A constant of lquantize() or llquantize(), with the tags of its errors. */
struct ParamRow {
	BuiltinId function;
	size_t argument; /* from 0 */
	std::string_view name;
	Tag not_constant, bad_value, differs;
	int64_t least, most;
};

constexpr ParamRow kParams[] = {
	{BuiltinId::Lquantize, 1, "base", Tag::D_LQUANT_BASETYPE, Tag::D_LQUANT_BASEVAL, Tag::D_LQUANT_MATCHBASE,
	 INT32_MIN, INT32_MAX},
	{BuiltinId::Lquantize, 2, "limit", Tag::D_LQUANT_LIMTYPE, Tag::D_LQUANT_LIMVAL, Tag::D_LQUANT_MATCHLIM,
	 INT32_MIN, INT32_MAX},
	{BuiltinId::Lquantize, 3, "step", Tag::D_LQUANT_STEPTYPE, Tag::D_LQUANT_STEPVAL, Tag::D_LQUANT_MATCHSTEP, 1,
	 UINT16_MAX},
	{BuiltinId::Llquantize, 1, "factor", Tag::D_LLQUANT_FACTORTYPE, Tag::D_LLQUANT_FACTORVAL,
	 Tag::D_LLQUANT_FACTORMATCH, 2, UINT16_MAX},
	{BuiltinId::Llquantize, 2, "low magnitude", Tag::D_LLQUANT_LOWTYPE, Tag::D_LLQUANT_LOWVAL,
	 Tag::D_LLQUANT_LOWMATCH, 0, 63},
	{BuiltinId::Llquantize, 3, "high magnitude", Tag::D_LLQUANT_HIGHTYPE, Tag::D_LLQUANT_HMAGVAL,
	 Tag::D_LLQUANT_HIGHMATCH, 0, 63},
	{BuiltinId::Llquantize, 4, "number of steps", Tag::D_LQUANT_STEPTYPE, Tag::D_LLQUANT_NSTEPVAL,
	 Tag::D_LLQUANT_NSTEPMATCH, 1, UINT16_MAX},
};

const ParamRow *find_param(BuiltinId function, size_t argument)
{
	const auto *row = std::find_if(std::begin(kParams), std::end(kParams), [=](const ParamRow &r) {
		return r.function == function && r.argument == argument;
	});

	return row == std::end(kParams) ? nullptr : row;
}

/* A record of the aggregation holds its steps in 16 bits. */
constexpr int64_t kMostSteps = UINT16_MAX;

/* An error in constants that are valid one by one. */
struct ParamError {
	Tag tag;
	size_t argument; /* from 0 */
	std::string text, help = {};
};

/* @params: base, limit and, if it is given, step. */
std::optional<ParamError> lquantize_error(const std::vector<int64_t> &params)
{
	const int64_t base = params[0], limit = params[1], step = params.size() > 2 ? params[2] : 1,
		      range = limit - base;
	const int64_t least_step = range / (kMostSteps + 1) + 1;
	const size_t place = params.size() > 2 ? 3 : 2;

	if (range <= 0)
		return ParamError{Tag::D_LQUANT_MISMATCH, 1, "base must be below its limit"};
	if (step > range)
		return ParamError{Tag::D_LQUANT_STEPLARGE, place,
				  format("step %lld is larger than its range", static_cast<long long>(step)),
				  format("from base to limit it is %lld", static_cast<long long>(range))};
	if (range / step > kMostSteps)
		return ParamError{Tag::D_LQUANT_STEPSMALL, place,
				  format("has %lld steps, more than %lld", static_cast<long long>(range / step),
					 static_cast<long long>(kMostSteps)),
				  least_step > UINT16_MAX ?
					  "no step is large enough for all from this base to this limit" :
					  format("from this base to this limit the step is at least %lld",
						 static_cast<long long>(least_step))};
	return std::nullopt;
}

/* The highest magnitude that ends at a power of @factor within 64 bits. */
int64_t highest_magnitude(int64_t factor)
{
	int64_t power = factor, magnitude = 0;

	while (power <= INT64_MAX / factor) {
		power *= factor;
		magnitude++;
	}
	return magnitude;
}

/* Do @steps of equal width fill each magnitude, so that none goes across the begin of the next? */
bool divides_evenly(int64_t factor, int64_t steps)
{
	int64_t power = factor;

	while (power < steps)
		power *= factor;
	return steps % factor == 0 && power % steps == 0;
}

/* @params: factor, low and high magnitude, number of steps. */
std::optional<ParamError> llquantize_error(const std::vector<int64_t> &params)
{
	const int64_t factor = params[0], low = params[1], high = params[2], steps = params[3];
	const auto wide = [](int64_t number) { return static_cast<long long>(number); };

	if (low >= high)
		return ParamError{Tag::D_LLQUANT_HMAGVAL, 2, "low magnitude must be below the high one"};
	if (high > highest_magnitude(factor))
		return ParamError{Tag::D_LLQUANT_HMAGVAL, 3,
				  format("high magnitude %lld ends at %lld to the power of %lld, beyond 64 bits",
					 wide(high), wide(factor), wide(high + 1)),
				  format("with this factor it is at most %lld", wide(highest_magnitude(factor)))};
	if (steps < factor)
		return ParamError{Tag::D_LLQUANT_FACTORNSTEPS, 4,
				  format("number of steps %lld is below the factor %lld", wide(steps), wide(factor)),
				  "it is the factor or a multiple of it"};
	if (!divides_evenly(factor, steps))
		return ParamError{Tag::D_LLQUANT_STEPVAL, 4,
				  format("number of steps %lld does not divide magnitudes of factor %lld evenly",
					 wide(steps), wide(factor)),
				  format("it is a multiple of the factor and divides a power of it, such as %lld",
					 wide(factor))};
	return std::nullopt;
}

} // namespace

bool are_bucket_params(BuiltinId function, const std::vector<int64_t> &params)
{
	const bool is_linear = function == BuiltinId::Lquantize, is_log = function == BuiltinId::Llquantize;

	if (!is_linear && !is_log)
		return params.empty();
	if (is_linear ? params.size() != 2 && params.size() != 3 : params.size() != 4)
		return false;
	for (size_t i = 0; i < params.size(); i++) {
		const ParamRow *row = find_param(function, i + 1);

		if (params[i] < row->least || params[i] > row->most)
			return false;
	}
	return is_linear ? !lquantize_error(params) : !llquantize_error(params);
}

namespace {

/* What people would call @key: the variable, the member or the function that it comes from; "" if it has no such name. */
std::string name_of_key(const ast::Expr &key)
{
	return match(
		key.node, [](const ast::Name &node) { return node.name; },
		[](const ast::MemberOf &node) { return node.member; }, [](const ast::Call &node) { return node.name; },
		[](const ast::Cast &node) { return name_of_key(*node.operand); },
		[](const ast::StringOf &node) { return name_of_key(*node.operand); },
		[](const auto &) { return std::string(); });
}

/* Actions whose first argument is an aggregation, with the tags of their errors. */
struct OnRow {
	BuiltinId action;
	Tag not_one, unknown;
};

constexpr OnRow kOn[] = {
	{BuiltinId::Clear, Tag::D_CLEAR_AGGARG, Tag::D_CLEAR_AGGBAD},
	{BuiltinId::Denormalize, Tag::D_NORMALIZE_AGGARG, Tag::D_NORMALIZE_AGGBAD},
	{BuiltinId::Normalize, Tag::D_NORMALIZE_AGGARG, Tag::D_NORMALIZE_AGGBAD},
	{BuiltinId::Printa, Tag::D_PRINTA_AGGARG, Tag::D_PRINTA_AGGBAD},
	{BuiltinId::Trunc, Tag::D_TRUNC_AGGARG, Tag::D_TRUNC_AGGBAD},
};

const OnRow &on_row(BuiltinId action)
{
	return *std::find_if(std::begin(kOn), std::end(kOn), [=](const OnRow &r) { return r.action == action; });
}

std::string unknown_text(const std::string &name)
{
	return "undefined aggregation: @" + name;
}

} // namespace

void Aggregations::explain_early_uses() const
{
	for (const Aggregation &agg : list_)
		for (const OnRow &row : kOn)
			diags_.explain(row.unknown, unknown_text(agg.name),
				       "it is filled further on: put that in front");
}

Aggregation *Aggregations::find(const std::string &name)
{
	const auto it = by_name_.find(name);

	return it == by_name_.end() ? nullptr : it->second;
}

bool Aggregations::same_function(const Aggregation &agg, const Builtin &function, Span span)
{
	if (agg.function == &function)
		return true;
	diags_.conflict(Tag::D_AGG_REDEF, span, "aggregation redefined: @" + agg.name,
			"it is filled by " + std::string(agg.function->name) + "( ), here by " +
				std::string(function.name) + "( )",
			agg.first_use, "@" + agg.name + " is filled first here");
	return false;
}

StmtPtr Aggregations::update(const ast::Assign &assign, const ast::Aggregate &target, Span span)
{
	const auto *call = std::get_if<ast::Call>(&assign.right->node);
	const Builtin *function = call ? find_builtin(call->name) : nullptr;

	if (call && !function) {
		arguments_.callable(*call);
		return nullptr;
	}
	if (assign.op || !function || function->kind != BuiltinKind::Aggregating) {
		diags_.error(Tag::D_AGG_FUNC, assign.right->span,
			     "@" + target.name + " must be assigned the result of an aggregating function",
			     "as in @" + target.name + " = count()");
		return nullptr;
	}
	order_.add(*function, call->name_span);

	AggUpdate update;
	Aggregation *agg = find(target.name);
	const bool is_first = !agg;
	std::vector<int64_t> params;

	if (is_first) {
		agg = &list_.emplace_back();
		agg->name = target.name;
		agg->number = static_cast<uint32_t>(list_.size() - 1);
		agg->function = function;
		agg->first_use = assign.left->span;
		by_name_.emplace(target.name, agg);
	}
	/* All three are looked at, whatever the others say. */
	const bool good = same_function(*agg, *function, call->name_span);
	const bool keys = add_keys(target, *agg, is_first, update.keys, assign.left->span);
	const bool values = add_values(*call, *function, *agg, update.args, params);
	if (!good || !values || !params_agree(*function, params, *agg, is_first, *call))
		return nullptr;
	if (is_first)
		agg->params = std::move(params);
	if (!keys)
		return nullptr;
	update.aggregation = agg;
	return make_statement(span, std::move(update));
}

bool Aggregations::add_keys(const ast::Aggregate &node, Aggregation &agg, bool is_first, std::vector<ExprPtr> &keys,
			    Span span)
{
	bool good = true;

	if (!is_first && node.keys.size() != agg.keys.size()) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     "@" + node.name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "key") +
				     " passed, " + std::to_string(agg.keys.size()) + " expected",
			     help_for_keys("@" + node.name, agg.keys));
		return false;
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		ExprPtr key = expressions_.key(*node.keys[i]);
		const std::string given(key->type->name);
		const Span key_span = key->span;

		if (key->type->is_array())
			key = is_text(key->type) ? as_string(std::move(key)) : conversions_.decay(std::move(key));
		/* The consumer does not see whether a variable has kept the stack. */
		const Type *shown = is_stack(key->type) ? &types::Stack : key->type;
		if (is_first) {
			agg.keys.push_back(shown);
			agg.key_names.push_back(name_of_key(*node.keys[i]));
		}
		const Type *type = agg.keys[i];
		const bool possible = can_be_key(key->type) || is_only_recorded(key->type);
		if (!key->type->is_error() && !possible) {
			diags_.error(Tag::D_KEY_TYPE, key_span, "a key of type " + given + " is not possible",
				     "a key is an integer, a string, a pointer, a struct or a stack");
			key = nullptr;
			if (is_first)
				agg.keys[i] = &types::Error;
		} else if (!key->type->is_error() && shown != type) {
			key = conversions_.implicit(std::move(key), type);
			if (!key)
				diags_.error(Tag::D_PROTO_ARG, key_span,
					     "@" + node.name +
						     format("[ ] key #%zu is incompatible with prototype", i + 1),
					     "\"" + std::string(type->name) + "\" is expected, this is of type \"" +
						     given + '"');
		}
		if (!key || key->type->is_error()) {
			good = false;
			continue;
		}
		keys.push_back(std::move(key));
	}
	return good;
}

/* The arguments of the function: values, and constants apart. */
bool Aggregations::add_values(const ast::Call &call, const Builtin &function, Aggregation &agg,
			      std::vector<ExprPtr> &values, std::vector<int64_t> &params)
{
	std::string letters(function.args);
	bool good = true;

	if (!arguments_.count(call, function))
		return false;
	std::erase(letters, '?');
	for (size_t i = 0; i < call.args.size(); i++) {
		const ParamRow *row = find_param(function.id, i);
		ExprPtr arg = expressions_.value(*call.args[i], row ? row->not_constant : Tag::D_AGG_SCALAR);

		if (arg->type->is_error()) {
			good = false;
		} else if (!arg->type->is_integer() || (row && !as_constant(*arg))) {
			const bool is_value = i == 0 && !arg->type->is_scalar();

			diags_.error(row      ? row->not_constant :
				     is_value ? Tag::D_AGG_SCALAR :
						Tag::D_PROTO_ARG,
				     arg->span,
				     format("%s( ) argument #%zu is incompatible with prototype", call.name.c_str(),
					    i + 1),
				     (row ? "the " + std::string(row->name) + " must be an integer constant" :
					    "an integer is expected") +
					     ", this is of type " + std::string(arg->type->name) +
					     (is_stack(arg->type) ? ": make it a key, as in @[x] = count()" : ""));
			good = false;
		} else if (row) {
			params.push_back(static_cast<int64_t>(as_constant(*arg)->value));
			if (params.back() >= row->least && params.back() <= row->most)
				continue;
			/* To other DTraces, a step that is not positive is no step at all. */
			const bool is_no_step = row->bad_value == Tag::D_LQUANT_STEPVAL && params.back() < 1;

			diags_.error(is_no_step ? row->not_constant : row->bad_value, arg->span,
				     format("%s( ) %s must be from %lld to %lld", call.name.c_str(),
					    std::string(row->name).c_str(), static_cast<long long>(row->least),
					    static_cast<long long>(row->most)),
				     is_no_step ? "leave it out for steps of 1" : "");
			good = false;
		} else {
			const Int *constant = as_constant(*arg);

			agg.is_unsigned &= !arg->type->is_signed ||
					   (constant && static_cast<int64_t>(constant->value) >= 0);
			values.push_back(convert(std::move(arg), &types::Int64));
		}
	}
	return good;
}

/* Constants against each other, and against those of the first statement. */
bool Aggregations::params_agree(const Builtin &function, const std::vector<int64_t> &params, const Aggregation &agg,
				bool is_first, const ast::Call &call)
{
	const auto error = function.id == BuiltinId::Lquantize	? lquantize_error(params) :
			   function.id == BuiltinId::Llquantize ? llquantize_error(params) :
								  std::nullopt;

	if (error) {
		diags_.error(error->tag, call.args[error->argument]->span, call.name + "( ) " + error->text,
			     error->help);
		return false;
	}
	for (size_t i = 0; !is_first && i < std::max(params.size(), agg.params.size()); i++) {
		const int64_t here = i < params.size() ? params[i] : 1,
			      first = i < agg.params.size() ? agg.params[i] : 1;
		const ParamRow *row = find_param(function.id, i + 1);

		if (here == first)
			continue;
		diags_.error(row->differs, call.args[std::min(i + 1, call.args.size() - 1)]->span,
			     format("%s( ) %s differs from that of the first use of @%s", call.name.c_str(),
				    std::string(row->name).c_str(), agg.name.c_str()),
			     format("it is %lld there, %lld here", static_cast<long long>(first),
				    static_cast<long long>(here)));
		return false;
	}
	return true;
}

/* Argument @number of @call as an aggregation, or nullptr after a message. */
const Aggregation *Aggregations::argument(const ast::Call &call, size_t number, Tag not_one, Tag unknown)
{
	const ast::Expr &arg = *call.args[number];
	const auto *node = std::get_if<ast::Aggregate>(&arg.node);

	if (!node || !node->keys.empty()) {
		diags_.error(not_one, arg.span,
			     format("%s( ) argument #%zu is incompatible with prototype", call.name.c_str(),
				    number + 1),
			     node ? "the aggregation is named without keys: @" + node->name :
				    "an aggregation is expected");
		return nullptr;
	}
	if (const Aggregation *found = find(node->name))
		return found;
	NearName near(node->name);
	for (const Aggregation &agg : list_)
		near.consider(agg.name);
	diags_.error(unknown, arg.span, unknown_text(node->name),
		     near.best().empty() ? "fill it first, as in @" + node->name + " = count()" :
					   "did you mean @" + std::string(near.best()) + "?");
	return nullptr;
}

void Aggregations::act_on(const ast::Call &call, Action &action)
{
	const OnRow &row = on_row(action.builtin->id);

	if (!arguments_.count(call, *action.builtin))
		return;
	if (const Aggregation *agg = argument(call, 0, row.not_one, row.unknown))
		action.aggregations.push_back(agg);
	if (call.args.size() == 1)
		return;
	if (!arguments_.check(call, *action.builtin, 1, action.args))
		return;
	const Int *divisor = as_constant(*action.args[0]);
	if (action.builtin->id == BuiltinId::Normalize && divisor && divisor->value == 0 &&
	    !action.aggregations.empty())
		diags_.error(Tag::D_DIV_ZERO, action.args[0]->span, "normalize( ) by zero",
			     "denormalize(@" + action.aggregations[0]->name + ") shows its own values again");
	action.args[0] = convert(std::move(action.args[0]), &types::Int64);
}

void Aggregations::printa(const ast::Call &call, Action &action)
{
	const OnRow &row = on_row(BuiltinId::Printa);
	const auto *text = call.args.empty() ? nullptr : std::get_if<ast::StrLit>(&call.args[0]->node);
	const size_t first = text ? 1 : 0;
	constexpr const char *as_in = "as in printa(@a), printa(\"%@d\\n\", @a), or printa(a) of an associative array";

	if (call.args.size() <= first) {
		diags_.error(Tag::D_PRINTA_PROTO, call.name_span,
			     "printa( ) prototype mismatch: an aggregation is expected", as_in);
		return;
	}
	if (std::holds_alternative<ast::Name>(call.args[first]->node)) {
		if (expressions_.array(*call.args[first]))
			return print_array(call, first, action);
		/* It may become an array further on. */
		if (expressions_.expr(*call.args[first])->type->is_error())
			return;
	}
	if (!text && !std::holds_alternative<ast::Aggregate>(call.args[0]->node)) {
		diags_.error(Tag::D_PRINTA_AGGARG, call.args[0]->span,
			     "printa( ) argument #1 must be a format or an aggregation", as_in);
		return;
	}
	for (size_t i = first; i < call.args.size(); i++) {
		const Aggregation *agg = argument(call, i, row.not_one, row.unknown);

		if (!agg)
			return;
		action.aggregations.push_back(agg);
		const std::vector<const Type *> &keys = action.aggregations[0]->keys;
		if (!std::equal(keys.begin(), keys.end(), agg->keys.begin(), agg->keys.end(), same_type)) {
			diags_.error(Tag::D_PRINTA_AGGKEY, call.args[i]->span,
				     "printa( ) @" + agg->name + " and @" + action.aggregations[0]->name +
					     " have different keys",
				     "they can only be printed together if their keys agree");
			return;
		}
	}
	if (text)
		printa_format(call, {"@" + action.aggregations[0]->name, action.aggregations[0]->keys, &types::Int64},
			      action);
}

void Aggregations::print_array(const ast::Call &call, size_t number, Action &action)
{
	const Variable &array = *expressions_.array(*call.args[number]);

	if (array.scope == ast::Scope::Self) {
		diags_.error(Tag::D_PRINTA_AGGARG, call.args[number]->span,
			     call.name + "( ) prints no associative array of threads",
			     "its elements belong to threads: use an array of the program, as in a[tid]");
		return;
	}
	if (call.args.size() > number + 1) {
		diags_.error(Tag::D_PRINTA_PROTO, call.args[number + 1]->span, "printa( ) prints one associative array",
			     "print the next one by a call of its own");
		return;
	}
	action.builtin = &builtin(BuiltinId::Printa);
	action.array = &array;
	if (number > 0)
		printa_format(call, {array.text(), array.keys, array.type}, action);
}

/* Conversions with @ are for values, those without for keys, each in order. */
void Aggregations::printa_format(const ast::Call &call, const PrintedTable &table, Action &action)
{
	const std::string &text = std::get<ast::StrLit>(call.args[0]->node).value;
	const Span format_span = call.args[0]->span;
	const std::vector<const Type *> &keys = table.keys;
	std::string wrong;
	uint32_t at = 0;
	size_t number = 0, next_key = 0;

	action.format = std::make_unique<typed::PrintfSpec>();
	if (!typed::parse_printf(text, *action.format, wrong, at)) {
		diags_.error(Tag::D_SYNTAX, format_span, "printa( ) format: " + wrong,
			     format("in \"%.20s\"", text.c_str() + at));
		return;
	}
	for (const typed::PrintfPiece &piece : action.format->pieces) {
		if (piece.kind == typed::ConvKind::Text)
			continue;
		number++;
		/* Each * takes a key. */
		for (int stars = piece.width_from_arg + piece.precision_from_arg; stars > 0; stars--) {
			if (next_key < keys.size() && keys[next_key]->is_integer()) {
				next_key++;
				continue;
			}
			diags_.error(Tag::D_PRINTF_DYN_TYPE, format_span,
				     format("printa( ) conversion #%zu (%%%c) takes a width from a key", number,
					    piece.letter),
				     next_key < keys.size() ?
					     "the next key is of type " + std::string(keys[next_key]->name) :
					     "there is no such key: write the width as a number");
			return;
		}
		if (!piece.aggregation && next_key >= keys.size()) {
			diags_.error(Tag::D_PRINTF_ARG_PROTO, format_span,
				     format("printa( ) conversion #%zu (%%%c) is missing a corresponding key", number,
					    piece.letter),
				     format("%s has %s; %%@%c prints its value", table.name.c_str(),
					    count_of(keys.size(), "key").c_str(), piece.letter));
			return;
		}
		const Type *type = piece.aggregation ? table.value : keys[next_key++];
		std::string_view wants;
		if (!typed::suits(piece, type, wants)) {
			diags_.error(Tag::D_PRINTF_ARG_TYPE, format_span,
				     format("printa( ) conversion #%zu %%%c is incompatible with its %s", number,
					    piece.letter, piece.aggregation ? "value" : "key"),
				     "%" + std::string(1, piece.letter) + " wants " + std::string(wants) +
					     ", this is of type " + std::string(type->name));
			return;
		}
	}
}

} // namespace dt::check
