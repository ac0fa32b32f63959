// SPDX-License-Identifier: GPL-2.0
/*
 * Places: members, elements, what pointers lead to, addresses, and what is
 * stored there.
 *
 * p->m becomes the member of what p points to, p[i] what p + i points to, and
 * a[i] of an array an element with a check of its bounds. A place keeps its
 * root in sight: from it follows whether it may be written, whether it has an
 * address, and whether it lies in the memory of the process; pointers found
 * there point there, too.
 */
#include <algorithm>

#include "check/checker.h"

namespace dt::check {

using namespace typed;

namespace {

bool is_bitfield(const Expr &place)
{
	const auto *member = std::get_if<MemberOf>(&place.node);

	return member && member->member.bits;
}

std::string quoted_types(const Type *left, std::string_view op, const Type *right)
{
	return '"' + std::string(left->name) + "\" " + std::string(op) + " \"" + std::string(right->name) + '"';
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

} // namespace

bool is_in_process(const Expr &place)
{
	const auto *deref = std::get_if<Deref>(&root_of(place).node);

	return deref && deref->pointer->type->is_userland;
}

ExprPtr Checker::member_error(const Type *type, const std::string &member, Span span)
{
	NearName near(member);

	for (const Member &m : actual(type)->members())
		near.consider(m.name);
	diags_.error(Tag::D_TYPE_MEMBER, span, member + " is not a member of " + std::string(type->name), near.hint());
	return error_expr(span);
}

ExprPtr Checker::member(const ast::MemberOf &node, Span span)
{
	bool found = false;
	ExprPtr translated = translated_member(*node.base, node.member, node.arrow, span, found);

	if (found)
		return translated;
	ExprPtr base = node.arrow ? value(*node.base) : expr(*node.base);
	if (base->type->is_error())
		return base;
	const Type *type = base->type;
	if (node.arrow && (!type->is_pointer() || !type->of->is_struct())) {
		diags_.error(type->is_pointer() ? Tag::D_OP_SOU : Tag::D_OP_PTR, span,
			     "operator -> requires a pointer to a struct or union",
			     "this is of type " + std::string(type->name) + (type->is_struct() ? ": use ." : ""));
		return error_expr(span);
	}
	if (!node.arrow && !type->is_struct()) {
		const bool arrow = type->is_pointer() && type->of->is_struct();

		diags_.error(Tag::D_OP_SOU, span, "operator . requires a struct or union",
			     "this is of type " + std::string(type->name) + (arrow ? ": use ->" : ""));
		return error_expr(span);
	}
	if (node.arrow)
		base = dereference(std::move(base), span);
	return member_of(std::move(base), node.member, span);
}

ExprPtr Checker::member_of(ExprPtr object, const std::string &member, Span span)
{
	if (object->type->is_error())
		return object;
	if (auto *comma = std::get_if<Comma>(&object->node)) {
		ExprPtr inner = member_of(std::move(comma->right), member, span);
		const Type *type = inner->type;

		return make_typed(type, span, Comma{std::move(comma->left), std::move(inner)});
	}
	const Type *type = actual(object->type);
	if (type->is_incomplete) {
		diags_.error(Tag::D_OP_SOU, span, "the members of " + std::string(type->name) + " are not known",
			     undefined_help(type));
		return error_expr(span);
	}
	const auto found = find_member(type, member);
	if (!found)
		return member_error(object->type, member, span);
	if (found->bits && found->bit_offset % 64 + found->bits > 64) {
		diags_.error(Tag::D_OP_SOU, span, "the bit-field " + member + " lies in more than one word of 8 bytes",
			     "it is packed; read the bytes around it by a cast, and shift");
		return error_expr(span);
	}
	const Type *of = found->type;
	if (of->is_pointer() && is_in_process(*object))
		of = types_.pointer_to(of->of, true);
	return make_typed(of, span, MemberOf{std::move(object), *found});
}

ExprPtr Checker::index(const ast::Index &node, Span span)
{
	const auto *name = std::get_if<ast::Name>(&node.base->node);

	if (!name || name->scope == ast::Scope::Kernel)
		return element(expr(*node.base), node, span);
	if (Variable *variable = scope_.variable(name->scope, name->name); variable && variable->is_assoc)
		return assoc(*variable, node, span);
	if (name->scope == ast::Scope::Plain) {
		const Symbol *symbol = find_symbol(name->name, node.base->span);
		const Builtin *builtin = symbol ? nullptr : find_builtin(name->name);

		if (builtin && builtin->kind == BuiltinKind::Indexed)
			return indexed_builtin(*builtin, node, span);
		if (InlineDef *const *def = symbol ? std::get_if<InlineDef *>(&symbol->what) : nullptr;
		    def && !(*def)->keys.empty())
			return keyed_inline(**def, node, span);
	}
	return element(expr(*node.base), node, span);
}

/* @base [ index ] of an array or pointer. */
ExprPtr Checker::element(ExprPtr base, const ast::Index &node, Span span)
{
	if (base->type->is_error())
		return base;
	if (auto *comma = std::get_if<Comma>(&base->node); comma && base->type->is_array()) {
		ExprPtr inner = element(std::move(comma->right), node, span);
		const Type *type = inner->type;

		return make_typed(type, span, Comma{std::move(comma->left), std::move(inner)});
	}
	if (!base->type->is_array() && !base->type->is_pointer()) {
		diags_.error(Tag::D_OP_PTR, span, "operator [] requires an array or a pointer",
			     "this is of type " + std::string(base->type->name));
		return error_expr(span);
	}
	if (node.keys.size() != 1) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     "one index is expected, " + std::to_string(node.keys.size()) + " are given",
			     node.keys.empty() ? "" : "write a[i][j]");
		return error_expr(span);
	}
	ExprPtr at = value(*node.keys[0]);
	if (at->type->is_error())
		return at;
	if (!at->type->is_integer()) {
		diags_.error(Tag::D_OP_INT, at->span, "operator [] requires an integer as index",
			     "this is of type " + std::string(at->type->name));
		return error_expr(span);
	}
	if (!base->type->is_array() || base->type->count == 0)
		return dereference(pointer_arithmetic(decay(std::move(base)), std::move(at), ArithOp::Add, span), span);

