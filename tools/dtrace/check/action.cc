// SPDX-License-Identifier: GPL-2.0
/*
 * Checks actions by their rows in the table, and formats; see action.h.
 */
#include "check/action.h"

#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

StmtPtr Actions::statement(const ast::Call &call, const Builtin &builtin, Span span)
{
	Action node = {&builtin, {}, {}, nullptr};

	order_.add(builtin, call.name_span);
	if (builtin.id == BuiltinId::Print && call.args.size() == 1 && expressions_.array(*call.args[0]))
		aggregations_.print_array(call, 0, node);
	else if (builtin.id == BuiltinId::Printa)
		aggregations_.printa(call, node);
	else if (builtin.args.starts_with('f'))
		formatted(call, node);
	else if (builtin.args.starts_with('a'))
		aggregations_.act_on(call, node);
	else if (arguments_.check(call, builtin, 0, node.args))
		fit_arguments(call, node);
	return make_statement(span, std::move(node));
}

/* Checks and converts arguments by rules that the letters of a row cannot express. */
void Actions::fit_arguments(const ast::Call &call, Action &action)
{
	std::string letters(action.builtin->args);

	std::erase(letters, '?');
	/* Status, signal, speculation: ints. Numbers of bytes and nanoseconds are not cut. */
	const Type *wide = action.builtin->id == BuiltinId::Exit || action.builtin->id == BuiltinId::Raise ||
					   action.builtin->action == ActionKind::Speculates ?
				   &types::Int :
				   &types::Int64;
	for (size_t i = 0; i < action.args.size(); i++)
		if (letters[i] == 'i')
			action.args[i] = convert(std::move(action.args[i]), wide);
	for (size_t i = 0; i < action.args.size(); i++) {
		const Int *constant = letters[i] == 'c' ? as_constant(*action.args[i]) : nullptr;

		if (!constant || (static_cast<int64_t>(constant->value) > 0 && constant->value <= INT32_MAX))
			continue;
		diags_.error(argument_tag(*action.builtin, i), action.args[i]->span,
			     call.name + "( ) size must be a positive integer constant");
	}
}

/* printf() and those that take a format like it. */
void Actions::formatted(const ast::Call &call, Action &action)
{
	const auto *text = call.args.empty() ? nullptr : std::get_if<ast::StrLit>(&call.args[0]->node);

	if (call.args.empty()) {
		diags_.error(Tag::D_PROTO_LEN, call.name_span,
			     call.name + "( ) prototype mismatch: 0 args passed, at least 1 expected",
			     help_for_call(*action.builtin));
		return;
	}
	if (!text) {
		const ExprPtr given = expressions_.expr(*call.args[0], Tag::D_PROTO_ARG);

		if (!given->type->is_error())
			diags_.error(given->type->is_string() ? Tag::D_PRINTF_ARG_FMT : Tag::D_PROTO_ARG,
				     call.args[0]->span, call.name + "( ) argument #1 is incompatible with prototype",
				     "the format must be a string constant");
		return;
	}
	for (size_t i = 1; i < call.args.size(); i++)
		action.args.push_back(expressions_.expr(*call.args[i], Tag::D_PRINTF_ARG_TYPE));
	check_format(call, call.args[0]->span, action);
}

