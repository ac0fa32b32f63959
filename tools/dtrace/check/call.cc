// SPDX-License-Identifier: GPL-2.0
/*
 * Calls of D functions, and the arguments of all calls; see call.h.
 *
 * A row in builtins.def describes each argument by a letter. A letter has a check
 * in fitting() and a text for messages in kLetters. So a new function with
 * arguments of known kinds needs no code here.
 */
#include "check/call.h"

#include <algorithm>

#include "check/expr.h"
#include "check/help.h"

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
	{'b', "an address or a string"},
	{'l', "a pointer to a lock, as in (struct mutex *)arg0,"},
	{'n', "a pointer to an address of the network"},
	{'N', "a pointer to an IPv6 address"},
	{'v', "an integer, a pointer or a string"},
	{'t', "a value that can be recorded"},
	{'o', "a value, or a struct or array with a place in memory,"},
	{'a', "an aggregation"},
};

/* The calls whose mistakes have tags of their own. */
struct TagRow {
	BuiltinId id;
	Tag too_few, too_many;
	Tag args[3]; /* an argument of the wrong type */
};

constexpr TagRow kTags[] = {
	{BuiltinId::Clear, Tag::D_CLEAR_PROTO, Tag::D_CLEAR_PROTO, {}},
	{BuiltinId::Denormalize, Tag::D_NORMALIZE_PROTO, Tag::D_NORMALIZE_PROTO, {}},
	{BuiltinId::Jstack, Tag::D_USTACK_PROTO, Tag::D_USTACK_PROTO, {Tag::D_USTACK_FRAMES, Tag::D_USTACK_STRSIZE}},
	{BuiltinId::Normalize,
	 Tag::D_NORMALIZE_PROTO,
	 Tag::D_NORMALIZE_PROTO,
	 {Tag::D_NORMALIZE_AGGARG, Tag::D_NORMALIZE_SCALAR}},
	{BuiltinId::StackTrace, Tag::D_STACK_PROTO, Tag::D_STACK_PROTO, {Tag::D_STACK_SIZE}},
	{BuiltinId::Tracemem,
	 Tag::D_PROTO_LEN,
	 Tag::D_TRACEMEM_ARGS,
	 {Tag::D_TRACEMEM_ADDR, Tag::D_TRACEMEM_SIZE, Tag::D_TRACEMEM_DYNSIZE}},
	{BuiltinId::Trunc, Tag::D_TRUNC_PROTO, Tag::D_TRUNC_PROTO, {Tag::D_TRUNC_AGGARG, Tag::D_TRUNC_SCALAR}},
	{BuiltinId::Ustack, Tag::D_USTACK_PROTO, Tag::D_USTACK_PROTO, {Tag::D_USTACK_FRAMES, Tag::D_USTACK_STRSIZE}},
};

const TagRow *tags_of(const Builtin &builtin)
{
	const auto *row = std::ranges::find(kTags, builtin.id, &TagRow::id);

	return row == std::end(kTags) ? nullptr : row;
}

/* What people expect to be a function, and what there is instead. */
constexpr std::pair<std::string_view, std::string_view> kNoFunctions[] = {
	{"watch", "a clause cannot make a watchpoint, because the kernel has no BPF helper for it; a probe can: "
		  "watch:kernel:0xADDRESS/8:write"},
};

std::string help_for_undefined(const std::string &name)
{
	NearName near(name);

	for (const auto &[no_function, instead] : kNoFunctions)
		if (name == no_function)
			return std::string(instead);
	consider_builtins(near);
	return near.best().empty() ?
		       "a program has no functions of its own; an inline with keys is used as " + name + "[1]" :
		       near.hint();
}

} // namespace

Tag argument_tag(const Builtin &builtin, size_t number)
{
	const TagRow *row = tags_of(builtin);

	return row && number < std::size(row->args) ? row->args[number] : Tag::D_PROTO_ARG;
}

