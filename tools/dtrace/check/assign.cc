// SPDX-License-Identifier: GPL-2.0
/*
 * Assignments, and which expressions may be assigned to. Assigning to an unknown
 * name declares a variable with the type of its first value.
 *
 * So the value of `=` is checked before its target, which may get its type from the
 * value. `=`, `+=` and `++` ask the same question about the target: is it something
 * that a program may change? If it is not, the message says what it is.
 */
#include <algorithm>

#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

namespace {

std::string quoted(const Type *type)
{
	const Translation *made = type->translation;

	return made ? '"' + std::string(made->output->name) + "\" from \"" + std::string(made->input->name) + '"' :
		      '"' + std::string(type->name) + '"';
}

std::string quoted_types(const Type *left, std::string_view op, const Type *right)
{
	return quoted(left) + ' ' + std::string(op) + ' ' + quoted(right);
}

struct CompoundRow {
	ast::BinaryOp from;
	ArithOp to;
};

constexpr CompoundRow kCompound[] = {
	{ast::BinaryOp::Mul, ArithOp::Mul},	  {ast::BinaryOp::Div, ArithOp::Div},
	{ast::BinaryOp::Mod, ArithOp::Mod},	  {ast::BinaryOp::Add, ArithOp::Add},
	{ast::BinaryOp::Sub, ArithOp::Sub},	  {ast::BinaryOp::Shl, ArithOp::Shl},
	{ast::BinaryOp::Shr, ArithOp::Shr},	  {ast::BinaryOp::BitAnd, ArithOp::BitAnd},
	{ast::BinaryOp::BitXor, ArithOp::BitXor}, {ast::BinaryOp::BitOr, ArithOp::BitOr},
};

/*
 * Is it 0 that is assigned to a stack, to an element that is a struct or a floating-point number, or to such a variable
 * of a thread?
 */
bool is_freed(const Expr &place, const Expr &value)
{
	const Int *constant = as_constant(value);
	const auto *ref = std::get_if<VarRef>(&place.node);
	const bool is_dynamic = std::holds_alternative<AssocRef>(place.node) ||
				(ref && ref->variable->scope == ast::Scope::Self);

	return (is_dynamic || place.type->is_kept_stack()) && (place.type->is_struct() || place.type->is_float()) &&
	       constant && constant->value == 0 && value.type->is_integer();
}

/* Is @target, or what it is a member of, the value of a cast or of ?:, which may be a copy? */
bool is_copy(const ast::Expr &target)
{
	const ast::Expr *base = &target;

	for (const ast::MemberOf *member; (member = std::get_if<ast::MemberOf>(&base->node)) && !member->arrow;)
		base = member->base.get();
	return std::holds_alternative<ast::Conditional>(base->node) || std::holds_alternative<ast::Cast>(base->node);
}

/* The variable that all of @place is, or one element of; nullptr: it is a part of something, or has an address. */
const Variable *whole_variable(const Expr &place)
{
	if (const auto *ref = std::get_if<VarRef>(&place.node))
		return ref->variable;
	const auto *element = std::get_if<AssocRef>(&place.node);
	return element ? element->variable : nullptr;
}

} // namespace

/* The first use of name[keys], which gives the types of keys and elements. */
ExprPtr Expressions::new_assoc(const ast::Name &name, const ast::Index &node, const Type *type, Span span)
{
	std::vector<ExprPtr> keys;
	std::vector<const Type *> key_types;

	if (name.scope == ast::Scope::This) {
		diags_.error(Tag::D_ARR_LOCAL, span,
			     "this->" + name.name + ": clause-local associative arrays are not supported",
			     "declare it with its size, as in this int " + name.name + "[10]");
		return error_expr(span);
	}
	for (const ast::ExprPtr &k : node.keys) {
		ExprPtr key = this->key(*k);
		const Type *kept = conversions_.kept_type(*key);
		const bool can_be_kept = !kept->is_struct() && kept->kind != TypeKind::Void;
		const Type *of = can_be_kept	  ? conversions_.first_type(*key, key->span) :
				 can_be_key(kept) ? kept :
						    nullptr;

		if (of && !of->is_error() && is_text(key->type)) {
			of = &types::String;
		} else if (!of) {
			diags_.error(Tag::D_KEY_TYPE, key->span,
				     "a key of type " + std::string(key->type->name) + " is not possible",
				     help_for_unfit(key->type, "a key is an integer, a string, a pointer or a struct"));
			of = &types::Error;
		}
		keys.push_back(conversions_.implicit(std::move(key), of));
		key_types.push_back(of);
	}
	Variable &variable = scope_.new_variable(name.scope, name.name, type, span);
	variable.is_assoc = true;
	variable.keys = std::move(key_types);
	return make_typed(type, span, AssocRef{&variable, std::move(keys)});
}

