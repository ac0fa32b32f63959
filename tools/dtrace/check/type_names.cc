// SPDX-License-Identifier: GPL-2.0
/*
 * Types as written in the source; see type_names.h.
 *
 * Declarators are read from the name outwards, so a type is built backwards:
 * derive() makes one step. A name without a type gets a help line: a type with a
 * similar name, or the reason why no type of the kernel is known.
 */
#include "check/type_names.h"

#include <algorithm>

#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

namespace {

/* Types of D that headers of the C library declare otherwise than the kernel. */
constexpr std::string_view kDifferInC[] = {"dev_t", "id_t"};

constexpr const char *kRename = "give one of them another name";

constexpr std::string_view kTagTexts[] = {"", "", "struct ", "union ", "enum ", "typeof "};

std::string spec_text(const ast::TypeSpec &spec)
{
	std::string text(kTagTexts[static_cast<size_t>(spec.kind)]);

	if (!spec.module.empty())
		text += spec.module + '`';
	return text + (spec.name.empty() ? "{...}" : spec.name);
}

std::string_view tag_text(TypeTag tag)
{
	constexpr std::string_view texts[] = {"", "struct ", "union ", "enum "};

	return texts[static_cast<size_t>(tag)];
}

TypeTag tag_of(const ast::TypeSpec &spec)
{
	const bool is_struct = spec.kind == ast::TypeSpec::Kind::Struct,
		   is_enum = spec.kind == ast::TypeSpec::Kind::Enum;

	return is_struct ? TypeTag::Struct : is_enum ? TypeTag::Enum : TypeTag::Union;
}

dlib::LibraryName library_name(TypeTag tag)
{
	constexpr dlib::LibraryName names[] = {dlib::LibraryName::Typedef, dlib::LibraryName::Struct,
					       dlib::LibraryName::Union, dlib::LibraryName::Enum};

	return names[static_cast<size_t>(tag)];
}

} // namespace

const Type *Types::find_typedef(std::string_view name) const
{
	const auto found = typedefs_.find(std::string(name));

	return found == typedefs_.end() ? nullptr : found->second;
}

/* The key of Types::tags_. A module names types of the kernel, or of the program if it is D. */
static std::string tag_key(const ast::TypeSpec &spec)
{
	const std::string module = spec.module.empty() || spec.module == "D" ? "" : spec.module + '`';

	return std::string(kTagTexts[static_cast<size_t>(spec.kind)]) + module + spec.name;
}

Type *Types::find_own_tag(const ast::TypeSpec &spec) const
{
	const auto found = tags_.find(tag_key(spec));

	return found == tags_.end() ? nullptr : found->second;
}

const Type *Types::resolve(const ast::TypeName &name)
{
	/* As in C, a pointer may lead to a struct that nobody knows. */
	if (!name.derived.empty() && name.derived.back().kind == ast::Derivation::Kind::Pointer &&
	    !libraries_.is_declaring())
		declare_unknown_struct(*name.spec);
	const Type *type = resolve_spec(*name.spec);

	for (size_t i = name.derived.size(); i-- > 0 && !type->is_error();)
		type = derive(name.derived[i], type, name.span);
	return type;
}

/*
 * As in C, a struct or union nobody knows is declared by being named in a declaration, unless its size is needed.
 * A library's is one that this kernel lacks.
 */
const Type *Types::declared(const ast::TypeName &name, bool needs_size)
{
	const ast::TypeSpec &spec = *name.spec;

	if (!name.derived.empty())
		needs_size = name.derived.back().kind == ast::Derivation::Kind::Array;
	if (!needs_size && !libraries_.is_declaring())
		declare_unknown_struct(spec);
	return resolve(name);
}

const Type *Types::passed(const ast::TypeName &name)
{
	if (!name.derived.empty() && name.derived.back().kind == ast::Derivation::Kind::Pointer)
		declare_unknown_struct(*name.spec);
	return declared(name, false);
}

void Types::declare_unknown_struct(const ast::TypeSpec &spec)
{
	const bool is_struct = spec.kind == ast::TypeSpec::Kind::Struct,
		   is_union = spec.kind == ast::TypeSpec::Kind::Union;

	if ((is_struct || is_union) && !spec.has_body && !find_tag(spec))
		tags_.emplace(tag_key(spec),
			      pool_.new_struct(is_struct ? TypeKind::Struct : TypeKind::Union, spec_text(spec)));
}

