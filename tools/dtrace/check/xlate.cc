// SPDX-License-Identifier: GPL-2.0
/*
 * Inlines and translators: the text of their declaration, put in where they
 * are used.
 *
 * The value is checked anew at each use, with the keys or the input standing
 * for what is given there. What is given is evaluated once: a constant or a
 * variable is copied, anything else goes into a hidden this-> variable first,
 * whose name begins with $, and the result is (hidden = given, value).
 *
 * Of a translator only the member that is asked for is put in, so that a
 * mistake in another one, or a type that this kernel lacks, harms nobody. What
 * is put in counts as standing where it is used: mistakes are shown there, and
 * so are faults.
 * Chosen over building the struct and taking a member of it: psinfo_t alone
 * has twenty members, each some reads of memory.
 */
#include <algorithm>

#include "check/checker.h"

namespace dt::check {

using namespace typed;

namespace {

constexpr unsigned kMaxExpansions = 10000;
constexpr unsigned kMaxDepth = 50;

bool is_cheap(const Expr &expr)
{
	if (const auto *node = std::get_if<Convert>(&expr.node))
		return is_cheap(*node->operand);
	return std::holds_alternative<Int>(expr.node) || std::holds_alternative<Str>(expr.node) ||
	       std::holds_alternative<VarRef>(expr.node) || std::holds_alternative<BuiltinVar>(expr.node);
}

/* (@effect, @value); @effect may be null. */
ExprPtr after(ExprPtr effect, ExprPtr value)
{
	if (!effect || value->type->is_error())
		return value;
	const Type *type = value->type;
	const Span span = value->span;
	return make_typed(type, span, Comma{std::move(effect), std::move(value)});
}

} // namespace

/* From here on only @locals and global names are seen; leave() brings back the names of before. */
void Checker::enter(std::vector<Local> &locals)
{
	std::swap(locals, locals_);
	depth_++;
}

void Checker::leave(std::vector<Local> &locals)
{
	std::swap(locals, locals_);
	depth_--;
}

bool Checker::is_local(std::string_view name) const
{
	return std::any_of(locals_.begin(), locals_.end(), [name](const Local &local) { return local.name == name; });
}

/* May another text be put in, within @depth_ others? */
bool Checker::may_expand(Span span)
{
	if (++expansions_ <= kMaxExpansions && depth_ < kMaxDepth)
		return true;
	/* Once is enough, and nothing more is put in. */
	if (expansions_ > kMaxExpansions + 1)
		return false;
	const bool too_deep = depth_ >= kMaxDepth;
	expansions_ = kMaxExpansions + 1;
	diags_.error(Tag::D_TOO_DEEP, span,
		     too_deep ? "inlines and translators are nested too deeply" :
				"inlines and translators are used too often",
		     format("at most %u times, and %u within each other", kMaxExpansions, kMaxDepth));
	return false;
}

/* @value as something that can be copied; what must happen before is added to @effect. */
ExprPtr Checker::bind(ExprPtr value, ExprPtr &effect)
{
	const Span span = value->span;
	const Type *type = value->type;

	if (type->is_error() || is_cheap(*value))
		return value;
	if (type->is_struct()) {
		const Type *pointer = types_.pointer_to(type, is_in_process(*value));

		value = bind(take_address(std::move(value), pointer, span), effect);
		return dereference(std::move(value), span);
	}
	Variable &hidden =
		out_.variables.emplace_back(Variable{ast::Scope::This, format("$%u", ++hidden_), type, span, {}});
	ExprPtr place = make_typed(type, span, VarRef{&hidden});
	ExprPtr assigned = make_typed(type, span, Assign{std::move(place), std::move(value)});
	effect = effect ? after(std::move(effect), std::move(assigned)) : std::move(assigned);
	return make_typed(type, span, VarRef{&hidden});
}

/* Something of @type that is not known, for checking a declaration by itself. */
ExprPtr Checker::stand_in(const Type *type, Span span)
{
	const Variable &variable = stand_ins_.emplace_back(Variable{ast::Scope::Plain, "$", type, span, {}});

	return make_typed(type, span, VarRef{&variable});
}

/* The meaning of @expr where only @locals and global names are seen. */
ExprPtr Checker::with_locals(std::vector<Local> locals, const ast::Expr &e)
{
	enter(locals);
	ExprPtr result = expr(e);
	leave(locals);
	return result;
}

ExprPtr Checker::inline_value(InlineDef &def, std::vector<ExprPtr> keys, Span span)
{
	const std::string &name = def.decl->declarator.name;
	std::vector<Local> locals;
	ExprPtr effect;

	if (def.is_bad)
		return error_expr(span);
	if (def.keys.size() != keys.size()) {
		diags_.error(Tag::D_ARR_BADREF, span,
			     name + " is an inline with keys and may not be used without them");
		return error_expr(span);
	}
	if (!may_expand(span))
		return error_expr(span);
	for (size_t i = 0; i < keys.size(); i++)
		locals.push_back({def.decl->keys[i].name, bind(std::move(keys[i]), effect)});
	if (at_)
		diags_.put_in(*at_, def.decl->span);

	ExprPtr result = with_locals(std::move(locals), *def.decl->value);
	if (result->type->is_error())
		return result;
	const std::string given(result->type->name);
	result = implicit(std::move(result), def.type);
	if (!result) {
		diags_.error(Tag::D_OP_INCOMPAT, span,
			     "inline " + name + ": operands have incompatible types: \"" + std::string(def.type->name) +
				     "\" = \"" + given + '"');
		return error_expr(span);
	}
	if (result->type->is_integer() && !is_place(*result))
		result->type = def.type;
	return after(std::move(effect), std::move(result));
}

/* name[keys] of an inline with keys. */
ExprPtr Checker::keyed_inline(InlineDef &def, const ast::Index &node, Span span)
{
	const std::string &name = def.decl->declarator.name;
	std::vector<ExprPtr> keys;

	if (!inline_keys(def, node, span, keys))
		return error_expr(span);
	if (!std::holds_alternative<ast::Xlate>(def.decl->value->node))
		return inline_value(def, std::move(keys), span);
	diags_.error(Tag::D_XLATE_SOU, span, name + "[ ] is translated, and used member by member",
		     "write " + name + "[...]->member");
	return error_expr(span);
}

bool Checker::inline_keys(InlineDef &def, const ast::Index &node, Span span, std::vector<ExprPtr> &keys)
{
	const std::string &name = def.decl->declarator.name;

	if (node.keys.size() != def.keys.size()) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "key") + " passed, " +
				     std::to_string(def.keys.size()) + " expected");
		return false;
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		ExprPtr key = expr(*node.keys[i]);
		const std::string given(key->type->name);
		const Span key_span = key->span;

		key = implicit(std::move(key), def.keys[i]);
		if (!key)
			diags_.error(Tag::D_PROTO_ARG, key_span,
				     name + format("[ ] key #%zu is incompatible with prototype", i + 1),
				     "\"" + std::string(def.keys[i]->name) + "\" is expected, this is of type \"" +
					     given + '"');
		if (!key || key->type->is_error())
			return false;
		keys.push_back(std::move(key));
	}
	return true;
}

