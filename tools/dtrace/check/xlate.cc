// SPDX-License-Identifier: GPL-2.0
/*
 * Translators: found by their types, expanded member by member; see xlate.h.
 */
#include "check/xlate.h"

#include <algorithm>

#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

namespace {

std::vector<Local> one_local(std::string_view name, ExprPtr value)
{
	std::vector<Local> list;

	list.push_back({name, std::move(value)});
	return list;
}

/* Which members a translator gives, which the user cannot change. */
std::string given_members(const ast::TranslatorDecl &decl)
{
	std::vector<std::string_view> names;

	for (const ast::TranslatorMember &member : decl.members)
		names.push_back(member.name);
	return names.empty() ? "it gives no members" : "it gives " + some_of(names);
}

} // namespace

void Translators::declare(const ast::TranslatorDecl &decl)
{
	const Type *output = types_.resolve(decl.output), *input = types_.resolve(decl.input.type);
	const Translator translator = {&decl, output, input, libraries_.is_declaring()};

	if (output->is_error() || input->is_error())
		return;
	if (!output->is_struct() || actual(output)->is_incomplete) {
		diags_.error(Tag::D_XLATE_SOU, decl.output.span, "a translator makes a struct or union",
			     std::string(output->name) + (output->is_struct() ? " is not defined" : " is none"));
		return;
	}
	for (const Translator &known : list_) {
		if (same_type(known.output, output) && same_type(known.input, input)) {
			diags_.error(Tag::D_XLATE_REDECL, decl.span,
				     "a translator from " + std::string(input->name) + " to " +
					     std::string(output->name) + " is declared already",
				     "remove one of them, or let it take another type");
			return;
		}
	}
	/* In a library's translator, an error in a member is an error of the clause that uses the member. */
	if (translator.is_of_library) {
		list_.push_back(translator);
		return;
	}
	for (const ast::TranslatorMember &member : decl.members) {
		if (!find_member(actual(output), member.name))
			diags_.error(Tag::D_XLATE_MEMB, member.span,
				     "translator member " + member.name + " is not a member of " +
					     std::string(output->name),
				     places_.help_for_member(output, member.name));
	}
	list_.push_back(translator);
	check(list_.back());
}

const Translators::Translator *Translators::known(const Type *output, const Type *input) const
{
	for (const Translator &translator : list_)
		if (same_type(translator.output, output) && same_type(translator.input, input))
			return &translator;
	return nullptr;
}

const Translators::Translator *Translators::find(const Type *output, const Type *input, Span span)
{
	if (input->is_error())
		return nullptr;
	if (const Translator *found = known(output, input))
		return found;
	const std::string unusable = libraries_.bring_in_translators(output);
	if (const Translator *found = known(output, input))
		return found;
	const Translator *other = nullptr;
	for (const Translator &translator : list_) {
		if (!same_type(translator.output, output))
			continue;
		/* Any integer will do for one that takes an integer. */
		if (translator.input->is_integer() && input->is_integer())
			return &translator;
		other = &translator;
	}
	diags_.error(Tag::D_XLATE_NONE, span,
		     "no translator is defined from " + std::string(input->name) + " to " + std::string(output->name),
		     !unusable.empty() ? "one of a library cannot be used: " + unusable :
		     other	       ? "there is one from " + std::string(other->input->name) :
			     "declare translator " + std::string(output->name) + " < " + declaration(input, "x") +
				     " > { ... };");
	return nullptr;
}

namespace {

/* An error in a member of the program's own translator has been shown at its declaration. */
bool is_reported_within(Span member, const Diags &diags)
{
	return std::ranges::any_of(diags.all(), [member](const Diag &diag) {
		return diag.tag == Tag::D_XLATE_INCOMPAT && is_within(diag.span, member);
	});
}

} // namespace

/* The value that a translator gives a member; its input is bound already. */
ExprPtr Translators::member_value(const Translator &translator, const ast::TranslatorMember &member, const Member &to)
{
	ExprPtr result = expressions_.expr(*member.value);
	const Type *given_type = result->type;
	const std::string given(given_type->name);
	const Span span = result->span;

	if (given_type->is_error())
		return result;
	/* Text goes into a char array as it does into a string. */
	const Type *wanted = to.type->is_array() && is_text(to.type) ? &types::String : to.type;
	result = conversions_.implicit(std::move(result), wanted);
	if (result)
		return result;
	if (!is_reported_within(member.span, diags_))
		diags_.error(Tag::D_XLATE_INCOMPAT, span,
			     "translator member " + member.name + " of " + std::string(translator.output->name) +
				     ": operands have incompatible types: \"" + std::string(to.type->name) + "\" = \"" +
				     given + '"',
			     wanted->is_struct() ? "give it a value of this type" :
						   help_for_conversion(wanted, given_type));
	return error_expr(span);
}

void Translators::check(const Translator &translator)
{
	const Expansions::VisibleNames text(expansions_,
					    one_local(translator.decl->input.name,
						      givens_.stand_in(translator.input, translator.decl->span)));

	for (const ast::TranslatorMember &member : translator.decl->members)
		if (const auto to = find_member(actual(translator.output), member.name))
			member_value(translator, member, *to);
}

ExprPtr Translators::xlate_member(const ast::Xlate &node, const std::string &name, bool arrow, Span span)
{
	const Type *type = types_.resolve(node.type);
	ExprPtr operand = expressions_.expr(*node.operand);

	return translated_member(type, std::move(operand), name, arrow, span);
}