/* May @place, written as @target, be changed by @op? Says why not. */
bool Expressions::writable(const Expr &place, const ast::Expr &target, std::string_view op)
{
	const auto *name = std::get_if<ast::Name>(&target.node);
	const std::string equals = op == "=" ? "did you mean ==?" : "";

	if (!is_place(place) || is_copy(target)) {
		if (name || std::holds_alternative<BuiltinVar>(root_of(place).node))
			diags_.error(Tag::D_OP_WRITE, target.span,
				     "operator " + std::string(op) + " may not be applied to " +
					     (name ? name->name : "a variable of DTrace"),
				     equals + (equals.empty() ? "" : " ") +
					     (std::holds_alternative<BuiltinVar>(place.node) ?
						      "the variables of DTrace are read-only" :
						      "it is a constant name for a value"));
		else
			diags_.error(Tag::D_OP_LVAL, target.span,
				     "operator " + std::string(op) + " requires a modifiable variable as an operand",
				     equals.empty() ? "assign the value to a variable first" : equals);
		return false;
	}
	if (place.type->is_array() || place.type->kind == TypeKind::Function) {
		diags_.error(Tag::D_OP_ARRFUN, target.span,
			     "operator " + std::string(op) + " may not be applied to an array or a function",
			     "assign the elements one by one");
		return false;
	}
	if (std::holds_alternative<KernelRef>(root_of(place).node) || is_in_process(place)) {
		diags_.error(Tag::D_OP_WRITE, target.span,
			     "operator " + std::string(op) + " may not be applied to memory of the " +
				     (is_in_process(place) ? "process" : "kernel"),
			     is_in_process(place) ? "use copyout()" : "D only reads it");
		return false;
	}
	return true;
}

/* A character of a string in memory is changed like an element of an array of as many characters as a string has. */
ExprPtr Expressions::character_place(ExprPtr place)
{
	auto *element = std::get_if<Element>(&place->node);

	if (!element || !element->array->type->is_string() || !is_place(*element->array))
		return place;
	element->array->type = pool_.array_of(&types::Char, static_cast<uint32_t>(options_.strsize));
	return within_bounds(*element->array, *element->index) ? std::move(place) : error_expr(place->span);
}

/* The place that @target names; a name without a meaning becomes a variable of @type. error_expr() after a message. */
ExprPtr Expressions::target(const ast::Expr &target, std::string_view op, const Type *type)
{
	ExprPtr place;

	if (type) {
		const auto *index = std::get_if<ast::Index>(&target.node);
		const auto &name = std::get<ast::Name>(index ? index->base->node : target.node);

		if (index)
			return new_assoc(name, *index, type, target.span);
		place = make_typed(type, target.span,
				   VarRef{&scope_.new_variable(name.scope, name.name, type, target.span)});
	} else {
		place = character_place(expr(target));
	}
	if (place->type->is_error())
		return place;
	if (const std::string *name = inlined(target); name && is_place(*place)) {
		diags_.error(Tag::D_OP_WRITE, target.span,
			     "operator " + std::string(op) + " may not be applied to " + *name,
			     std::string(op == "=" ? "did you mean ==? " : "") +
				     "it is an inline: a name for a value, not a variable");
		return error_expr(target.span);
	}
	return writable(*place, target, op) ? std::move(place) : error_expr(target.span);
}