	const Type *type = base->type->of;
	if (type->is_pointer() && is_in_process(*base))
		type = types_.pointer_to(type->of, true);
	at = promoted(std::move(at));
	const Type *wide = at->type->is_signed ? &types::Long : &types::ULong;
	at = convert(std::move(at), wide);
	return make_typed(type, span, Element{std::move(base), std::move(at)});
}

/* variable[keys] of a known associative array. */
ExprPtr Checker::assoc(Variable &variable, const ast::Index &node, Span span)
{
	std::vector<ExprPtr> keys;
	bool good = true;

	if (node.keys.size() != variable.keys.size()) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     variable.name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "key") +
				     " passed, " + std::to_string(variable.keys.size()) + " expected");
		return error_expr(span);
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		ExprPtr key = expr(*node.keys[i]);
		const Type *given = key->type;
		const Span key_span = key->span;

		key = implicit(std::move(key), variable.keys[i]);
		if (!key) {
			diags_.error(Tag::D_PROTO_ARG, key_span,
				     variable.name + format("[ ] key #%zu is incompatible with prototype", i + 1),
				     "\"" + std::string(variable.keys[i]->name) + "\" is expected, this is of type \"" +
					     std::string(given->name) + '"');
			key = error_expr(key_span);
		}
		good = good && !key->type->is_error();
		keys.push_back(std::move(key));
	}
	if (!good)
		return error_expr(span);
	return make_typed(variable.type, span, AssocRef{&variable, std::move(keys)});
}

/* The first use of name[keys], which gives the types of keys and elements. */
ExprPtr Checker::new_assoc(const ast::Name &name, const ast::Index &node, const Type *type, Span span)
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
		ExprPtr key = expr(*k);
		const Type *of = key->type->is_struct() ? nullptr : first_type(*key, key->span);

		if (of && !of->is_error() && is_text(key->type)) {
			of = &types::String;
		} else if (!of) {
			diags_.error(Tag::D_KEY_TYPE, key->span,
				     "a key of type " + std::string(key->type->name) + " is not possible",
				     "a key is an integer, a string or a pointer");
			of = &types::Error;
		}
		keys.push_back(implicit(std::move(key), of));
		key_types.push_back(of);
	}
	Variable &variable = new_variable(name.scope, name.name, type, span);
	variable.is_assoc = true;
	variable.keys = std::move(key_types);
	return make_typed(type, span, AssocRef{&variable, std::move(keys)});
}

ExprPtr Checker::dereference(ExprPtr pointer, Span span)
{
	const Type *type = pointer->type;

	if (type->is_error())
		return pointer;
	if (!type->is_pointer()) {
		diags_.error(Tag::D_DEREF_NONPTR, span, "cannot dereference a value of type " + std::string(type->name),
			     type->is_integer() ? "cast it to the pointer it is, as in *(int *)arg0" : "");
		return error_expr(span);
	}
	if (type->of->kind == TypeKind::Void || type->of->kind == TypeKind::Function) {
		const bool is_void = type->of->kind == TypeKind::Void;

		diags_.error(is_void ? Tag::D_DEREF_VOID : Tag::D_DEREF_FUNC, span,
			     std::string("cannot dereference a pointer to ") + (is_void ? "void" : "a function"),
			     is_void ? "cast it to the pointer it is, as in *(int *)p" : "");
		return error_expr(span);
	}
	/* *&x is x, and *a of an array its first element. */
	if (auto *address = std::get_if<AddressOf>(&pointer->node)) {
		if (same_type(address->place->type, type->of))
			return std::move(address->place);
		if (address->place->type->is_array() && address->place->type->count)
			return make_typed(type->of, span,
					  Element{std::move(address->place), make_typed(&types::Long, span, Int{0})});
	}
	const Type *of = type->of;
	if (of->is_pointer() && type->is_userland)
		of = types_.pointer_to(of->of, true);
	return make_typed(of, span, Deref{std::move(pointer)});
}