const Translator *Checker::known_translator(const Type *output, const Type *input) const
{
	for (const Translator &translator : scope_.translators)
		if (same_type(translator.output, output) && same_type(translator.input, input))
			return &translator;
	return nullptr;
}

const Translator *Checker::find_translator(const Type *output, const Type *input, Span span)
{
	if (input->is_error())
		return nullptr;
	if (const Translator *known = known_translator(output, input))
		return known;
	bring_in_translators(output);
	if (const Translator *known = known_translator(output, input))
		return known;
	/* Any integer will do for one that takes an integer. */
	for (const Translator &translator : scope_.translators)
		if (same_type(translator.output, output) && translator.input->is_integer() && input->is_integer())
			return &translator;
	diags_.error(Tag::D_XLATE_NONE, span,
		     "no translator is defined from " + std::string(input->name) + " to " + std::string(output->name),
		     unusable_.empty() ? "" : "one of a library cannot be used: " + unusable_);
	return nullptr;
}

namespace {

/* The mistake of a member of the program's translator has been shown where it is declared. */
bool is_reported_within(Span member, const Diags &diags)
{
	return std::ranges::any_of(diags.all(), [member](const Diag &diag) {
		return diag.tag == Tag::D_XLATE_INCOMPAT && diag.span.source == member.source &&
		       diag.span.begin >= member.begin && diag.span.end <= member.end;
	});
}

} // namespace

/* The value that a translator gives a member; its input is bound in locals_ already. */
ExprPtr Checker::member_value(const Translator &translator, const ast::TranslatorMember &member, const Member &to)
{
	ExprPtr result = expr(*member.value);
	const std::string given(result->type->name);
	const Span span = result->span;

	if (result->type->is_error())
		return result;
	/* Text goes into a char array as it does into a string. */
	const Type *wanted = to.type->is_array() && is_text(to.type) ? &types::String : to.type;
	result = implicit(std::move(result), wanted);
	if (result)
		return result;
	if (!is_reported_within(member.span, diags_))
		diags_.error(Tag::D_XLATE_INCOMPAT, span,
			     "translator member " + member.name + " of " + std::string(translator.output->name) +
				     ": operands have incompatible types: \"" + std::string(to.type->name) + "\" = \"" +
				     given + '"');
	return error_expr(span);
}

