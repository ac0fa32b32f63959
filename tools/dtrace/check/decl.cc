// SPDX-License-Identifier: GPL-2.0
/*
 * Declarations of variables. Declarations of types, inlines, translators and
 * providers go to the parts that own them.
 *
 * A name is visible from its declaration on. A program may declare the same
 * variable again with the same type, so that two scripts can share it. Any
 * other redeclaration is D_DECL_IDRED.
 */
#include "check/checker.h"

namespace dt::check {

using namespace typed;

void Checker::declare(const ast::Item &item)
{
	struct Visitor {
		Checker &checker;

		void operator()(const ast::Clause &) {}
		void operator()(const ast::VarDecl &decl) { checker.variable(decl); }
		void operator()(const ast::TypedefDecl &decl) { checker.parts_.types.declare(decl); }
		void operator()(const ast::TagDecl &decl) { checker.parts_.types.declare(decl); }
		void operator()(const ast::InlineDecl &decl) { checker.parts_.inlines.declare(decl); }
		void operator()(const ast::TranslatorDecl &decl) { checker.parts_.translators.declare(decl); }
		void operator()(const ast::ProviderDecl &decl) { checker.parts_.declared.declare(decl); }
	};
	std::visit(Visitor{*this}, item);
}

/* As if it stood before the clause that is being checked. */
void Checker::declare_outside(const ast::Item &item)
{
	const std::vector<uint32_t> *clause = parts_.probe_arguments.set_clause(nullptr);

	declare(item);
	parts_.probe_arguments.set_clause(clause);
}

void Checker::variable(const ast::VarDecl &decl)
{
	const ast::Declarator &declarator = decl.declarator;
	const std::string &name = declarator.name;

	if (decl.is_assoc) {
		assoc(decl);
		return;
	}
	const Type *type = parts_.types.declared(declarator.type, !decl.is_extern);
	/* A prototype says nothing that is used. */
	if (type->kind == TypeKind::Function && decl.scope == ast::Scope::Plain)
		return;
	/* As in C, `extern int a[];` says that the array is elsewhere. */
	const Type *of = actual(type);
	if (decl.is_extern && ((of->is_array() && of->count == 0) || (of->is_struct() && of->is_incomplete)))
		return;
	/* A member may have no elements, as in the kernel's headers. */
	if (of->is_array() && of->count == 0 && !declarator.type.derived.empty() &&
	    declarator.type.derived.front().count) {
		diags_.error(Tag::D_DECL_ARRSUB, declarator.span,
			     "the size of an array must be a positive integer constant");
		type = &types::Error;
	}
	if (!type->is_error() && !parts_.types.can_be_variable(type, declarator.span, name))
		type = &types::Error;
	if (const Variable *known = parts_.scope.variable(decl.scope, name)) {
		if (known->is_assoc || !same_type(known->type, type))
			redeclared(diags_, name, declarator.span,
				   "it is of type " + std::string(known->type->name) + " already");
		return;
	}
	if (decl.scope == ast::Scope::Plain && (parts_.scope.find(name) || find_builtin(name))) {
		redeclared(diags_, name, declarator.span,
			   parts_.scope.find(name) ? "it has another meaning already" : "it is a name of D");
		return;
	}
	parts_.scope.new_variable(decl.scope, name, type, declarator.span);
}

void Checker::assoc(const ast::VarDecl &decl)
{
	const ast::Declarator &declarator = decl.declarator;
	const Type *type = parts_.types.declared(declarator.type);
	std::vector<const Type *> keys;

	if (decl.scope == ast::Scope::This) {
		diags_.error(Tag::D_DECL_LOCASSC, declarator.span,
			     "this->" + declarator.name + ": clause-local associative arrays are not supported",
			     "declare it with its size, as in this int " + declarator.name + "[10]");
		return;
	}
	for (const ast::TypeName &name : decl.keys) {
		const Type *key = parts_.types.resolve(name);

		if (!can_be_key(key) && !key->is_error()) {
			diags_.error(Tag::D_DECL_PROTO_TYPE, name.span,
				     "a key of type " + std::string(key->name) + " is not possible",
				     "a key is an integer, a string, a pointer or a struct");
			key = &types::Error;
		}
		keys.push_back(key);
	}
	if (!type->is_error() && !parts_.types.can_be_variable(type, declarator.span, declarator.name))
		type = &types::Error;
	if (const Variable *known = parts_.scope.variable(decl.scope, declarator.name)) {
		bool same = known->is_assoc && same_type(known->type, type) && known->keys.size() == keys.size();

		for (size_t i = 0; same && i < keys.size(); i++)
			same = same_type(known->keys[i], keys[i]);
		if (!same)
			redeclared(diags_, declarator.name, declarator.span, "its type or its keys are others already");
		return;
	}
	if (decl.scope == ast::Scope::Plain && (parts_.scope.find(declarator.name) || find_builtin(declarator.name))) {
		redeclared(diags_, declarator.name, declarator.span,
			   parts_.scope.find(declarator.name) ? "it has another meaning already" : "it is a name of D");
		return;
	}
	Variable &variable = parts_.scope.new_variable(decl.scope, declarator.name, type, declarator.span);
	variable.is_assoc = true;
	variable.keys = std::move(keys);
}

} // namespace dt::check