/* Takes the format apart and compares its conversions with the arguments. */
void Actions::check_format(const ast::Call &call, Span format_span, Action &action)
{
	const std::string &text = std::get<ast::StrLit>(call.args[0]->node).value;
	const int given = static_cast<int>(action.args.size());
	std::string wrong;
	uint32_t at = 0;

	action.format = std::make_unique<typed::PrintfSpec>();
	/* freopen("") goes back to where the output went at first. */
	if (text.empty() && action.builtin->id != BuiltinId::Freopen) {
		diags_.error(Tag::D_PRINTF_FMT_EMPTY, format_span, call.name + "( ) format string is empty",
			     "leave out the call");
		return;
	}
	if (!typed::parse_printf(text, *action.format, wrong, at)) {
		diags_.error(Tag::D_SYNTAX, format_span, call.name + "( ) format: " + wrong,
			     format("in \"%.20s\"", text.c_str() + at));
		return;
	}

	size_t number = 0;
	for (const typed::PrintfPiece &piece : action.format->pieces) {
		if (piece.kind == typed::ConvKind::Text)
			continue;
		number++;
		if (piece.arg >= given) {
			const bool is_size = std::max(piece.width_arg, piece.precision_arg) >= given;

			diags_.error(
				is_size ? Tag::D_PRINTF_DYN_PROTO : Tag::D_PRINTF_ARG_PROTO, format_span,
				format("%s( ) prototype mismatch: conversion #%zu (%%%c) is missing a corresponding "
				       "%s argument",
				       call.name.c_str(), number, piece.letter, is_size ? "\"*\"" : "value"),
				"the format wants " + count_of(static_cast<size_t>(action.format->args), "argument") +
					" after it, " + std::to_string(given) + " given");
			return;
		}
		check_conversion(call, number, piece, action);
	}
	if (action.format->args < given)
		diags_.error(Tag::D_PRINTF_ARG_EXTRA, action.args[static_cast<size_t>(action.format->args)]->span,
			     call.name + "( ) prototype mismatch: only " +
				     count_of(static_cast<size_t>(action.format->args), "argument") +
				     " required by this format string",
			     "from here on they would not be printed");
}

/* One conversion against its value, and against its width and precision if those are arguments. */
void Actions::check_conversion(const ast::Call &call, size_t number, const typed::PrintfPiece &piece, Action &action)
{
	for (const int index : {piece.width_arg, piece.precision_arg}) {
		if (index < 0)
			continue;
		ExprPtr &star = action.args[static_cast<size_t>(index)];
		if (!star->type->is_error() && !star->type->is_integer())
			diags_.error(Tag::D_PRINTF_DYN_TYPE, star->span,
				     format("%s( ) argument #%d is incompatible with conversion #%zu prototype: "
					    "dynamic width or precision",
					    call.name.c_str(), index + 2, number),
				     "* wants an integer, this is of type " + std::string(star->type->name));
		else
			star = convert(std::move(star), &types::Int);
	}

	if (piece.aggregation) {
		diags_.error(Tag::D_PRINTF_AGG_CONV, action.args[static_cast<size_t>(piece.arg)]->span,
			     format("%s( ) conversion #%zu %%@%c is for values of aggregations", call.name.c_str(),
				    number, piece.letter),
			     "use printa()");
		return;
	}
	ExprPtr &arg = action.args[static_cast<size_t>(piece.arg)];
	if ((piece.kind == typed::ConvKind::String || piece.kind == typed::ConvKind::StringEscaped) &&
	    arg->type->is_array())
		arg = as_string(std::move(arg));
	if (piece.kind != typed::ConvKind::WideString || !is_place(*arg))
		arg = conversions_.decay(std::move(arg));
	const Expr &value = *arg;
	const bool is_wide = piece.kind == typed::ConvKind::WideChar || piece.kind == typed::ConvKind::WideString;
	const std::string conversion = std::string(is_wide ? "%w" : "%") + piece.letter;
	std::string_view wants;
	if (!typed::suits(piece, value.type, wants))
		diags_.error(Tag::D_PRINTF_ARG_TYPE, value.span,
			     format("%s( ) argument #%d is incompatible with conversion #%zu prototype: %s",
				    call.name.c_str(), piece.arg + 2, number, conversion.c_str()),
			     conversion + " wants " + std::string(wants) + ", this is of type " +
				     std::string(value.type->name) +
				     (piece.kind == typed::ConvKind::String && is_text(value.type) ?
					      ": stringof() makes a string of it" :
				      is_stack(value.type) ? ": %k prints it" :
							     ""));
}

} // namespace dt::check
