// SPDX-License-Identifier: GPL-2.0
/*
 * Calls of D's functions, and arguments of all calls; see call.h.
 */
#include "check/call.h"

#include <algorithm>

#include "check/expr.h"

namespace dt::check {

using namespace typed;

namespace {

/* What a letter of Builtin::args means, for messages. */
struct LetterRow {
	char letter;
	std::string_view wants;
};

constexpr LetterRow kLetters[] = {
	{'i', "an integer"},
	{'c', "an integer constant"},
	{'s', "a string"},
	{'S', "a string or 0"},
	{'p', "an address"},
	{'v', "an integer, a pointer or a string"},
	{'t', "a value that can be recorded"},
	{'o', "a value, or a struct or array with a place in memory,"},
	{'a', "an aggregation"},
};

} // namespace

const Builtin *Arguments::callable(const ast::Call &call)
{
	const Builtin *builtin = find_builtin(call.name);

	if (scope_.find(call.name) ||
	    (builtin && (builtin->kind == BuiltinKind::Variable || builtin->kind == BuiltinKind::Indexed))) {
		diags_.error(Tag::D_FUNC_IDENT, call.name_span, call.name + " is a variable and cannot be called",
			     "leave out the parentheses");
		return nullptr;
	}
	if (!builtin) {
		NearName near(call.name);

		consider_builtins(near);
		diags_.error(Tag::D_FUNC_UNDEF, call.name_span, "undefined function name: " + call.name, near.hint());
		return nullptr;
	}
	return builtin;
}

bool Arguments::count(const ast::Call &call, const Builtin &builtin)
{
	const size_t least = std::min(builtin.args.find('?'), builtin.args.size());
	const size_t most = builtin.args.size() - (least < builtin.args.size());
	const size_t given = call.args.size();

	if (given >= least && given <= most)
		return true;
	std::string expected = std::to_string(given < least || least == most ? least : most) + " expected";
	if (least != most)
		expected = (given < least ? "at least " : "at most ") + expected;
	diags_.error(Tag::D_PROTO_LEN, call.name_span,
		     call.name + "( ) prototype mismatch: " + count_of(given, "arg") + " passed, " + expected);
	return false;
}

/* @expr as an argument that @letter describes, or nullptr. */
ExprPtr Arguments::fitting(ExprPtr expr, char letter)
{
	const Int *constant = letter == 'S' && expr->type->is_scalar() ? as_constant(*expr) : nullptr;

	if (constant && constant->value == 0)
		return expr;
	if (letter == 's' || letter == 'S')
		return conversions_.implicit(std::move(expr), &types::String);
	if (letter == 't' && (expr->type->is_struct() || (expr->type->is_array() && !is_text(expr->type))))
		return is_place(*expr) || expr->type == &types::Stack ? std::move(expr) : nullptr;
	if (letter == 'o' && (expr->type->is_struct() || expr->type->is_array()))
		return is_place(*expr) && pool_.size_of(expr->type) ? std::move(expr) : nullptr;
	if (letter == 'v' || letter == 't')
		expr = expr->type->is_array() ? as_string(std::move(expr)) : std::move(expr);
	expr = conversions_.decay(std::move(expr));
	if (expr->type->is_error())
		return expr;
	const bool fits = letter == 'i' ? expr->type->is_integer() :
			  letter == 'c' ? expr->type->is_integer() && as_constant(*expr) :
			  letter == 'p' ? expr->type->is_scalar() :
					  expr->type->is_scalar() || expr->type->is_string();
	return fits ? std::move(expr) : nullptr;
}

bool Arguments::check(const ast::Call &call, const Builtin &builtin, size_t first, std::vector<ExprPtr> &args)
{
	std::string letters(builtin.args);

	if (!count(call, builtin))
		return false;
	std::erase(letters, '?');
	bool good = true;
	for (size_t i = first; i < call.args.size(); i++) {
		ExprPtr given = expressions_.expr(*call.args[i]);
		const std::string name(given->type->name);
		const Span span = given->span;
		ExprPtr arg = given->type->is_error() ? std::move(given) : fitting(std::move(given), letters[i]);

		if (!arg) {
			const auto *row = std::find_if(std::begin(kLetters), std::end(kLetters),
						       [&](const LetterRow &r) { return r.letter == letters[i]; });

			diags_.error(Tag::D_PROTO_ARG, span,
				     format("%s( ) argument #%zu is incompatible with prototype", call.name.c_str(),
					    i + 1),
				     std::string(row->wants) + " is expected, this is of type " + name);
			arg = error_expr(span);
		}
		good &= !arg->type->is_error();
		args.push_back(std::move(arg));
	}
	return good;
}

ExprPtr Expressions::call(const ast::Call &call, Span span)
{
	const Builtin *builtin = arguments_.callable(call);
	std::vector<ExprPtr> args;

	if (!builtin)
		return error_expr(span);
	if (builtin->kind == BuiltinKind::Action) {
		diags_.error(Tag::D_ACT_EXPR, call.name_span, call.name + "( ) is an action and has no value",
			     "make it a statement of its own");
		return error_expr(span);
	}
	if (builtin->kind == BuiltinKind::Aggregating) {
		diags_.error(Tag::D_AGG_FUNC, call.name_span, call.name + "( ) has no value: it fills an aggregation",
			     "write @name[keys] = " + call.name + "(...)");
		return error_expr(span);
	}
	if (builtin->id == BuiltinId::PerCpu)
		return symbols_.percpu(call, *builtin, span);
	if (!arguments_.check(call, *builtin, 0, args))
		return error_expr(span);
	if (ExprPtr looked = kernel_reads_.call(*builtin, args, span))
		return looked;
	const Str *text = args.empty() ? nullptr : std::get_if<Str>(&args[0]->node);
	const bool is_cut = text && text->value.size() >= options_.strsize;
	ExprPtr made = make_typed(builtin->type, span, Call{builtin, std::move(args)});
	return is_cut ? std::move(made) : fold(std::move(made));
}

} // namespace dt::check