/* The type that typeof(x) stands for. A function without a value gives void, to which there can be pointers. */
const Type *Types::type_of_expr(const ast::Expr &operand)
{
	const Type *type = expressions_.expr(operand)->type;

	if (!is_never_kept(type) || type->kind == TypeKind::Void)
		return type;
	diags_.error(Tag::D_DECL_INCOMPLETE, operand.span,
		     "cannot apply typeof to an expression of type " + std::string(type->name), help_for_unkept(type));
	return &types::Error;
}

const Type *Types::resolve_spec(const ast::TypeSpec &spec)
{
	const auto known = defined_.find(&spec);

	if (known != defined_.end())
		return known->second;
	switch (spec.kind) {
	case ast::TypeSpec::Kind::Words:
	case ast::TypeSpec::Kind::Named: return resolve_named(spec);
	case ast::TypeSpec::Kind::Typeof: return spec.of ? resolve(*spec.of) : type_of_expr(*spec.operand);
	case ast::TypeSpec::Kind::Enum:
		if (spec.has_body)
			return defined_[&spec] = define_enum(spec);
		return resolve_tag(spec);
	default:
		if (spec.has_body)
			return define_struct(spec);
		return resolve_tag(spec);
	}
}

/* What may have been meant by a name that is not known; or why none of the kernel's is. */
std::string Types::near_type(std::string_view name, TypeTag tag)
{
	NearName near(name);

	libraries_.consider(library_name(tag), near);
	if (tag == TypeTag::None) {
		for (const auto &[known, type] : typedefs_)
			near.consider(known);
		for (const char *word : {"int", "char", "long", "short", "string", "void", "unsigned"})
			near.consider(word);
	} else {
		/* One that is only declared is no help; it may be the same error. */
		for (const auto &[known, type] : tags_)
			if (!type->is_incomplete && known.starts_with(tag_text(tag)))
				near.consider(std::string_view(known).substr(known.find(' ') + 1));
	}
	kernel_.consider(tag, near);
	return near.best().empty() ? kernel_.failure() : near.hint();
}

std::string Types::undefined_help(const Type *type)
{
	const std::string_view name = actual(type)->name;
	const TypeTag tag = type->kind == TypeKind::Union ? TypeTag::Union : TypeTag::Struct;
	const std::string near = near_type(name.substr(name.find(' ') + 1), tag);

	return "it is declared, but not defined" + (near.empty() ? "" : ": " + near);
}

/* Can @spec name a type of the program itself, and not of the kernel? */
static bool may_be_own(const ast::TypeSpec &spec)
{
	return spec.module.empty() || spec.module == "D";
}

std::string Types::help_for_unknown(const ast::TypeSpec &spec, TypeTag tag)
{
	const std::string near = near_type(spec.name, tag);
	std::string own(kTagTexts[static_cast<size_t>(spec.kind)]);

	own += spec.name;
	if (!near.empty())
		return near;
	if (!spec.module.empty() && kernel_.find(tag, spec.name))
		return "write " + own;
	if (!may_be_own(spec))
		return "module " + spec.module + " has no such type, or is not loaded";
	return "define it: " + (tag == TypeTag::None ? "typedef int " + own : own + " { ... }") + ';';
}

const Type *Types::unknown_type(const ast::TypeSpec &spec, TypeTag tag)
{
	const std::string help = help_for_unknown(spec, tag);

	/* To other DTraces, a word that is no type does not stand where a type does. */
	if (tag == TypeTag::None)
		diags_.error(Tag::D_SYNTAX, spec.span,
			     "syntax error near \"" + spec_text(spec) + "\": Unknown type name", help);
	else
		/* `struct s` without a module is a type of the program that is not defined, as in C. */
		diags_.error(may_be_own(spec) ? Tag::D_DECL_INCOMPLETE : Tag::D_TYPE_ERR, spec.span,
			     "failed to resolve type " + spec_text(spec) + ": Unknown type name", help);
	return &types::Error;
}