ExprPtr Checker::address_of(const ast::Unary &node, Span span)
{
	ExprPtr place = expr(*node.operand);

	if (place->type->is_error())
		return place;
	if (!is_place(*place) || is_bitfield(*place)) {
		diags_.error(Tag::D_OP_LVAL, span,
			     is_bitfield(*place) ? "a bit-field has no address" :
						   "operator & requires something that is in memory");
		return error_expr(span);
	}
	const Type *type = types_.pointer_to(place->type, is_in_process(*place));
	return take_address(std::move(place), type, span);
}

/* The address of @place as a pointer of @type. */
ExprPtr Checker::take_address(ExprPtr place, const Type *type, Span span)
{
	if (auto *comma = std::get_if<Comma>(&place->node)) {
		ExprPtr inner = take_address(std::move(comma->right), type, span);

		return make_typed(inner->type, span, Comma{std::move(comma->left), std::move(inner)});
	}
	const Expr &root = root_of(*place);
	const auto *ref = std::get_if<VarRef>(&root.node);
	const bool is_register = ref && ref->variable->scope == ast::Scope::This && ref->variable->type->is_scalar();
	const bool moves = std::holds_alternative<AssocRef>(root.node) ||
			   (ref && ref->variable->scope == ast::Scope::Self);

	if (!is_place(*place) || is_register || moves) {
		diags_.error(Tag::D_OP_LVAL, span,
			     is_register ? ref->variable->text() + " has no address" :
			     moves	 ? "elements of associative arrays and variables of threads have no address" :
					   "operator & requires something that is in memory",
			     moves || is_register ? "copy it to a variable without self-> or this->" : "");
		return error_expr(span);
	}
	if (ref)
		const_cast<Variable *>(ref->variable)->has_address = true; /* one of out_.variables */
	/* &*p */
	if (auto *deref = std::get_if<Deref>(&place->node); deref && same_type(deref->pointer->type, type))
		return std::move(deref->pointer);
	return make_typed(type, span, AddressOf{std::move(place)});
}