void Checker::check_translator(const Translator &translator)
{
	std::vector<Local> locals;

	locals.push_back({translator.decl->input.name, stand_in(translator.input, translator.decl->span)});
	enter(locals);
	for (const ast::TranslatorMember &member : translator.decl->members)
		if (const auto to = find_member(actual(translator.output), member.name))
			member_value(translator, member, *to);
	leave(locals);
}

/* xlate<T>(e).m and xlate<T *>(e)->m */
ExprPtr Checker::xlate_member(const ast::Xlate &node, const std::string &name, bool arrow, Span span)
{
	const Type *type = resolve_type(node.type);
	ExprPtr operand = expr(*node.operand);

	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (!operand->type->is_struct())
		operand = decay(std::move(operand));
	if (type->is_pointer() != arrow) {
		diags_.error(Tag::D_OP_SOU, span, "this xlate gives a value of type " + std::string(type->name),
			     arrow ? "use . or xlate to a pointer" : "use ->");
		return error_expr(span);
	}
	const Type *output = arrow ? type->of : type;
	const Translator *translator = find_translator(output, operand->type, span);
	if (!translator)
		return error_expr(span);
	const auto to = find_member(actual(output), name);
	if (!to)
		return member_error(output, name, span);
	for (const ast::TranslatorMember &member : translator->decl->members) {
		if (member.name != name)
			continue;
		std::vector<Local> locals;
		ExprPtr effect;

		if (!may_expand(span))
			return error_expr(span);
		locals.push_back({translator->decl->input.name, bind(std::move(operand), effect)});
		if (at_)
			diags_.put_in(*at_, member.span);
		enter(locals);
		ExprPtr result = as_bit_field(member_value(*translator, member, *to), *to);
		leave(locals);
		return after(std::move(effect), std::move(result));
	}
	diags_.error(Tag::D_XLATE_MEMB, span,
		     "the translator to " + std::string(output->name) + " gives no member " + name);
	return error_expr(span);
}

/* Member @name of @base, if @base is an xlate or an inline that is one: then sets @found. */
ExprPtr Checker::translated_member(const ast::Expr &base, const std::string &name, bool arrow, Span span, bool &found)
{
	if (const auto *xlate = std::get_if<ast::Xlate>(&base.node)) {
		found = true;
		return xlate_member(*xlate, name, arrow, span);
	}
	const auto *index = std::get_if<ast::Index>(&base.node);
	const auto *plain = std::get_if<ast::Name>(index ? &index->base->node : &base.node);
	const bool is_symbol = plain && plain->scope == ast::Scope::Plain && !is_local(plain->name);
	const Symbol *symbol = is_symbol ? find_symbol(plain->name, base.span) : nullptr;
	InlineDef *const *def = symbol ? std::get_if<InlineDef *>(&symbol->what) : nullptr;

	if (!def || (*def)->keys.empty() != !index || !std::holds_alternative<ast::Xlate>((*def)->decl->value->node))
		return nullptr;
	found = true;
	std::vector<ExprPtr> keys;
	if ((*def)->is_bad || (index && !inline_keys(**def, *index, span, keys)))
		return error_expr(span);
	std::vector<Local> locals;
	ExprPtr effect;
	for (size_t i = 0; i < keys.size(); i++)
		locals.push_back({(*def)->decl->keys[i].name, bind(std::move(keys[i]), effect)});
	enter(locals);
	ExprPtr result = xlate_member(std::get<ast::Xlate>((*def)->decl->value->node), name, arrow, span);
	leave(locals);
	return after(std::move(effect), std::move(result));
}

/* xlate<T>(e) as a whole: to be assigned. */
ExprPtr Checker::xlate_value(const ast::Xlate &node, Span span)
{
	const Type *type = resolve_type(node.type);
	ExprPtr operand = expr(*node.operand);

	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (!type->is_struct()) {
		const bool is_pointer = type->is_pointer() && type->of->is_struct();

		diags_.error(Tag::D_XLATE_SOU, span,
			     is_pointer ? "a translated " + std::string(type->name) + " is used member by member" :
					  "xlate makes a struct or union, and " + std::string(type->name) + " is none",
			     is_pointer ? "write xlate <...>(...)->member" : "");
		return error_expr(span);
	}
	if (!operand->type->is_struct())
		operand = decay(std::move(operand));
	const Translator *translator = find_translator(type, operand->type, span);
	if (!translator || !may_expand(span))
		return error_expr(span);
	StructValue result;
	std::vector<Local> locals;
	ExprPtr effect;
	locals.push_back({translator->decl->input.name, bind(std::move(operand), effect)});
	enter(locals);
	for (const ast::TranslatorMember &member : translator->decl->members)
		if (const auto to = find_member(actual(type), member.name))
			result.members.emplace_back(*to, member_value(*translator, member, *to));
	leave(locals);
	return after(std::move(effect), make_typed(type, span, std::move(result)));
}

} // namespace dt::check