const Type *Types::resolve_named(const ast::TypeSpec &spec)
{
	const Type *type = find_named(spec);

	return type ? type : unknown_type(spec, TypeTag::None);
}

const Type *Types::find_named(const ast::TypeSpec &spec)
{
	if (may_be_own(spec)) {
		if (const Type *type = find_typedef(spec.name))
			return type;
		if (const Type *type = find_builtin_type(spec.name))
			return type;
		if (libraries_.bring_in(dlib::LibraryName::Typedef, spec.name, spec.span))
			if (const Type *type = find_typedef(spec.name))
				return type;
	}
	return spec.module == "D" ? nullptr : kernel_.find(TypeTag::None, spec.name, spec.module);
}

/* The program's, a library's or the kernel's; or nullptr. */
const Type *Types::find_tag(const ast::TypeSpec &spec)
{
	const TypeTag tag = tag_of(spec);

	if (may_be_own(spec) && !find_own_tag(spec))
		libraries_.bring_in(library_name(tag), spec.name, spec.span);
	if (const Type *type = find_own_tag(spec))
		return type;
	return spec.module == "D" ? nullptr : kernel_.find(tag, spec.name, spec.module);
}

const Type *Types::resolve_tag(const ast::TypeSpec &spec)
{
	const Type *type = find_tag(spec);

	return type ? type : unknown_type(spec, tag_of(spec));
}

