/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names that a program gives to values: variables, inlines, enum constants. All
 * sources of a run share one list, as in D: the second script may use what the
 * first one declares.
 *
 * Plain names, self-> names and this-> names are three lists. Typedefs and tags
 * are two more (type_names.h), and aggregations another (agg.h). Within a list, a
 * name has one meaning from its declaration to the end. The only inner scopes
 * are the keys of an inline and the input of a translator (expand.h).
 */
#ifndef DTRACE_CHECK_SCOPE_H
#define DTRACE_CHECK_SCOPE_H

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "typed/typed.h"

namespace dt::check {

/* `inline type name[keys] = value;`: expanded at each use. */
struct InlineDef {
	const ast::InlineDecl *decl;
	const Type *type;
	std::vector<const Type *> keys;
	bool is_bad = false; /* its value has an error, which has been reported */
};

/* What a plain name stands for. */
struct PlainName {
	std::variant<typed::Variable *, InlineDef *, EnumConstant> what;
};

class NameTable {
public:
	/* nullptr: not known. */
	const PlainName *find(std::string_view name) const;
	typed::Variable *variable(ast::Scope scope, std::string_view name) const;

	/* The name must be new. */
	typed::Variable &new_variable(ast::Scope scope, const std::string &name, const Type *type, Span span);
	void add(const InlineDef &inline_def);
	void add(std::string_view name, EnumConstant constant);

	/* Uses of @variable before this one have been checked with another type: they must be checked again. */
	void change_type(typed::Variable &variable, const Type *type);

	/* A this-> variable of the compiler, which has no name in the program. */
	typed::Variable &new_hidden(const Type *type, Span span);

	void consider(ast::Scope scope, NearName &near) const;

	/*
	 * Must all clauses be checked again? Drops the errors that say that a variable is unknown, if the variable was
	 * assigned further on. Returns whether there were such errors, or a change_type(). A declaration has no meaning before its names have one: its errors stay.
	 */
	bool forgive_early_uses(Diags &diags);
	/* Keeps only what is certain, the variables with a type, for checking all clauses again. */
	void keep_variables();
	/* Says of other names that were used before they had a meaning that it comes later. */
	void explain_early_uses(Diags &diags) const;

	/* All variables, in order of first use. Their addresses do not change. */
	std::deque<typed::Variable> take_variables() { return std::move(variables_); }

private:
	std::deque<typed::Variable> variables_;
	std::unordered_map<std::string, PlainName> plain_;
	std::unordered_map<std::string, typed::Variable *> self_, this_;
	std::deque<InlineDef> inlines_;
	unsigned hidden_ = 0; /* variables so far */
	bool has_changed_ = false;
};

/* Are the types of the variable and of its keys known? */
bool has_type(const typed::Variable &variable);

/* The report that @name has no meaning. */
Tag unknown_tag(ast::Scope scope);
std::string unknown_text(ast::Scope scope, const std::string &name);

/* "self int x;" */
std::string declaration(ast::Scope scope, const Type *type, const std::string &name);

/* Does @inner lie in the text of @outer? */
bool is_within(Span inner, Span outer);

/* Reports that @name has a meaning; @before says which. */
void redeclared(Diags &diags, std::string_view name, Span span, const std::string &before);

} // namespace dt::check

#endif
