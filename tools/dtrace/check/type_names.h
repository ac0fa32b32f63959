/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Types as written in the source: words, typedefs, tags, and declarators.
 *
 * Typedefs and tags are looked up in the program, then among D's own types, then
 * in D libraries and in the kernel's BTF. A specifier with a body defines its
 * type when it is first checked. All declarators that share the specifier get the
 * same type.
 */
#ifndef DTRACE_CHECK_TYPE_NAMES_H
#define DTRACE_CHECK_TYPE_NAMES_H

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "check/checker_part.h"
#include "check/library_names.h"
#include "check/scope.h"
#include "type/btf.h"

namespace dt::check {

class Types : CheckerPart {
public:
	explicit Types(CheckerParts &parts) : CheckerPart(parts) {}

	/* The type a user wrote; types::Error after a message. */
	const Type *resolve(const ast::TypeName &name);
	/* Resolves as resolve() does, but declares an unknown struct or union, as a declaration in C does. */
	const Type *declared(const ast::TypeName &name, bool needs_size = true);

	/* Resolves the type of an argument of a process: even a library may name a struct that only the process knows. */
	const Type *passed(const ast::TypeName &name);

	void declare(const ast::TypedefDecl &decl);
	void declare(const ast::TagDecl &decl);

	/* Can there be an object of @type, called @what? Says why not. */
	bool can_be_object(const Type *type, Span span, const std::string &what);
	/* Asks as can_be_object() does, for a variable, which also takes memory. */
	bool can_be_variable(const Type *type, Span span, const std::string &name);

	/* The help text for an undefined struct or union where a definition is required. */
	std::string undefined_help(const Type *type);
	/* Bytes of an object of @type, of whatever name. */
	TypePool &pool() { return pool_; }
	uint64_t size_of(const Type *type) const { return pool_.size_of(actual(type)); }

private:
	const Type *find_typedef(std::string_view name) const;
	Type *find_own_tag(const ast::TypeSpec &spec) const;
	void declare_unknown_struct(const ast::TypeSpec &spec);
	const Type *type_of_expr(const ast::Expr &operand);
	const Type *resolve_spec(const ast::TypeSpec &spec);
	const Type *resolve_named(const ast::TypeSpec &spec);
	/* The program's, a library's or the kernel's; or nullptr. */
	const Type *find_named(const ast::TypeSpec &spec);
	const Type *resolve_tag(const ast::TypeSpec &spec);
	const Type *find_tag(const ast::TypeSpec &spec);
	const Type *unknown_type(const ast::TypeSpec &spec, TypeTag tag);
	std::string help_for_unknown(const ast::TypeSpec &spec, TypeTag tag);
	std::string near_type(std::string_view name, TypeTag tag);
	const Type *define_struct(const ast::TypeSpec &spec);
	const Type *define_enum(const ast::TypeSpec &spec);
	bool define_member(const ast::Declarator &declarator, std::vector<Member> &members);
	const Type *derive(const ast::Derivation &step, const Type *type, Span span);
	const Type *function_type(const ast::Derivation &step, const Type *result, Span span);
	std::optional<int64_t> constant_integer(const ast::Expr &expr, Tag tag);

	std::unordered_map<std::string, const Type *> typedefs_;
	std::unordered_map<std::string, Type *> tags_; /* by "struct name": each kind of tag has its own names */
	std::unordered_map<const ast::TypeSpec *, const Type *> defined_; /* specs with a body, seen before */
};

} // namespace dt::check

#endif
