// SPDX-License-Identifier: GPL-2.0
/*
 * Declarations outside of clauses: variables, types, inlines, translators and
 * providers. `int a, *b[3];` becomes two items that share their specifiers. A
 * struct that is defined and used in one declaration stays a part of it.
 */
#include "lex/lexer.h"
#include "parse/parser.h"

namespace dt::parse {

using namespace ast;

namespace {

/* Members may be named by words of D. In an expression such a word cannot be meant, so nothing else may. */
bool can_be_used(const Declarator &declarator, Diags &diags)
{
	if (lex::find_keyword(declarator.name) == Tok::Ident)
		return true;
	diags.error(Tag::D_SYNTAX, declarator.span, "syntax error near \"" + declarator.name + '"',
		    "this is a word of D: take another name");
	return false;
}

/* `int f(int);`, which declares nothing that is used */
bool is_prototype(const Declarator &declarator)
{
	return !declarator.type.derived.empty() && declarator.type.derived[0].kind == Derivation::Kind::Function;
}

} // namespace

/* Can a declaration begin here? */
bool Parser::at_declaration() const
{
	const Tok kind = peek().kind;

	return is_type_word(kind) || is_storage_word(kind) || kind == Tok::Ident || kind == Tok::KernelVar ||
	       kind == Tok::KwTranslator || kind == Tok::KwProvider;
}

std::vector<Item> Parser::declaration_at(size_t begin)
{
	std::vector<Item> items;

	at_ = begin;
	diags_.set_region(Region::Declaration);
	if (!at_declaration())
		syntax_error("a declaration; libraries have no clauses");
	else if (!declaration(items))
		items.clear();
	return items;
}

std::vector<Item> parse_declaration(const TokenList &list, const Source &source, size_t begin, Diags &diags,
				    const IsType &is_type)
{
	return Parser(list, source, diags, is_type).declaration_at(begin);
}

/* declaration: inline | translator | provider | specifiers [ declarators ] ';' */
bool Parser::declaration(std::vector<Item> &items)
{
	const Span begin = peek().span;
	Specifiers specs;

	if (is(Tok::KwInline))
		return inline_declaration(items);
	if (is(Tok::KwTranslator))
		return translator(items);
	if (is(Tok::KwProvider))
		return provider(items);
	if (!specifiers(specs, StorageClass::Allowed))
		return false;
	const TypeSpec::Kind kind = specs.spec->kind;
	const bool tagged = kind == TypeSpec::Kind::Struct || kind == TypeSpec::Kind::Union ||
			    kind == TypeSpec::Kind::Enum;
	/* `typedef struct s { ... };` is `struct s { ... };`, as in C. */
	if (specs.storage == Tok::KwTypedef && is(Tok::Semicolon) && tagged)
		specs.storage = Tok::End;
	if (specs.storage == Tok::KwTypedef && !(is(Tok::Semicolon) && kind == TypeSpec::Kind::Words))
		return typedefs(specs, items);
	if (!is(Tok::Semicolon))
		return variables(specs, items);

	if (kind == TypeSpec::Kind::Words || (kind == TypeSpec::Kind::Named && is_type_name(specs.spec->name))) {
		diags_.error(Tag::D_DECL_USELESS, specs.span, "useless declaration", "it declares no name");
	} else if (!tagged) {
		syntax_error("the name of the variable; its type comes first");
	} else if (specs.storage != Tok::End || (specs.spec->name.empty() && kind != TypeSpec::Kind::Enum)) {
		diags_.error(Tag::D_DECL_USELESS, specs.span, "useless declaration",
			     specs.storage != Tok::End ? "a storage class is for variables" :
							 "a type that has no name and no variable cannot be used");
	} else {
		take();
		items.emplace_back(TagDecl{from(begin), std::move(specs.spec)});
		return true;
	}
	return false;
}

/* variables: declarator { ',' declarator } ';' */
bool Parser::variables(const Specifiers &specifiers, std::vector<Item> &items)
{
	do {
		VarDecl decl;
		DeclaratorRule rule = {.name = NameRule::Wanted, .key_types = &decl.keys};

		if (!declarator(decl.declarator, specifiers, rule))
			return false;
		decl.scope = specifiers.storage == Tok::KwSelf ? Scope::Self :
			     specifiers.storage == Tok::KwThis ? Scope::This :
								 Scope::Plain;
		decl.is_extern = specifiers.storage == Tok::KwExtern;
		decl.is_assoc = rule.has_keys;
		decl.span = from(specifiers.span);
		if (!decl.is_extern && !is_prototype(decl.declarator) && !can_be_used(decl.declarator, diags_))
			return false;
		if (is(Tok::Assign))
			return refuse(peek(), "a declaration gives no value: assign it in a clause, BEGIN { x = 1; }, "
					      "or write inline int x = 1;"),
			       false;
		if (is(Tok::LBrace) && specifiers.spec->has_body) {
			diags_.error(Tag::D_SYNTAX, decl.declarator.span,
				     "syntax error near \"" + decl.declarator.name + '"',
				     "expected ; behind the } of the type");
			return false;
		}
		/* Headers of C have functions inline, which no D program can call. */
		if (is(Tok::LBrace) && is_prototype(decl.declarator) &&
		    (specifiers.storage == Tok::KwStatic || specifiers.storage == Tok::KwExtern))
			return skip_function();
		if (is(Tok::LBrace))
			return refuse(peek(), "D has no functions of the user: use an inline, or a clause"), false;
		if (decl.scope == Scope::Plain)
			variables_.insert(decl.declarator.name);
		items.emplace_back(std::move(decl));
	} while (accept(Tok::Comma));
	return expect(Tok::Semicolon, ", or ; behind the declaration");
}

/* Over { ... } of a function. */
bool Parser::skip_function()
{
	unsigned depth = 0;

	do {
		if (is(Tok::End))
			return syntax_error("} at the end of the function"), false;
		depth += is(Tok::LBrace);
		depth -= is(Tok::RBrace);
		take();
	} while (depth > 0);
	return true;
}

/* typedefs: declarator { ',' declarator } ';' */
bool Parser::typedefs(const Specifiers &specifiers, std::vector<Item> &items)
{
	do {
		TypedefDecl decl;
		DeclaratorRule rule = {.name = NameRule::Wanted};

		if (!declarator(decl.declarator, specifiers, rule) || !can_be_used(decl.declarator, diags_))
			return false;
		decl.span = from(specifiers.span);
		typedefs_.insert(decl.declarator.name);
		items.emplace_back(std::move(decl));
	} while (accept(Tok::Comma));
	return expect(Tok::Semicolon, ", or ; behind the typedef");
}

/* inline: 'inline' specifiers declarator [ '[' parameter { ',' parameter } ']' ] '=' expression ';' */
bool Parser::inline_declaration(std::vector<Item> &items)
{
	const Span begin = take().span;
	InlineDecl decl;
	Specifiers specs;
	DeclaratorRule rule = {.name = NameRule::Wanted, .key_names = &decl.keys};

	if (!specifiers(specs, StorageClass::Refused) || !declarator(decl.declarator, specs, rule) ||
	    !can_be_used(decl.declarator, diags_) || !expect(Tok::Assign, "= and what the inline stands for"))
		return false;
	for (const Declarator &key : decl.keys) {
		if (key.name.empty()) {
			diags_.error(Tag::D_DECL_PROTO_NAME, key.type.span, "the key of an inline needs a name",
				     "the expression after the = refers to it");
			return false;
		}
	}
	decl.value = expression();
	if (!decl.value || !expect(Tok::Semicolon, "an operator, or ; behind the inline"))
		return false;
	decl.span = from(begin);
	variables_.insert(decl.declarator.name);
	items.emplace_back(std::move(decl));
	return true;
}

/* translator: 'translator' type_name '<' parameter '>' '{' { NAME '=' expression ';' } '}' ';' */
bool Parser::translator(std::vector<Item> &items)
{
	const Span begin = take().span;
	TranslatorDecl decl;
	Specifiers specs;
	DeclaratorRule rule = {.name = NameRule::Wanted};
	std::optional<TypeName> output = type_name();

	if (!output || !expect(Tok::Lt, "< and the input of the translator: translator out_t < struct in *name >") ||
	    !specifiers(specs, StorageClass::Refused) || !declarator(decl.input, specs, rule) ||
	    !can_be_used(decl.input, diags_) || !expect(Tok::Gt, "> after the input") ||
	    !expect(Tok::LBrace, "{ and the members of the result"))
		return false;
	decl.output = std::move(*output);
	while (!accept(Tok::RBrace)) {
		TranslatorMember member;

		if (accept(Tok::Semicolon))
			continue;
		const Span member_begin = peek().span;
		if (!member_name(member.name) || !expect(Tok::Assign, "= and the value of the member"))
			return false;
		member.value = expression();
		if (!member.value || !expect(Tok::Semicolon, "an operator, or ; behind the member"))
			return false;
		member.span = from(member_begin);
		decl.members.push_back(std::move(member));
	}
	if (!expect(Tok::Semicolon, "; behind the translator"))
		return false;
	decl.span = from(begin);
	items.emplace_back(std::move(decl));
	return true;
}

/* provider: 'provider' NAME '{' { 'probe' probe_declaration ';' } '}' ';' */
bool Parser::provider(std::vector<Item> &items)
{
	const Span begin = take().span;
	ProviderDecl decl;

	if (!is(Tok::Ident))
		return syntax_error("the name of the provider"), false;
	decl.name = list_.text(take());
	if (!expect(Tok::LBrace, "{ and the probes of the provider"))
		return false;
	while (!accept(Tok::RBrace)) {
		if (accept(Tok::Semicolon))
			continue;
		if (!expect(Tok::KwProbe, "probe and its name, or }") ||
		    !probe_declaration(decl.probes.emplace_back()) || !expect(Tok::Semicolon, "; behind the probe"))
			return false;
	}
	if (!expect(Tok::Semicolon, "; behind the provider"))
		return false;
	decl.span = from(begin);
	items.emplace_back(std::move(decl));
	return true;
}

/* probe_declaration: NAME [ '(' parameters ] [ ':' '(' parameters ] */
bool Parser::probe_declaration(ProbeDecl &out)
{
	bool is_variadic = false;

	out.span = peek().span;
	if (!is(Tok::Ident))
		return syntax_error("the name of the probe"), false;
	out.name = list_.text(take());
	if (accept(Tok::LParen) && !parameters(out.args, is_variadic))
		return false;
	if (accept(Tok::Colon)) {
		out.has_translated = true;
		if (!expect(Tok::LParen, "( and the translated arguments") || !parameters(out.translated, is_variadic))
			return false;
	}
	out.span = from(out.span);
	if (is_variadic) {
		diags_.error(Tag::D_DECL_PROTO_VARARGS, out.span, "a probe has a fixed number of arguments",
			     "leave out the ...");
		return false;
	}
	return true;
}

} // namespace dt::parse