bool Types::can_be_object(const Type *type, Span span, const std::string &what)
{
	const Type *inner = actual(type);

	while (inner->is_array())
		inner = actual(inner->of);
	if (inner->kind == TypeKind::Void) {
		diags_.error(Tag::D_DECL_VOIDOBJ, span, what + " cannot be of type void",
			     "it may be a pointer: void *");
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

bool Types::can_be_variable(const Type *type, Span span, const std::string &name)
{
	if (!can_be_object(type, span, name))
		return false;
	if (type->is_array() && type->count == 0) {
		diags_.error(Tag::D_DECL_ARRNULL, span, "the size of array " + name + " is missing",
			     "write the number of its elements, as in " + declaration(type->of, name + "[10]"));
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

const Type *Types::define_struct(const ast::TypeSpec &spec)
{
	const TypeKind kind = spec.kind == ast::TypeSpec::Kind::Struct ? TypeKind::Struct : TypeKind::Union;
	Type *type = spec.name.empty() ? nullptr : find_own_tag(spec);
	std::vector<Member> members;
	bool good = true;

	if (type && !type->is_incomplete) {
		diags_.error(Tag::D_DECL_TYPERED, spec.span, spec_text(spec) + " is declared already", kRename);
		return defined_[&spec] = &types::Error;
	}
	if (!type) {
		type = pool_.new_struct(kind, spec_text(spec));
		if (!spec.name.empty())
			tags_.emplace(tag_key(spec), type);
	}
	for (const ast::Declarator &declarator : spec.members)
		good &= define_member(declarator, members);
	if (!good)
		return defined_[&spec] = &types::Error;
	uint64_t size = 0;
	for (const Member &member : members)
		size += size_of(member.type);
	if (size > INT32_MAX) {
		diags_.error(Tag::D_DECL_ARRBIG, spec.span, spec_text(spec) + " is too large",
			     "it may have at most 2147483647 bytes");
		return defined_[&spec] = &types::Error;
	}
	pool_.complete_struct(type, std::move(members));
	return defined_[&spec] = type;
}

/* Appends one member; false after a message. */
bool Types::define_member(const ast::Declarator &declarator, std::vector<Member> &members)
{
	const Type *type = declared(declarator.type);
	Member member = {pool_.keep(declarator.name), type, 0, 0};

	if (type->is_error() || !can_be_object(type, declarator.span, "member " + declarator.name))
		return false;
	for (const Member &known : members) {
		if (!declarator.name.empty() && known.name == declarator.name) {
			diags_.error(Tag::D_UNKNOWN, declarator.span,
				     "member " + declarator.name + " is declared twice", kRename);
			return false;
		}
	}
	if (declarator.bits) {
		const auto bits = constant_integer(*declarator.bits, Tag::D_DECL_BFCONST);

		if (!bits)
			return false;
		if (!type->is_integer()) {
			diags_.error(Tag::D_DECL_BFTYPE, declarator.span, "a bit-field must be of integer type",
				     "this is of type " + std::string(type->name));
			return false;
		}
		if (*bits <= 0 || *bits > type->bits()) {
			diags_.error(*bits <= 0 ? Tag::D_DECL_BFCONST : Tag::D_DECL_BFSIZE, declarator.bits->span,
				     format("a bit-field of %s has from 1 to %u bits", std::string(type->name).c_str(),
					    type->bits()));
			return false;
		}
		member.bits = static_cast<uint8_t>(*bits);
	}
	members.push_back(member);
	return true;
}

const Type *Types::define_enum(const ast::TypeSpec &spec)
{
	std::vector<Enumerator> list;
	int64_t next = 0;

	if (!spec.name.empty() && find_own_tag(spec)) {
		diags_.error(Tag::D_DECL_TYPERED, spec.span, spec_text(spec) + " is declared already", kRename);
		return &types::Error;
	}
	const size_t before = diags_.errors();
	Expansions::MoreLocals constants_so_far(expansions_);
	for (const ast::EnumeratorDecl &decl : spec.enumerators) {
		if (decl.value)
			next = constant_integer(*decl.value, Tag::D_DECL_ENCONST).value_or(next);
		else if (next == int64_t{INT32_MAX} + 1)
			diags_.error(Tag::D_DECL_ENOFLOW, decl.span, "the value of " + decl.name + " overflows INT_MAX",
				     "give it a value, as in " + decl.name + " = 0x80000000");
		if (next < INT32_MIN || next > UINT32_MAX)
			diags_.error(Tag::D_DECL_ENOFLOW, decl.span,
				     "the value of " + decl.name + " does not fit an int",
				     "it is from -2147483648 to 4294967295");
		const auto same = std::find_if(list.begin(), list.end(),
					       [&](const Enumerator &e) { return e.name == decl.name; });
		if (scope_.find(decl.name) || find_builtin(decl.name))
			redeclared(diags_, decl.name, decl.span,
				   scope_.find(decl.name) ? "it has a meaning already" : "it is a name of D");
		else if (same != list.end())
			diags_.error(Tag::D_UNKNOWN, decl.span, "constant " + decl.name + " is declared twice",
				     "give one of them another name");
		else
			list.push_back({pool_.keep(decl.name), next});
		/* Constants after this one may use it. A constant gets the enum's type when that type is known. */
		const Type *type = next <= INT32_MAX ? &types::Int : &types::UInt;
		constants_so_far.add(
			{decl.name, make_typed(type, decl.span, Int{fit_to_type(static_cast<uint64_t>(next), type)})});
		next++;
	}
	const std::vector<Enumerator> constants = list;
	const Type *made = pool_.new_enum(spec_text(spec), std::move(list));
	for (size_t i = 0; i < constants.size(); i++)
		scope_.add(constants[i].name, EnumConstant{made, constants[i].value});
	if (!spec.name.empty())
		tags_.emplace(tag_key(spec), const_cast<Type *>(made));
	return diags_.errors() == before ? made : &types::Error;
}

/* ": T *", or "" if the name of @type is that of an array or a function, as "int [3]": no star can follow that. */
static std::string as_pointer(const Type *type)
{
	return type->name.find_first_of("[(") == std::string_view::npos ? ": " + std::string(type->name) + " *" : "";
}

/* One step of a declarator. */
const Type *Types::derive(const ast::Derivation &step, const Type *type, Span span)
{
	if (step.kind == ast::Derivation::Kind::Pointer)
		return pool_.pointer_to(type, step.is_userland);
	if (step.kind == ast::Derivation::Kind::Function)
		return function_type(step, type, span);

	if (type->kind == TypeKind::Void || type->kind == TypeKind::Function ||
	    (type->is_struct() && actual(type)->is_incomplete)) {
		diags_.error(type->kind == TypeKind::Void ? Tag::D_DECL_VOIDOBJ : Tag::D_DECL_INCOMPLETE, span,
			     "an array cannot have elements of type " + std::string(type->name),
			     type->is_struct() ? undefined_help(type) : "they may be pointers" + as_pointer(type));
		return &types::Error;
	}
	if (!step.count)
		return pool_.array_of(type, 0);
	const auto count = constant_integer(*step.count, Tag::D_DECL_ARRSUB);
	if (!count)
		return &types::Error;
	if (*count < 0) {
		diags_.error(Tag::D_DECL_ARRSUB, step.count->span,
			     "the size of an array must be a positive integer constant");
		return &types::Error;
	}
	const uint64_t most = INT32_MAX / std::max<uint64_t>(size_of(type), 1);
	if (static_cast<uint64_t>(*count) > most) {
		diags_.error(Tag::D_DECL_ARRBIG, step.count->span, "an array may have at most 2147483647 bytes",
			     format("these are %llu elements of type ", static_cast<unsigned long long>(most)) +
				     std::string(type->name));
		return &types::Error;
	}
	return pool_.array_of(type, static_cast<uint32_t>(*count));
}

const Type *Types::function_type(const ast::Derivation &step, const Type *result, Span span)
{
	std::vector<Member> params;

	if (result->is_array() || result->kind == TypeKind::Function) {
		diags_.error(Tag::D_DECL_FUNCRET, span, "a function cannot return " + std::string(result->name),
			     "it may return a pointer" + as_pointer(result));
		return &types::Error;
	}
	for (const ast::Declarator &declarator : step.params) {
		const Type *type = declared(declarator.type, false);

		if (type->is_error())
			return type;
		/* f(void) */
		if (type->kind == TypeKind::Void && step.params.size() == 1 && declarator.name.empty())
			break;
		if (type->kind == TypeKind::Void) {
			diags_.error(declarator.name.empty() ? Tag::D_DECL_PROTO_VOID : Tag::D_DECL_PROTO_NAME,
				     declarator.type.span, "void must be the only parameter, and has no name");
			return &types::Error;
		}
		if (type->is_array())
			type = pool_.pointer_to(type->of);
		params.push_back({pool_.keep(declarator.name), type, 0, 0});
	}
	return pool_.function_of(result, std::move(params), step.is_variadic);
}

/* The value of @expr where the grammar wants a constant; none after a message with @tag. */
std::optional<int64_t> Types::constant_integer(const ast::Expr &e, Tag tag)
{
	const ExprPtr result = expressions_.value(e);
	const Int *constant = as_constant(*result);

	if (result->type->is_error())
		return {};
	if (constant && result->type->is_integer())
		return static_cast<int64_t>(constant->value);
	diags_.error(tag, e.span, "an integer constant is expected", "write a number, or the constant of an enum");
	return {};
}

void Types::declare(const ast::TypedefDecl &decl)
{
	const std::string &name = decl.declarator.name;
	const Type *type = declared(decl.declarator.type, false);
	const Type *known = find_typedef(name);

	if (type->is_error())
		return;
	if (!known && scope_.find(name)) {
		redeclared(diags_, name, decl.declarator.span, "it has another meaning already");
		return;
	}
	if (!known)
		known = find_builtin_type(name);
	const bool is_of_header = !find_typedef(name) && std::ranges::find(kDifferInC, name) != std::end(kDifferInC);
	if (!known || (is_of_header && !same_type(known, type)))
		typedefs_.emplace(name, pool_.named(name, type));
	else if (!same_type(known, type))
		diags_.error(Tag::D_DECL_IDRED, decl.declarator.span, "type " + name + " is declared already",
			     known->original || !known->is_integer() ?
				     "it is " + std::string(actual(known)->name) :
				     format("it is %s integer of %u bits",
					    known->is_signed ? "a signed" : "an unsigned", known->size * 8));
}

void Types::declare(const ast::TagDecl &decl)
{
	const ast::TypeSpec &spec = *decl.spec;
	const bool is_forward = !spec.has_body && spec.module.empty() && spec.kind != ast::TypeSpec::Kind::Enum;
	const TypeKind kind = spec.kind == ast::TypeSpec::Kind::Struct ? TypeKind::Struct : TypeKind::Union;

	if (is_forward && !find_own_tag(spec))
		tags_.emplace(tag_key(spec),
			      pool_.new_struct(kind, (kind == TypeKind::Struct ? "struct " : "union ") + spec.name));
	else
		resolve_spec(spec);
}

} // namespace dt::check
