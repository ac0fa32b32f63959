// SPDX-License-Identifier: GPL-2.0
/*
 * Types and declarators, as in C.
 *
 * C's grammar needs to know which names are types only where an expression may
 * stand, too: after `(` and after sizeof. at_type() decides by the cheapest
 * evidence first: the tokens around the name, the names of this source, D's own
 * names, and last the callback, which may have to read the kernel's BTF. In a
 * declaration, a name in the position of a type is a type. If it is unknown,
 * the checker reports that, with a similar name.
 *
 * The words of a type are sorted here: `long unsigned int` becomes "unsigned
 * long". const, volatile and restrict mean nothing to a tracer and are dropped.
 */
#include "parse/parser.h"

#include <iterator>

#include "type/builtins.h"
#include "lex/lexer.h"
#include "type/type.h"

namespace dt::parse {

using namespace ast;

namespace {

constexpr size_t kMaxDerivations = 64;

constexpr Tok kTypeWords[] = {
	Tok::KwChar,	 Tok::KwShort,	  Tok::KwInt,	   Tok::KwLong,	 Tok::KwSigned, Tok::KwUnsigned,
	Tok::KwVoid,	 Tok::KwString,	  Tok::KwStruct,   Tok::KwUnion, Tok::KwEnum,	Tok::KwConst,
	Tok::KwVolatile, Tok::KwRestrict, Tok::KwUserland, Tok::KwFloat, Tok::KwDouble, Tok::KwTypeof,
};

constexpr Tok kStorageWords[] = {
	Tok::KwSelf,	Tok::KwThis, Tok::KwExtern,   Tok::KwStatic,
	Tok::KwTypedef, Tok::KwAuto, Tok::KwRegister, Tok::KwInline,
};

/*
 * Keywords that can be names of members and parameters: those of D that C programs, and with them kernel types, use
 * as names, and those of statements, which other languages have.
 */
constexpr Tok kNamesToo[] = {
	Tok::KwCounter,	 Tok::KwImport,	  Tok::KwOffsetof, Tok::KwProbe,  Tok::KwProvider,
	Tok::KwSelf,	 Tok::KwString,	  Tok::KwStringof, Tok::KwThis,	  Tok::KwTranslator,
	Tok::KwTypeof,	 Tok::KwUserland, Tok::KwXlate,	   Tok::KwBreak,  Tok::KwCase,
	Tok::KwContinue, Tok::KwDefault,  Tok::KwDo,	   Tok::KwElse,	  Tok::KwFor,
	Tok::KwGoto,	 Tok::KwIf,	  Tok::KwReturn,   Tok::KwSwitch, Tok::KwWhile,
};

/* The tokens that can follow `(type)` and cannot follow `(expression)`. */
constexpr Tok kOperandStarts[] = {
	Tok::Ident,	 Tok::KernelVar, Tok::Aggregation, Tok::Integer,  Tok::Char,
	Tok::String,	 Tok::KwSelf,	 Tok::KwThis,	   Tok::KwSizeof, Tok::KwStringof,
	Tok::KwOffsetof, Tok::KwXlate,	 Tok::Not,	   Tok::BitNot,	  Tok::LParen,
};

/* The tokens that can follow both. */
constexpr Tok kOperandOrOperator[] = {Tok::Add, Tok::Sub, Tok::Mul, Tok::BitAnd, Tok::Inc, Tok::Dec};

template <size_t N>
bool is_one_of(const Tok (&list)[N], Tok kind)
{
	return std::find(std::begin(list), std::end(list), kind) != std::end(list);
}

bool is_qualifier(Tok kind)
{
	return kind == Tok::KwConst || kind == Tok::KwVolatile || kind == Tok::KwRestrict;
}

} // namespace

bool Parser::is_type_word(Tok kind)
{
	return is_one_of(kTypeWords, kind);
}

bool Parser::is_storage_word(Tok kind)
{
	return is_one_of(kStorageWords, kind);
}

/* Can @kind be the name of a member or parameter? */
bool Parser::may_be_name(Tok kind)
{
	return kind == Tok::Ident || is_one_of(kNamesToo, kind);
}

bool Parser::is_type_name(std::string_view name) const
{
	const std::string text(name);

	if (typedefs_.contains(text) || find_builtin_type(name))
		return true;
	if (variables_.contains(text) || find_builtin(name))
		return false;
	return name.ends_with("_t") || (is_type_ && is_type_(name));
}

/* `(` and the name at @ahead: is it a cast even if nobody knows the name? `(x *)` and `(x) y` can be nothing else. */
bool Parser::must_be_cast(size_t ahead) const
{
	size_t at = ahead + 1;

	while (peek(at).kind == Tok::Mul || is_qualifier(peek(at).kind))
		at++;
	if (peek(at).kind != Tok::RParen)
		return false;
	return at > ahead + 1 || is_one_of(kOperandStarts, peek(at + 1).kind);
}

/* After the `(` of a cast, or of sizeof or typeof: does a type start at token @ahead? */
bool Parser::at_type(size_t ahead, TypeContext context) const
{
	const Token &token = peek(ahead);
	const Tok behind = peek(ahead + 1).kind;

	if (is_type_word(token.kind) || (is_storage_word(token.kind) && behind != Tok::Arrow))
		return true;
	if (token.kind != Tok::Ident && (token.kind != Tok::KernelVar || list_.text(token).starts_with('`')))
		return false;
	if (context == TypeContext::Cast && must_be_cast(ahead))
		return true;
	if (behind == Tok::RParen && context == TypeContext::Cast) {
		const Tok next = peek(ahead + 2).kind;

		if (!is_one_of(kOperandStarts, next) && !is_one_of(kOperandOrOperator, next))
			return false;
	} else if (behind != Tok::RParen && behind != Tok::Mul && behind != Tok::LBracket && behind != Tok::LParen &&
		   !is_qualifier(behind)) {
		return false;
	}
	/* (f(x)), (a[1]) and (x * y): a type only if the name is known as one. */
	return is_type_name(list_.text(token));
}

/* type_name: specifiers abstract-declarator */
std::optional<TypeName> Parser::type_name()
{
	Specifiers specs;
	Declarator abstract;
	DeclaratorRule rule = {.name = NameRule::Refused};

	if (!specifiers(specs, StorageClass::Refused) || !declarator(abstract, specs, rule))
		return {};
	return std::move(abstract.type);
}

static bool is_tag_word(Tok kind)
{
	return kind == Tok::KwStruct || kind == Tok::KwUnion || kind == Tok::KwEnum;
}

/* Rejects words beside a struct, a typedef or typeof: char and its like, those of a sign, or long and short. */
static void reject_words(Diags &diags, Span span, bool has_base, bool has_sign, bool has_size)
{
	constexpr const char *help =
		"words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration";

	if (has_sign && !has_base)
		diags.error(Tag::D_DECL_SIGNINT, span, "signed and unsigned may only be used with an integer type",
			    help);
	else if (has_size && !has_base)
		diags.error(Tag::D_DECL_LONGINT, span, "long and short may only be used with an integer type", help);
	else
		diags.error(Tag::D_DECL_COMBO, span, "invalid type combination", help);
}

/* specifiers: { storage | qualifier | WORD | struct-union-enum | typeof | NAME } */
bool Parser::specifiers(Specifiers &out, StorageClass storage)
{
	const Span begin = peek().span;
	const uint32_t deepest_before = std::exchange(deepest_, 0);
	auto spec = std::make_shared<TypeSpec>();
	const Nesting nesting(*this);
	Words words;
	bool has_type = false;

	if (nesting.too_deep())
		return type_too_deep(begin);
	for (;;) {
		const Tok kind = peek().kind;

		if (is_qualifier(kind)) {
			take();
		} else if (kind == Tok::KwUserland) {
			take();
			spec->is_userland = true;
		} else if (is_storage_word(kind) && !has_type && !words.any) {
			if (!storage_word(out, storage))
				return false;
		} else if (has_type) {
			words.any = words.any || is_type_word(kind) || is_tag_word(kind);
			break;
		} else if (is_tag_word(kind)) {
			if (!tagged_type(*spec))
				return false;
			has_type = true;
		} else if (kind == Tok::KwTypeof) {
			if (!typeof_type(*spec))
				return false;
			has_type = true;
		} else if (is_type_word(kind)) {
			add_word(words, take().kind);
		} else if (!words.any && out.storage != Tok::End && at_untyped_name()) {
			words.any = true; /* `self x;` is `self int x;`, as in C */
			break;
		} else if (!words.any && (kind == Tok::Ident || kind == Tok::KernelVar)) {
			if (!named_type(*spec))
				return false;
			has_type = true;
		} else {
			break;
		}
	}
	out.span = spec->span = from(begin);
	out.depth = deepest_;
	deepest_ = std::max(deepest_, deepest_before);
	if (words.any && has_type) {
		reject_words(diags_, out.span, words.base != Tok::End, words.is_signed || words.is_unsigned,
			     words.l || words.s);
		return false;
	}
	if (!words.any && !has_type)
		return syntax_error("a type"), false;
	out.spec = std::move(spec);
	return has_type || finish_words(words, *out.spec);
}

/* After a storage class: is this the name that is declared, and not its type? */
bool Parser::at_untyped_name() const
{
	const Tok behind = peek(1).kind;

	return is(Tok::Ident) && (behind == Tok::Semicolon || behind == Tok::Comma || behind == Tok::LBracket) &&
	       !is_type_name(list_.text(peek()));
}

/* One of self, this, extern, static, typedef. */
bool Parser::storage_word(Specifiers &out, StorageClass storage)
{
	const Token &token = take();
	const std::string word(token_source(token));

	if (storage != StorageClass::Allowed || token.kind == Tok::KwAuto || token.kind == Tok::KwRegister ||
	    token.kind == Tok::KwInline) {
		diags_.error(storage == StorageClass::OfParameter ? Tag::D_DECL_PARMCLASS : Tag::D_DECL_BADCLASS,
			     token.span, "invalid storage class \"" + word + '"',
			     storage != StorageClass::Allowed ? "this is not a declaration of a variable" :
								"D has self, this, extern, static, and typedef");
		return false;
	}
	if (out.storage != Tok::End) {
		diags_.error(Tag::D_DECL_CLASS, token.span, "only one storage class allowed in a declaration",
			     "the other one is " + std::string(lex::token_text(out.storage)));
		return false;
	}
	out.storage = token.kind;
	out.storage_span = token.span;
	return true;
}

/* named_type: NAME | MODULE`NAME */
bool Parser::named_type(TypeSpec &spec)
{
	const Token &token = take();
	const std::string_view text = list_.text(token);
	const size_t tick = text.rfind('`');

	spec.kind = TypeSpec::Kind::Named;
	spec.name = text.substr(tick == std::string_view::npos ? 0 : tick + 1);
	spec.module = text.substr(0, tick == std::string_view::npos ? 0 : tick);
	return true;
}

/* tagged_type: ('struct' | 'union' | 'enum') ( TAG [ body ] | body ); TAG: NAME | MODULE`NAME */
bool Parser::tagged_type(TypeSpec &spec)
{
	const Tok keyword = take().kind;

	if (is(Tok::KernelVar) || may_be_name(peek().kind)) {
		/* A tag may be named like a keyword of D. */
		if (is(Tok::KernelVar) || is(Tok::Ident))
			named_type(spec);
		else
			spec.name = token_source(take());
	} else if (!is(Tok::LBrace)) {
		return syntax_error("the name of the type, or { and its members"), false;
	}
	spec.kind = keyword == Tok::KwStruct ? TypeSpec::Kind::Struct :
		    keyword == Tok::KwUnion  ? TypeSpec::Kind::Union :
					       TypeSpec::Kind::Enum;
	if (!is(Tok::LBrace))
		return true;
	if (!spec.module.empty())
		return refuse(peek(), "a type of a module cannot be defined here"), false;
	take();
	spec.has_body = true;
	return keyword == Tok::KwEnum ? enumerators(spec.enumerators) : members(spec.members);
}

/* members: { specifiers [ member { ',' member } ] ';' } '}'; member: declarator [ ':' BITS ] | ':' BITS */
bool Parser::members(std::vector<Declarator> &list)
{
	while (!accept(Tok::RBrace)) {
		Specifiers specs;

		if (accept(Tok::Semicolon))
			continue;
		if (is(Tok::End) || is(Tok::ProbeSpec))
			return syntax_error("} at the end of the members"), false;
		if (!specifiers(specs, StorageClass::Refused))
			return false;
		if (is(Tok::Semicolon) && specs.spec->kind != TypeSpec::Kind::Struct &&
		    specs.spec->kind != TypeSpec::Kind::Union && specs.spec->kind != TypeSpec::Kind::Enum)
			return syntax_error("the name of the member"), false;
		do {
			Declarator member;
			DeclaratorRule rule = {.name = NameRule::Optional};

			member.span = peek().span;
			if (!declarator(member, specs, rule))
				return false;
			if (accept(Tok::Colon) && !(member.bits = conditional()))
				return false;
			list.push_back(std::move(member));
		} while (accept(Tok::Comma));
		if (!expect(Tok::Semicolon, ", or ; behind the member"))
			return false;
	}
	return true;
}

/* enumerators: NAME [ '=' conditional ] { ',' ... } [ ',' ] '}' */
bool Parser::enumerators(std::vector<EnumeratorDecl> &list)
{
	do {
		if (is(Tok::RBrace) && !list.empty())
			break;
		if (!is(Tok::Ident))
			return syntax_error("the name of a constant"), false;
		const Token &name = take();
		EnumeratorDecl constant = {name.span, std::string(list_.text(name)), nullptr};

		if (accept(Tok::Assign) && !(constant.value = conditional()))
			return false;
		variables_.insert(constant.name);
		list.push_back(std::move(constant));
	} while (accept(Tok::Comma));
	return expect(Tok::RBrace, "= and a value, a ',', or } after the constant");
}

/* typeof_type: 'typeof' '(' ( type_name | expression ) ')' */
bool Parser::typeof_type(TypeSpec &spec)
{
	take();
	spec.kind = TypeSpec::Kind::Typeof;
	if (!is(Tok::LParen))
		return syntax_error("( and an expression or a type"), false;
	if (at_type(1, TypeContext::Operand)) {
		take();
		std::optional<TypeName> type = type_name();
		if (!type)
			return false;
		spec.of = std::make_unique<TypeName>(std::move(*type));
	} else {
		take();
		spec.operand = expression();
		if (!spec.operand)
			return false;
	}
	return expect(Tok::RParen, ") after the operand of typeof");
}

void Parser::add_word(Words &words, Tok kind)
{
	words.any = true;
	if (kind == Tok::KwLong) {
		words.l++;
	} else if (kind == Tok::KwShort) {
		words.s++;
	} else if (kind == Tok::KwSigned) {
		words.is_signed++;
	} else if (kind == Tok::KwUnsigned) {
		words.is_unsigned++;
	} else {
		words.clash |= words.base != Tok::End;
		words.base = kind;
	}
}

/* Words to a name of C, in its usual form; rejects those that do not go together. */
bool Parser::finish_words(const Words &words, TypeSpec &spec)
{
	const Tok base = words.base == Tok::End ? Tok::KwInt : words.base;
	const bool has_sign = words.is_signed || words.is_unsigned;
	const std::string word(lex::token_text(base));

	spec.kind = TypeSpec::Kind::Words;
	if (words.clash || words.l > 2 || words.s > 1 || (words.l && words.s) ||
	    words.is_signed + words.is_unsigned > 1) {
		diags_.error(Tag::D_DECL_COMBO, spec.span, "invalid type combination",
			     "these words exclude each other");
		return false;
	}
	if ((has_sign || words.s + words.l > 0) && base == Tok::KwVoid) {
		diags_.error(Tag::D_DECL_VOIDATTR, spec.span,
			     "short, long, signed and unsigned may not be used with void", "void has no values");
		return false;
	}
	if (words.s + words.l > 0 && base == Tok::KwChar) {
		diags_.error(Tag::D_DECL_CHARATTR, spec.span, "short and long may not be used with char",
			     "char has only one size");
		return false;
	}
	if (has_sign && base != Tok::KwInt && base != Tok::KwChar) {
		diags_.error(Tag::D_DECL_SIGNINT, spec.span,
			     "signed and unsigned may only be used with an integer type", word + " has no sign");
		return false;
	}
	if (words.s + words.l > 0 && base != Tok::KwInt && !(base == Tok::KwDouble && words.l == 1)) {
		diags_.error(Tag::D_DECL_LONGINT, spec.span, "long and short may only be used with an integer type",
			     word + " has only one size");
		return false;
	}
	if (words.is_unsigned)
		spec.name = "unsigned ";
	else if (words.is_signed && base == Tok::KwChar)
		spec.name = "signed ";
	spec.name += words.s ? "short" : words.l == 2 ? "long long" : words.l == 1 ? "long" : word;
	if (words.l && base == Tok::KwDouble)
		spec.name += " double";
	return true;
}

/* Is the `(` here around a declarator, and not around parameters? */
bool Parser::at_nested_declarator(NameRule rule) const
{
	const Token &token = peek(1);

	if (!is(Tok::LParen))
		return false;
	if (token.kind == Tok::Mul || token.kind == Tok::LParen || token.kind == Tok::LBracket)
		return true;
	return rule != NameRule::Refused && token.kind == Tok::Ident && !is_type_name(list_.text(token));
}

/* One declarator for @specifiers: fills all but bits. */
bool Parser::declarator(Declarator &out, const Specifiers &specifiers, DeclaratorRule &rule)
{
	const uint32_t deepest_before = deepest_;

	deepest_ = 0;
	out.span = peek().span;
	out.type.spec = specifiers.spec;
	if (!declarator_part(out, rule))
		return false;
	if (specifiers.spec->is_userland) {
		const auto inner =
			std::find_if(out.type.derived.rbegin(), out.type.derived.rend(),
				     [](const Derivation &d) { return d.kind == Derivation::Kind::Pointer; });

		if (inner != out.type.derived.rend())
			inner->is_userland = true;
	}
	out.type.span = from(specifiers.span);
	out.type.depth = std::max(deepest_, specifiers.depth);
	deepest_ = std::max(out.type.depth, deepest_before);
	return true;
}

/* declarator_part: { '*' { qualifier } } [ NAME | '(' declarator_part ')' ] { brackets | parameters } */
bool Parser::declarator_part(Declarator &out, DeclaratorRule &rule)
{
	const Nesting nesting(*this);
	std::vector<Derivation> pointers;

	if (nesting.too_deep())
		return type_too_deep(peek().span);
	while (accept(Tok::Mul)) {
		Derivation &pointer = pointers.emplace_back();

		while (is_qualifier(peek().kind) || is(Tok::KwUserland))
			pointer.is_userland |= take().kind == Tok::KwUserland;
	}
	if (at_nested_declarator(rule.name)) {
		take();
		if (!declarator_part(out, rule) || !expect(Tok::RParen, ") of the declarator"))
			return false;
	} else if (rule.name != NameRule::Refused && may_be_name(peek().kind)) {
		out.span = peek().span;
		out.name = token_source(take());
	} else if (rule.name == NameRule::Wanted) {
		return syntax_error("a name"), false;
	}
	while (is(Tok::LBracket) || is(Tok::LParen)) {
		if (is(Tok::LBracket) && !brackets(out, rule))
			return false;
		if (accept(Tok::LParen)) {
			Derivation function;

			function.kind = Derivation::Kind::Function;
			if (!parameters(function.params, function.is_variadic))
				return false;
			out.type.derived.push_back(std::move(function));
		}
	}
	for (auto pointer = pointers.rbegin(); pointer != pointers.rend(); ++pointer)
		out.type.derived.push_back(std::move(*pointer));
	if (out.type.derived.size() > kMaxDerivations)
		return type_too_deep(out.span);
	return true;
}

/* brackets: '[' [ conditional ] ']', or keys */
bool Parser::brackets(Declarator &out, DeclaratorRule &rule)
{
	const bool first = out.type.derived.empty() && !rule.has_keys;

	take();
	while (is_qualifier(peek().kind) && peek(1).kind == Tok::RBracket)
		take(); /* of a parameter: [restrict] */
	if (first && rule.key_names) {
		rule.has_keys = true;
		return keys(rule);
	}
	const bool type = is_type_word(peek().kind) || (is(Tok::Ident) && is_type_name(list_.text(peek())));
	if (type && first && rule.key_types) {
		rule.has_keys = true;
		return keys(rule);
	}
	if (type)
		return syntax_error("the number of elements; types of keys stand in the first brackets of a variable"),
		       false;

	Derivation array;
	array.kind = Derivation::Kind::Array;
	if (!is(Tok::RBracket) && !(array.count = conditional()))
		return false;
	out.type.derived.push_back(std::move(array));
	return expect(Tok::RBracket, "an operator, or ] after the number of elements");
}

/* keys: type_name { ',' type_name } ']' of a variable; parameter { ',' parameter } ']' of an inline */
bool Parser::keys(DeclaratorRule &rule)
{
	do {
		if (rule.key_names) {
			if (!parameter(rule.key_names->emplace_back()))
				return false;
			continue;
		}
		if (is(Tok::Ellipsis)) {
			diags_.error(Tag::D_DECL_PROTO_VARARGS, peek().span, "... is no type of a key",
				     "an array has a fixed number of keys");
			return false;
		}
		std::optional<TypeName> type = type_name();
		if (!type)
			return false;
		rule.key_types->push_back(std::move(*type));
	} while (accept(Tok::Comma));
	return expect(Tok::RBracket, "] or , after the type of the key");
}

/* parameters: [ 'void' | parameter { ',' parameter } [ ',' '...' ] ] ')'; the '(' is taken already */
bool Parser::parameters(std::vector<Declarator> &list, bool &is_variadic)
{
	if (accept(Tok::RParen))
		return true;
	do {
		if (accept(Tok::Ellipsis)) {
			is_variadic = true;
			if (is(Tok::RParen))
				break;
			diags_.error(Tag::D_DECL_PROTO_VARARGS, last_end_, "... must be the last parameter",
				     "it stands for all further arguments");
			return false;
		}
		if (!parameter(list.emplace_back()))
			return false;
	} while (accept(Tok::Comma));

	for (const Declarator &param : list) {
		const bool is_void = param.type.derived.empty() && param.type.spec->kind == TypeSpec::Kind::Words &&
				     param.type.spec->name == "void";

		if (is_void && (list.size() > 1 || is_variadic || !param.name.empty())) {
			diags_.error(param.name.empty() ? Tag::D_DECL_PROTO_VOID : Tag::D_DECL_PROTO_NAME,
				     param.type.span, "void must be the sole parameter, without a name",
				     "a parameter that can be any pointer is a void *");
			return false;
		}
		if (is_void) {
			list.clear();
			break;
		}
	}
	return expect(Tok::RParen, ") or , after the parameter");
}

/* parameter: specifiers [ declarator ] */
bool Parser::parameter(Declarator &out)
{
	Specifiers specs;
	DeclaratorRule rule = {.name = NameRule::Optional};

	return specifiers(specs, StorageClass::OfParameter) && declarator(out, specs, rule);
}

} // namespace dt::parse