/* Member @name of what a translator makes of @operand: a @type, or what that points to. */
ExprPtr Translators::translated_member(const Type *type, ExprPtr operand, const std::string &name, bool arrow,
				       Span span)
{
	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (!operand->type->is_struct())
		operand = conversions_.decay(std::move(operand));
	if (type->is_pointer() != arrow) {
		diags_.error(Tag::D_OP_SOU, span, "this xlate gives a value of type " + std::string(type->name),
			     arrow ? "use . or xlate to a pointer" : "use ->");
		return error_expr(span);
	}
	const Type *output = arrow ? type->of : type;
	const Translator *translator = find(output, operand->type, span);
	if (!translator)
		return error_expr(span);
	const auto to = find_member(actual(output), name);
	if (!to)
		return places_.member_error(output, name, span);
	for (const ast::TranslatorMember &member : translator->decl->members) {
		if (member.name != name)
			continue;
		ExprPtr effect;

		if (!expansions_.may_expand(span))
			return error_expr(span);
		ExprPtr input = givens_.bind(std::move(operand), effect);
		expansions_.comes_from(member.span);
		const Expansions::VisibleNames text(expansions_,
						    one_local(translator->decl->input.name, std::move(input)));
		ExprPtr result = as_bit_field(member_value(*translator, member, *to), *to);
		return Givens::after(std::move(effect), std::move(result));
	}
	diags_.error(Tag::D_XLATE_MEMB, span,
		     "the translator to " + std::string(output->name) + " gives no member " + name,
		     translator->is_of_library ? given_members(*translator->decl) :
						 "write " + name + " = ...; in the translator");
	return error_expr(span);
}

ExprPtr Translators::member_of_value(ExprPtr kept, const std::string &name, Span span)
{
	const Translation translation = *kept->type->translation;
	ExprPtr operand = fold(make_typed(translation.input, span, Convert{std::move(kept)}));

	return translated_member(translation.output, std::move(operand), name, true, span);
}

ExprPtr Translators::member(const ast::Expr &base, const std::string &name, bool arrow, Span span)
{
	if (const auto *xlate = std::get_if<ast::Xlate>(&base.node))
		return xlate_member(*xlate, name, arrow, span);
	const auto *index = std::get_if<ast::Index>(&base.node);
	ExprPtr passed;
	if (const Type *made = index ? expressions_.declared_argument(*index, base.span, passed) : nullptr)
		return translated_member(made, std::move(passed), name, arrow, span);
	const auto *plain = std::get_if<ast::Name>(index ? &index->base->node : &base.node);
	const bool is_symbol = plain && plain->scope == ast::Scope::Plain && !expansions_.local(plain->name);
	const std::string argument = index ? expressions_.translated_argument(*index) : "";
	const PlainName *symbol = !argument.empty() ? libraries_.find_plain_name(argument, base.span) :
				  is_symbol	    ? libraries_.find_plain_name(plain->name, base.span) :
						      nullptr;

	if (!argument.empty())
		index = nullptr;
	InlineDef *const *def = symbol ? std::get_if<InlineDef *>(&symbol->what) : nullptr;

	if (!def || (*def)->keys.empty() != !index || !std::holds_alternative<ast::Xlate>((*def)->decl->value->node))
		return nullptr;
	std::vector<ExprPtr> keys;
	if ((*def)->is_bad || (index && !inlines_.keys_of(**def, *index, span, keys)))
		return error_expr(span);
	ExprPtr effect;
	const Expansions::VisibleNames text(expansions_, inlines_.locals(**def, std::move(keys), effect));
	ExprPtr result = xlate_member(std::get<ast::Xlate>((*def)->decl->value->node), name, arrow, span);
	return Givens::after(std::move(effect), std::move(result));
}

/*
 * No member is asked for: the value is what would be translated, an address or a number. It is an integer, so that nobody
 * takes it for a pointer to the members, which are nowhere in memory. Its type says how to translate it.
 */
ExprPtr Translators::pointer_value(const Type *output, ExprPtr operand, Span span)
{
	if (operand->type->is_error() || !find(output->of, operand->type, span))
		return error_expr(span);
	const Type *type = types_.pool().translated({output, operand->type});
	return fold(make_typed(type, span, Convert{std::move(operand)}));
}

ExprPtr Translators::value(const ast::Xlate &node, Span span)
{
	const Type *type = types_.resolve(node.type);
	ExprPtr operand = expressions_.expr(*node.operand);

	if (type->is_error() || operand->type->is_error())
		return error_expr(span);
	if (!operand->type->is_struct())
		operand = conversions_.decay(std::move(operand));
	if (type->is_pointer() && type->of->is_struct() && (operand->type->is_scalar() || operand->type->is_error()))
		return pointer_value(type, std::move(operand), span);
	if (!type->is_struct()) {
		const bool is_pointer = type->is_pointer() && type->of->is_struct();
		const bool is_value = type->is_scalar() || type->is_float() || type->is_string();

		diags_.error(Tag::D_XLATE_SOU, span,
			     is_pointer ? "a translated " + std::string(type->name) + " is used member by member" :
					  "xlate makes a struct or union, and " + std::string(type->name) + " is none",
			     is_pointer ? "name the member that you want: ->member" :
			     is_value	? "a cast converts to it, as in (" + std::string(type->name) + ')' :
					  "");
		return error_expr(span);
	}
	const Translator *translator = find(type, operand->type, span);
	if (!translator || !expansions_.may_expand(span))
		return error_expr(span);
	StructValue result;
	ExprPtr effect;
	ExprPtr input = givens_.bind(std::move(operand), effect);
	expansions_.comes_from(translator->decl->span);
	const Expansions::VisibleNames text(expansions_, one_local(translator->decl->input.name, std::move(input)));
	for (const ast::TranslatorMember &member : translator->decl->members)
		if (const auto to = find_member(actual(type), member.name))
			result.members.emplace_back(*to, member_value(*translator, member, *to));
	return Givens::after(std::move(effect), make_typed(type, span, std::move(result)));
}

} // namespace dt::check
