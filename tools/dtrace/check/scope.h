/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names that a program gives: variables, inlines, constants of enums, typedefs
 * and tags. One list for all sources of a run, as in D: what the first script
 * declares the second one may use.
 *
 * Plain names, self-> names and this-> names are three lists, typedefs and tags
 * two more, aggregations another (in typed::Program). Within a list a name has
 * one meaning from its declaration to the end; there are no inner scopes but
 * the keys of an inline and the input of a translator (Local).
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

/* `inline type name[keys] = value;`: put in at each use. */
struct InlineDef {
	const ast::InlineDecl *decl;
	const Type *type;
	std::vector<const Type *> keys;
	bool is_bad = false; /* its value has a mistake, which has been reported */
};

/* A constant of an enum. */
struct EnumConstant {
	const Type *type;
	int64_t value;
};

struct Translator {
	const ast::TranslatorDecl *decl;
	const Type *output, *input;
};

/* What a plain name stands for. */
struct Symbol {
	std::variant<typed::Variable *, InlineDef *, EnumConstant> what;
};

class Scope {
public:
	/* nullptr: not known. */
	const Symbol *find(std::string_view name) const;
	typed::Variable *variable(ast::Scope scope, std::string_view name) const;
	const Type *find_typedef(std::string_view name) const;
	Type *find_tag(std::string_view name) const;

	/* The name must be new. */
	void add(typed::Variable &variable);
	void add(const InlineDef &inline_def);
	void add(std::string_view name, EnumConstant constant);
	void add_typedef(std::string_view name, const Type *type) { typedefs_.emplace(name, type); }
	void add_tag(std::string_view name, Type *type) { tags_.emplace(name, type); }

	std::deque<Translator> translators; /* found by type, so in a list */

	void consider(ast::Scope scope, NearName &near) const;
	void consider_typedefs(NearName &near) const;
	void consider_tags(NearName &near) const;

private:
	std::unordered_map<std::string, Symbol> plain_;
	std::unordered_map<std::string, typed::Variable *> self_, this_;
	std::unordered_map<std::string, const Type *> typedefs_;
	std::unordered_map<std::string, Type *> tags_;
	std::deque<InlineDef> inlines_;
};

} // namespace dt::check

#endif