/* The name of the inline, or of a key of one, whose value @target is part of: what a pointer leads to is not. */
const std::string *Expressions::inlined(const ast::Expr &target) const
{
	const ast::Expr *base = &target;
	bool arrow = false, indexed = false;

	for (;;) {
		if (const auto *member = std::get_if<ast::MemberOf>(&base->node)) {
			arrow = arrow || member->arrow;
			base = member->base.get();
		} else if (const auto *index = std::get_if<ast::Index>(&base->node)) {
			indexed = true;
			base = index->base.get();
		} else {
			break;
		}
	}
	const auto *name = std::get_if<ast::Name>(&base->node);
	if (!name || name->scope != ast::Scope::Plain)
		return nullptr;
	if (expansions_.local(name->name))
		return arrow || indexed ? nullptr : &name->name;
	const PlainName *symbol = scope_.find(name->name);
	InlineDef *const *def = symbol ? std::get_if<InlineDef *>(&symbol->what) : nullptr;
	if (!def)
		return nullptr;
	const bool translates = std::holds_alternative<ast::Xlate>((*def)->decl->value->node);
	const bool points = arrow || (indexed && (*def)->keys.empty());
	return points && !translates ? nullptr : &name->name;
}

/* Is @target a name without a meaning, or an element of such a one? */
bool Expressions::is_new(const ast::Expr &target) const
{
	const auto *index = std::get_if<ast::Index>(&target.node);
	const auto *name = std::get_if<ast::Name>(index ? &index->base->node : &target.node);

	if (!name || name->scope == ast::Scope::Kernel || scope_.variable(name->scope, name->name))
		return false;
	if (name->scope != ast::Scope::Plain)
		return true;
	return !expansions_.local(name->name) && !scope_.find(name->name) && !find_builtin(name->name);
}

/* A variable that is declared as a pointer to what a translator makes holds what the translator takes. */
void Expressions::keep_translated(Expr &place, const Type *given)
{
	const Variable *variable = whole_variable(place);

	if (!given->translation || !variable || !same_type(place.type, given->translation->output))
		return;
	scope_.change_type(const_cast<Variable &>(*variable), given); /* one of the program */
	place.type = given;
}

ExprPtr Expressions::assign(const ast::Assign &node, Span span)
{
	if (node.op)
		return compound_assign(node, span);
	if (std::holds_alternative<ast::Aggregate>(node.left->node)) {
		diags_.error(Tag::D_AGG_NULL, span, "an aggregation is filled by a statement of its own",
			     "write @" + std::get<ast::Aggregate>(node.left->node).name + " = ...; without the rest");
		return error_expr(span);
	}
	const auto *index = std::get_if<ast::Index>(&node.left->node);
	if (const auto *aggregate = index ? std::get_if<ast::Aggregate>(&index->base->node) : nullptr) {
		diags_.error(Tag::D_AGG_MDIM, span, "aggregation @" + aggregate->name + " has one list of keys",
			     "write @" + aggregate->name + "[a, b] = ...;");
		return error_expr(span);
	}
	if (const auto *aggregate = std::get_if<ast::Aggregate>(&node.right->node)) {
		diags_.error(Tag::D_OP_INCOMPAT, span, "aggregation @" + aggregate->name + " may not be assigned",
			     "it has no value to compute with: print it with printa()");
		return error_expr(span);
	}
	ExprPtr right = expr(*node.right);
	const Type *type = is_new(*node.left) ? conversions_.first_type(*right, span) : nullptr;
	ExprPtr place = target(*node.left, "=", type);
	if (any_error(*place, *right))
		return error_expr(span);

	const Type *given = conversions_.kept_type(*right);
	keep_translated(*place, given);
	type = place->type;
	const std::string names = quoted_types(type, "=", given);
	/* 0 and NULL free a string, as they do a number. */
	if (type->is_string())
		right = null_as_string(std::move(right));
	else if (is_freed(*place, *right))
		right = make_typed(type, right->span, StructValue{});
	const bool from_another = type->translation && given->translation && !same_translation(type, given);
	right = from_another ? nullptr : conversions_.implicit(std::move(right), type);
	if (!right) {
		const std::string text = "operands have incompatible types: " + names,
				  help = from_another ? "use another variable" : help_for_value(type, given);

		if (const Variable *variable = whole_variable(*place))
			diags_.conflict(Tag::D_OP_INCOMPAT, span, text, help, variable->first_use,
					variable->text() + " gets its type here");
		else
			diags_.error(Tag::D_OP_INCOMPAT, span, text, help);
		return error_expr(span);
	}
	return make_typed(type, span, Assign{std::move(place), std::move(right)});
}