/* May @place, written as @target, be changed by @op? Says why not. */
bool Checker::writable(const Expr &place, const ast::Expr &target, std::string_view op)
{
	const auto *name = std::get_if<ast::Name>(&target.node);
	const std::string equals = op == "=" ? "did you mean ==?" : "";

	if (!is_place(place)) {
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
				     equals);
		return false;
	}
	if (place.type->is_array() || place.type->kind == TypeKind::Function) {
		diags_.error(Tag::D_OP_LVAL, target.span,
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

/* The place that @target names; a name without a meaning becomes a variable of @type. error_expr() after a message. */
ExprPtr Checker::target(const ast::Expr &target, std::string_view op, const Type *type)
{
	ExprPtr place;

	if (type) {
		const auto *index = std::get_if<ast::Index>(&target.node);
		const auto &name = std::get<ast::Name>(index ? index->base->node : target.node);

		if (index)
			return new_assoc(name, *index, type, target.span);
		place = make_typed(type, target.span, VarRef{&new_variable(name.scope, name.name, type, target.span)});
	} else {
		place = expr(target);
	}
	if (place->type->is_error())
		return place;
	if (const std::string *name = inlined(target); name && is_place(*place)) {
		diags_.error(Tag::D_OP_WRITE, target.span,
			     "operator " + std::string(op) + " may not be applied to " + *name,
			     op == "=" ? "did you mean ==? it is a constant name for a value" :
					 "it is a constant name for a value");
		return error_expr(target.span);
	}
	return writable(*place, target, op) ? std::move(place) : error_expr(target.span);
}

/* The name of the inline, or of a key of one, whose value @target is part of: what a pointer leads to is not. */
const std::string *Checker::inlined(const ast::Expr &target) const
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
	if (is_local(name->name))
		return arrow || indexed ? nullptr : &name->name;
	const Symbol *symbol = scope_.find(name->name);
	InlineDef *const *def = symbol ? std::get_if<InlineDef *>(&symbol->what) : nullptr;
	if (!def)
		return nullptr;
	const bool translates = std::holds_alternative<ast::Xlate>((*def)->decl->value->node);
	const bool points = arrow || (indexed && (*def)->keys.empty());
	return points && !translates ? nullptr : &name->name;
}

/* Is @target a name without a meaning, or an element of such a one? */
bool Checker::is_new(const ast::Expr &target) const
{
	const auto *index = std::get_if<ast::Index>(&target.node);
	const auto *name = std::get_if<ast::Name>(index ? &index->base->node : &target.node);

	if (!name || name->scope == ast::Scope::Kernel || scope_.variable(name->scope, name->name))
		return false;
	if (name->scope != ast::Scope::Plain)
		return true;
	return !is_local(name->name) && !scope_.find(name->name) && !find_builtin(name->name);
}

ExprPtr Checker::assign(const ast::Assign &node, Span span)
{
	if (node.op)
		return compound_assign(node, span);
	if (std::holds_alternative<ast::Aggregate>(node.left->node)) {
		diags_.error(Tag::D_AGG_NULL, span, "an aggregation is filled by a statement of its own");
		return error_expr(span);
	}
	ExprPtr right = expr(*node.right);
	const Type *type = is_new(*node.left) ? first_type(*right, span) : nullptr;
	ExprPtr place = target(*node.left, "=", type);
	if (any_error(*place, *right))
		return error_expr(span);

	type = place->type;
	const std::string names = quoted_types(type, "=", right->type);
	const bool is_number = right->type->is_scalar(), is_string = right->type->is_string();
	/* 0 and NULL free a string, as they do a number. */
	if (type->is_string())
		right = null_as_string(std::move(right));
	right = implicit(std::move(right), type);
	if (!right) {
		diags_.error(Tag::D_OP_INCOMPAT, span, "operands have incompatible types: " + names,
			     is_text(type) && is_string ? "a string is kept in a variable of type string" :
			     type->is_pointer()		? "a cast says that it is meant" :
			     type->is_string() && is_number ?
						  "lltostr() makes text of a number, stringof() of an address" :
			     type->is_struct() ? "assign one of this type, or to its members" :
						 "");
		return error_expr(span);
	}
	return make_typed(type, span, Assign{std::move(place), std::move(right)});
}

ExprPtr Checker::compound_assign(const ast::Assign &node, Span span)
{
	const CompoundRow *row = std::find_if(std::begin(kCompound), std::end(kCompound),
					      [&](const CompoundRow &r) { return r.from == *node.op; });
	const ArithOp op = row->to;
	const std::string text = std::string(ast::op_text(*node.op)) + '=';
	ExprPtr right = value(*node.right);
	const Type *type = is_new(*node.left) ? first_type(*right, span) : nullptr;
	ExprPtr place = target(*node.left, text, type);

	if (any_error(*place, *right))
		return error_expr(span);
	type = place->type;
	const bool moves = type->is_pointer() && (op == ArithOp::Add || op == ArithOp::Sub) && size_of(type->of) != 0;
	if (!(type->is_integer() || moves) || !right->type->is_integer()) {
		diags_.error(Tag::D_OP_INT, span, "operator " + text + " requires operands of integral type",
			     "these are " + quoted_types(type, text, right->type));
		return error_expr(span);
	}
	if (moves) {
		right = scaled_index(std::move(right), type->of);
		return make_typed(type, span, CompoundAssign{op, type, std::move(place), std::move(right)});
	}
	const Int *divisor = as_constant(*right);
	if ((op == ArithOp::Div || op == ArithOp::Mod) && divisor && divisor->value == 0) {
		diags_.error(Tag::D_DIV_ZERO, span, "expression contains division by zero");
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

ExprPtr Checker::increment(const ast::Unary &node, Span span)
{
	const bool is_post = node.op == ast::UnaryOp::PostInc || node.op == ast::UnaryOp::PostDec;
	const bool is_down = node.op == ast::UnaryOp::PreDec || node.op == ast::UnaryOp::PostDec;
	const std::string text(ast::op_text(node.op));
	ExprPtr place = target(*node.operand, text, is_new(*node.operand) ? &types::Int64 : nullptr);
	const Type *type = place->type;

	if (type->is_error())
		return place;
	int64_t delta = type->is_pointer() ? static_cast<int64_t>(size_of(type->of)) : 1;
	if (!type->is_scalar() || delta == 0) {
		diags_.error(Tag::D_OP_SCALAR, span,
			     "operator " + text + " requires an integer or a pointer to something of known size",
			     "this is of type " + std::string(type->name));
		return error_expr(span);
	}
	delta = is_down ? -delta : delta;
	return make_typed(type, span, Increment{std::move(place), delta, is_post});
}

} // namespace dt::check
