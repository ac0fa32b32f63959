// SPDX-License-Identifier: GPL-2.0
/*
 * Declarations: variables, types, inlines, translators, probes of a provider.
 *
 * A name holds from its declaration on. The same variable may be declared
 * again with the same type, so that two scripts can share it; anything else is
 * D_DECL_IDRED.
 */
#include "check/checker.h"

namespace dt::check {

using namespace typed;

std::string count_of(size_t number, std::string_view noun)
{
	return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

void Checker::redeclared(std::string_view name, Span span, const std::string &before)
{
	diags_.error(Tag::D_DECL_IDRED, span, "identifier redeclared: " + std::string(name), before);
}

Variable &Checker::new_variable(ast::Scope scope, const std::string &name, const Type *type, Span span)
{
	Variable &variable = out_.variables.emplace_back(Variable{scope, name, type, span, {}});

	scope_.add(variable);
	return variable;
}

/* Can there be an object of @type? Says why not. */
bool Checker::can_be_object(const Type *type, Span span, const std::string &what)
{
	const Type *inner = actual(type);

	while (inner->is_array())
		inner = actual(inner->of);
	if (inner->kind == TypeKind::Void) {
		diags_.error(Tag::D_DECL_VOIDOBJ, span, what + " cannot be of type void");
		return false;
	}
	if (inner->kind == TypeKind::Function) {
		diags_.error(Tag::D_DECL_FUNCTYPE, span, what + " cannot be a function", "it may be a pointer to one");
		return false;
	}
	if (inner->is_struct() && inner->is_incomplete) {
		diags_.error(Tag::D_DECL_INCOMPLETE, span, what + " is of incomplete type " + std::string(inner->name),
			     undefined_help(inner));
		return false;
	}
	return true;
}

/* The same of a variable, which also takes memory. */
bool Checker::can_be_variable(const Type *type, Span span, const std::string &name)
{
	if (!can_be_object(type, span, name))
		return false;
	if (type->is_array() && type->count == 0) {
		diags_.error(Tag::D_DECL_ARRNULL, span, "the size of array " + name + " is missing");
		return false;
	}
	if (size_of(type) == 0) {
		diags_.error(Tag::D_DECL_INCOMPLETE, span,
			     name + " is of type " + std::string(type->name) + ", which has no bytes",
			     "there would be nothing to keep");
		return false;
	}
	return true;
}

void Checker::declare(const ast::VarDecl &decl)
{
	const ast::Declarator &declarator = decl.declarator;
	const std::string &name = declarator.name;

	if (decl.is_assoc) {
		declare_assoc(decl);
		return;
	}
	const Type *type = declared_type(declarator.type);
	/* A prototype says nothing that is used. */
	if (type->kind == TypeKind::Function && decl.scope == ast::Scope::Plain)
		return;
	if (!type->is_error() && !can_be_variable(type, declarator.span, name))
		type = &types::Error;
	if (const Variable *known = scope_.variable(decl.scope, name)) {
		if (known->is_assoc || !same_type(known->type, type))
			redeclared(name, declarator.span,
				   "it is of type " + std::string(known->type->name) + " already");
		return;
	}
	if (decl.scope == ast::Scope::Plain && (scope_.find(name) || find_builtin(name))) {
		redeclared(name, declarator.span,
			   scope_.find(name) ? "it has another meaning already" : "it is a name of D");
		return;
	}
	new_variable(decl.scope, name, type, declarator.span);
}

void Checker::declare_assoc(const ast::VarDecl &decl)
{
	const ast::Declarator &declarator = decl.declarator;
	const Type *type = declared_type(declarator.type);
	std::vector<const Type *> keys;

	if (decl.scope == ast::Scope::This) {
		diags_.error(Tag::D_ARR_LOCAL, declarator.span,
			     "this->" + declarator.name + ": clause-local associative arrays are not supported",
			     "declare it with its size, as in this int " + declarator.name + "[10]");
		return;
	}
	for (const ast::TypeName &name : decl.keys) {
		const Type *key = resolve_type(name);

		if (!key->is_scalar() && !key->is_string() && !key->is_error()) {
			diags_.error(Tag::D_KEY_TYPE, name.span,
				     "a key of type " + std::string(key->name) + " is not possible",
				     "a key is an integer, a string or a pointer");
			key = &types::Error;
		}
		keys.push_back(key);
	}
	if (!type->is_error() && !can_be_variable(type, declarator.span, declarator.name))
		type = &types::Error;
	if (const Variable *known = scope_.variable(decl.scope, declarator.name)) {
		bool same = known->is_assoc && same_type(known->type, type) && known->keys.size() == keys.size();

		for (size_t i = 0; same && i < keys.size(); i++)
			same = same_type(known->keys[i], keys[i]);
		if (!same)
			redeclared(declarator.name, declarator.span, "its type or its keys are others already");
		return;
	}
	if (decl.scope == ast::Scope::Plain && (scope_.find(declarator.name) || find_builtin(declarator.name))) {
		redeclared(declarator.name, declarator.span,
			   scope_.find(declarator.name) ? "it has another meaning already" : "it is a name of D");
		return;
	}
	Variable &variable = new_variable(decl.scope, declarator.name, type, declarator.span);
	variable.is_assoc = true;
	variable.keys = std::move(keys);
}

void Checker::declare(const ast::TypedefDecl &decl)
{
	const std::string &name = decl.declarator.name;
	const Type *type = declared_type(decl.declarator.type, false);
	const Type *known = scope_.find_typedef(name);

	if (type->is_error())
		return;
	if (!known)
		known = find_builtin_type(name);
	if (!known)
		scope_.add_typedef(name, types_.named(name, type));
	else if (!same_type(known, type))
		diags_.error(Tag::D_DECL_TYPERED, decl.declarator.span, "type " + name + " is declared already",
			     known->original || !known->is_integer() ?
				     "it is " + std::string(actual(known)->name) :
				     format("it is %s integer of %u bits",
					    known->is_signed ? "a signed" : "an unsigned", known->size * 8));
}

void Checker::declare(const ast::TagDecl &decl)
{
	const ast::TypeSpec &spec = *decl.spec;
	const bool is_forward = !spec.has_body && spec.module.empty() && spec.kind != ast::TypeSpec::Kind::Enum;
	const TypeKind kind = spec.kind == ast::TypeSpec::Kind::Struct ? TypeKind::Struct : TypeKind::Union;

	if (is_forward && !scope_.find_tag(spec.name))
		scope_.add_tag(spec.name,
			       types_.new_struct(kind, (kind == TypeKind::Struct ? "struct " : "union ") + spec.name));
	else
		resolve_spec(spec);
}

void Checker::declare(const ast::InlineDecl &decl)
{
	const std::string &name = decl.declarator.name;
	InlineDef def = {&decl, declared_type(decl.declarator.type), {}};

	for (const ast::Declarator &key : decl.keys) {
		def.keys.push_back(resolve_type(key.type));
		if (!def.keys.back()->is_scalar() && !def.keys.back()->is_string() && !def.keys.back()->is_error()) {
			diags_.error(Tag::D_KEY_TYPE, key.span,
				     "a key of type " + std::string(def.keys.back()->name) + " is not possible");
			def.keys.back() = &types::Error;
		}
	}
	if (scope_.find(name) || find_builtin(name)) {
		redeclared(name, decl.declarator.span,
			   find_builtin(name) ? "it is a name of D" : "it has a meaning already");
		return;
	}
	/* Its mistakes are shown here, once, and not where it is used. */
	const size_t before = diags_.errors();
	std::vector<ExprPtr> keys;
	for (const Type *key : def.keys)
		keys.push_back(stand_in(key, decl.span));
	/* An xlate is looked into when a member of it is used. */
	if (!def.type->is_error() && !std::holds_alternative<ast::Xlate>(decl.value->node))
		inline_value(def, std::move(keys), decl.span);
	def.is_bad = def.type->is_error() || diags_.errors() != before;
	scope_.add(def);
}

void Checker::declare(const ast::TranslatorDecl &decl)
{
	const Type *output = resolve_type(decl.output), *input = resolve_type(decl.input.type);
	const Translator translator = {&decl, output, input};

	if (output->is_error() || input->is_error())
		return;
	if (!output->is_struct() || actual(output)->is_incomplete) {
		diags_.error(Tag::D_XLATE_SOU, decl.output.span, "a translator makes a struct or union",
			     std::string(output->name) + (output->is_struct() ? " is not defined" : " is none"));
		return;
	}
	for (const Translator &known : scope_.translators) {
		if (same_type(known.output, output) && same_type(known.input, input)) {
			diags_.error(Tag::D_XLATE_REDECL, decl.span,
				     "a translator from " + std::string(input->name) + " to " +
					     std::string(output->name) + " is declared already");
			return;
		}
	}
	/* Of a library's, a mistake in a member is one of the clause that asks for it. */
	if (in_library_) {
		scope_.translators.push_back(translator);
		return;
	}
	for (const ast::TranslatorMember &member : decl.members) {
		if (!find_member(actual(output), member.name))
			diags_.error(Tag::D_XLATE_MEMB, member.span,
				     "translator member " + member.name + " is not a member of " +
					     std::string(output->name));
	}
	scope_.translators.push_back(translator);
	check_translator(scope_.translators.back());
}

void Checker::declare(const ast::ProviderDecl &decl)
{
	ProviderTypes provider = {decl.name, {}};

	for (const ast::ProbeDecl &probe : decl.probes) {
		ProviderTypes::Probe types = {probe.name, {}, {}};

		for (const ast::Declarator &arg : probe.args)
			types.args.push_back(declared_type(arg.type, false));
		for (const ast::Declarator &arg : probe.has_translated ? probe.translated : probe.args)
			types.translated.push_back(declared_type(arg.type, false));
		for (const ProviderTypes::Probe &known : provider.probes)
			if (known.name == probe.name)
				redeclared(decl.name + ":::" + probe.name, probe.span,
					   "a provider has one probe of a name");
		provider.probes.push_back(std::move(types));
	}
	out_.providers.push_back(std::move(provider));
}

} // namespace dt::check