ExprPtr Expressions::compound_assign(const ast::Assign &node, Span span)
{
	const CompoundRow *row = std::find_if(std::begin(kCompound), std::end(kCompound),
					      [&](const CompoundRow &r) { return r.from == *node.op; });
	const ArithOp op = row->to;
	const std::string text = std::string(ast::op_text(*node.op)) + '=';
	ExprPtr right = value(*node.right, operand_tag(op));
	const Type *type = is_new(*node.left) ? conversions_.first_type(*right, span) : nullptr;
	ExprPtr place = target(*node.left, text, type);

	if (any_error(*place, *right))
		return error_expr(span);
	type = place->type;
	const bool moves = type->is_pointer() && (op == ArithOp::Add || op == ArithOp::Sub) &&
			   types_.size_of(type->of) != 0;
	const bool is_pointer_step = type->is_pointer() && (op == ArithOp::Add || op == ArithOp::Sub);
	if (is_pointer_step && !moves) {
		diags_.error(Tag::D_OP_VFPTR, span,
			     "operator " + text + " requires a pointer to something of known size",
			     "this is a " + std::string(type->name) + ": cast it, as in p = (char *)p + 1");
		return error_expr(span);
	}
	if (!(type->is_integer() || moves) || !right->type->is_integer()) {
		diags_.error(operand_tag(op), span, "operator " + text + " requires operands of integral type",
			     "these are " + quoted_types(type, text, right->type));
		return error_expr(span);
	}
	if (moves) {
		right = conversions_.scaled_index(std::move(right), type->of);
		return make_typed(type, span, CompoundAssign{op, type, std::move(place), std::move(right)});
	}
	const Int *divisor = as_constant(*right);
	if ((op == ArithOp::Div || op == ArithOp::Mod) && divisor && divisor->value == 0) {
		diags_.error(Tag::D_DIV_ZERO, span, "expression contains division by zero",
			     "the right side of " + text + " is always 0");
		return error_expr(span);
	}
	right = promoted(std::move(right));
	const auto *member = std::get_if<MemberOf>(&place->node);
	const Type *compute = member && member->member.bits && member->member.bits < 32 ? &types::Int : promote(type);
	if (op != ArithOp::Shl && op != ArithOp::Shr) {
		compute = common_type(compute, right->type);
		right = convert(std::move(right), compute);
	}
	return make_typed(type, span, CompoundAssign{op, compute, std::move(place), std::move(right)});
}

ExprPtr Expressions::increment(const ast::Unary &node, Span span)
{
	const bool is_post = node.op == ast::UnaryOp::PostInc || node.op == ast::UnaryOp::PostDec;
	const bool is_down = node.op == ast::UnaryOp::PreDec || node.op == ast::UnaryOp::PostDec;
	const std::string text(ast::op_text(node.op));
	ExprPtr place = target(*node.operand, text, is_new(*node.operand) ? &types::Int64 : nullptr);
	const Type *type = place->type;

	if (type->is_error())
		return place;
	int64_t delta = type->is_pointer() ? static_cast<int64_t>(types_.size_of(type->of)) : 1;
	if (!type->is_scalar() || delta == 0) {
		diags_.error(type->is_pointer() ? Tag::D_OP_VFPTR : Tag::D_OP_SCALAR, span,
			     "operator " + text + " requires an integer or a pointer to something of known size",
			     "this is of type " + std::string(type->name) + stack_hint(type, type));
		return error_expr(span);
	}
	delta = is_down ? -delta : delta;
	return make_typed(type, span, Increment{std::move(place), delta, is_post});
}

} // namespace dt::check