const Builtin *Arguments::callable(const ast::Call &call)
{
	const Builtin *builtin = find_builtin(call.name);

	if (scope_.find(call.name) ||
	    (builtin && (builtin->kind == BuiltinKind::Variable || builtin->kind == BuiltinKind::Indexed))) {
		diags_.error(Tag::D_FUNC_IDKIND, call.name_span, call.name + " is a variable and cannot be called",
			     "leave out the parentheses");
		return nullptr;
	}
	if (!builtin) {
		diags_.error(Tag::D_FUNC_UNDEF, call.name_span, "undefined function name: " + call.name,
			     help_for_undefined(call.name));
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
	const TagRow *row = tags_of(builtin);
	const Tag tag = !row ? Tag::D_PROTO_LEN : given < least ? row->too_few : row->too_many;
	diags_.error(tag, call.name_span,
		     call.name + "( ) prototype mismatch: " + count_of(given, "arg") + " passed, " + expected,
		     help_for_call(builtin));
	return false;
}

/* Can what @type points to be an address of the network, of 4 or 16 bytes? Often it is a part of one. */
static bool is_network_pointer(const Type *type)
{
	if (!type->is_pointer())
		return false;
	const Type *of = actual(type->of);

	return of->kind == TypeKind::Void || of->is_integer() || (of->is_struct() && (of->size == 4 || of->size == 16));
}

/* The bytes of an address are not numbers with a sign. */
static bool is_ipv6_pointer(const Type *type)
{
	return is_network_pointer(type) &&
	       !(actual(type->of)->is_integer() && actual(type->of)->is_signed && actual(type->of)->size > 1);
}

/* The bytes of a string that need not be a variable. */
ExprPtr Arguments::string_bytes(ExprPtr expr)
{
	const Span span = expr->span;
	const auto *ref = std::get_if<VarRef>(&expr->node);

	/* Variables of threads and elements of arrays have no address. Their copies have. */
	if (ref && ref->variable->scope == ast::Scope::Plain)
		const_cast<Variable *>(ref->variable)->has_address = true;
	else if (is_place(*expr))
		expr = make_typed(&types::String, span, StringOf{std::move(expr)});
	return make_typed(pool_.pointer_to(&types::Char), span, AddressOf{std::move(expr)});
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
		return is_place(*expr) || is_only_recorded(expr->type) ? std::move(expr) : nullptr;
	if (letter == 'o' && expr->type == &types::LateText)
		return expr;
	if (letter == 'o' && (expr->type->is_struct() || expr->type->is_array()))
		return is_place(*expr) && pool_.size_of(expr->type) && !expr->type->is_kept_stack() ? std::move(expr) :
												      nullptr;
	if (expr->type->is_float() && (letter == 't' || letter == 'o'))
		return expr;
	if (letter == 'b' && expr->type->is_string())
		return string_bytes(std::move(expr));
	if (letter == 'v' || letter == 't')
		expr = expr->type->is_array() ? as_string(std::move(expr)) : std::move(expr);
	expr = conversions_.decay(std::move(expr));
	if (expr->type->is_error())
		return expr;
	const bool fits = letter == 'i'			 ? expr->type->is_integer() :
			  letter == 'c'			 ? expr->type->is_integer() && as_constant(*expr) :
			  letter == 'l'			 ? expr->type->is_pointer() :
			  letter == 'n'			 ? is_network_pointer(expr->type) :
			  letter == 'N'			 ? is_ipv6_pointer(expr->type) :
			  letter == 'p' || letter == 'b' ? expr->type->is_scalar() :
							   expr->type->is_scalar() || expr->type->is_string();
	return fits ? std::move(expr) : nullptr;
}

bool names_action(const ast::Expr &expr)
{
	const auto *call = std::get_if<ast::Call>(&expr.node);
	const Builtin *called = call ? find_builtin(call->name) : nullptr;

	return called && called->kind == BuiltinKind::Action;
}

bool Arguments::check(const ast::Call &call, const Builtin &builtin, size_t first, std::vector<ExprPtr> &args)
{
	std::string letters(builtin.args);

	if (!count(call, builtin))
		return false;
	std::erase(letters, '?');
	bool good = true;
	for (size_t i = first; i < call.args.size(); i++) {
		const bool is_trace = builtin.id == BuiltinId::Trace;
		const bool records = is_trace || builtin.id == BuiltinId::Print;
		const bool is_action = names_action(*call.args[i]);
		const auto *aggregate = std::get_if<ast::Aggregate>(&call.args[i]->node);
		if (aggregate && records) {
			diags_.error(is_trace ? Tag::D_TRACE_AGG : Tag::D_PRINT_AGG, call.args[i]->span,
				     call.name + "( ) may not be applied to an aggregation",
				     "print it, as in printa(@" + aggregate->name + ")");
			return false;
		}
		ExprPtr given = records && is_action ? nullptr :
						       expressions_.expr(*call.args[i], argument_tag(builtin, i));
		if (!given || (records && given->type->kind == TypeKind::Void)) {
			diags_.error(is_trace ? Tag::D_TRACE_VOID : Tag::D_PRINT_VOID, call.args[i]->span,
				     call.name + "( ) may not be applied to an expression of type void",
				     "it has no value to record");
			return false;
		}
		const Type *type = given->type;
		const Span span = given->span;
		ExprPtr arg = given->type->is_error() ? std::move(given) : fitting(std::move(given), letters[i]);

		if (!arg) {
			const auto *row = std::find_if(std::begin(kLetters), std::end(kLetters),
						       [&](const LetterRow &r) { return r.letter == letters[i]; });

			diags_.error(argument_tag(builtin, i), span,
				     format("%s( ) argument #%zu is incompatible with prototype", call.name.c_str(),
					    i + 1),
				     help_for_unfit(type, std::string(row->wants) + " is expected, this is of type " +
								  std::string(type->name)));
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
		if (!builtin->args.starts_with('f') && !arguments_.count(call, *builtin))
			return error_expr(span);
		diags_.error(Tag::D_ACT_EXPR, call.name_span, call.name + "( ) is an action and has no value",
			     "make it a statement of its own");
		return error_expr(span);
	}
	if (builtin->kind == BuiltinKind::Aggregating) {
		diags_.error(Tag::D_CG_EXPR, call.name_span, call.name + "( ) has no value: it fills an aggregation",
			     "write @name[keys] = " + call.name + "(...)");
		return error_expr(span);
	}
	if (builtin->id == BuiltinId::PerCpu)
		return symbols_.percpu(call, *builtin, span);
	if (!arguments_.check(call, *builtin, 0, args))
		return error_expr(span);
	if (ExprPtr looked = kernel_reads_.call(*builtin, args, span))
		return looked;
	if (const Int *to = builtin->id == BuiltinId::Bcopy ? as_constant(*args[1]) : nullptr; to && to->value == 0) {
		diags_.error(Tag::D_PROTO_ARG, args[1]->span, "bcopy( ) argument #2 is incompatible with prototype",
			     "nothing can be written to NULL: give it memory of alloca()");
		return error_expr(span);
	}
	if (builtin->id == BuiltinId::Alloca) {
		const Int *size = as_constant(*args[0]);

		if (size && size->value > options_.scratchsize) {
			diags_.error(Tag::D_ALLOCA_SIZE, args[0]->span,
				     format("alloca( ) size %llu larger than scratch size %llu",
					    static_cast<unsigned long long>(size->value),
					    static_cast<unsigned long long>(options_.scratchsize)),
				     "-x scratchsize sets it");
			return error_expr(span);
		}
	}
	const Str *text = args.empty() ? nullptr : std::get_if<Str>(&args[0]->node);
	const bool is_cut = text && text->value.size() >= options_.strsize;
	ExprPtr made = make_typed(builtin->type, span, Call{builtin, std::move(args)});
	return is_cut ? std::move(made) : fold(std::move(made));
}

} // namespace dt::check
