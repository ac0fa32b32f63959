// SPDX-License-Identifier: GPL-2.0
/*
 * Handles #pragma D: options are set; stability attributes and bindings are
 * checked.
 *
 * DTrace's stability names tell a reader how long an interface will stay
 * unchanged. They do not affect the program, so they are not kept. A wrong name
 * is still an error, because it would mislead the reader. So is an attribute of
 * a name that the program does not have. dlib/dlib.h handles depends_on.
 */
#include <algorithm>

#include "base/stability.h"
#include "base/words.h"
#include "lex/lexer.h"

namespace dt::lex {

namespace {

constexpr std::string_view kParts[] = {"provider", "module", "function", "name", "args"};

template <size_t n>
bool is_one_of(const std::string_view (&list)[n], std::string_view word)
{
	return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

/* Is there a token @name, a word of D or an identifier? */
bool has_name(const TokenList &list, std::string_view name)
{
	const Tok kind = find_keyword(name);

	return std::ranges::any_of(list.tokens, [&](const Token &token) {
		return token.kind == kind && (kind != Tok::Ident || list.text(token) == name);
	});
}

void check_name(const TokenList &list, const Pragma &pragma, const char *kind, std::string_view name, Diags &diags)
{
	NearName near(name);

	if (has_name(list, name))
		return;
	for (const Token &token : list.tokens)
		if (token.kind == Tok::Ident)
			near.consider(list.text(token));
	diags.error(Tag::D_PRAGMA_UNUSED, pragma.span, format("unused #pragma %s", kind),
		    near.best().empty() ? "the program has no name " + std::string(name) + ": leave this line out" :
					  near.hint());
}

/* Stable/Stable/Common: of the name, of what it means, and on which machines. */
void check_attributes(const TokenList &list, const Pragma &pragma, Diags &diags)
{
	const std::vector<std::string_view> words = split(pragma.value, " \t");
	const bool of_provider = words.size() > 1 && words[1] == "provider";
	const bool well_formed = of_provider ? words.size() == 3 || (words.size() == 4 && is_one_of(kParts, words[3])) :
					       words.size() == 2 && is_identifier(words[1]);

	if (words.size() > 1 && !parse_attributes(words[0]))
		diags.error(
			Tag::D_PRAGMA_INVAL, pragma.span, "invalid stability attributes: " + std::string(words[0]),
			"for example Stable/Evolving/Common: of the name, of its meaning, and the class of machines");
	else if (!well_formed)
		diags.error(Tag::D_PRAGMA_MALFORM, pragma.span, "malformed #pragma D attributes",
			    "after the attributes comes a name, or: provider NAME provider|module|function|name|args");
	else if (!of_provider)
		check_name(list, pragma, "attributes", words[1], diags);
}

/* "1.6.3" name: since which version there is such a name. */
void check_binding(const TokenList &list, const Pragma &pragma, Diags &diags)
{
	const std::vector<std::string_view> words = split(pragma.value, " \t");
	const std::string_view version = words[0];
	const bool quoted = version.size() > 2 && version.front() == '"' && version.back() == '"';

	if (words.size() != 2 || !quoted || !is_identifier(words[1])) {
		diags.error(Tag::D_PRAGMA_MALFORM, pragma.span, "malformed #pragma D binding",
			    "it takes a version in quotes and a name, as in \"1.6\" curthread");
		return;
	}
	const std::vector<std::string_view> numbers = split(version.substr(1, version.size() - 2), ".");
	const bool are_numbers = std::all_of(numbers.begin(), numbers.end(), [](std::string_view number) {
		return number.size() < 6 && number.find_first_not_of("0123456789") == std::string_view::npos;
	});
	if (numbers.size() < 2 || numbers.size() > 3 || !are_numbers)
		diags.error(Tag::D_PRAGMA_INVAL, pragma.span, "invalid version string: " + std::string(version),
			    "a version is two or three numbers, as in 1.6 or 1.6.3");
	else
		check_name(list, pragma, "binding", words[1], diags);
}

void apply_option(const Pragma &pragma, Options &options, Diags &diags)
{
	const char *const name = pragma.name.c_str();

	switch (set_option(options, pragma.name, pragma.value, OptionFrom::Pragma)) {
	case OptionStatus::Ok:
	case OptionStatus::NoEffect: break;
	case OptionStatus::UnknownName: {
		const std::string_view near = nearest_option(pragma.name);

		diags.error(Tag::D_PRAGMA_OPTSET, pragma.span,
			    format("failed to set option '%s': Invalid option name", name),
			    near.empty() ? "" : "did you mean " + std::string(near) + "?");
		break;
	}
	case OptionStatus::BadValue:
	case OptionStatus::NotHere:
		diags.error(Tag::D_PRAGMA_OPTSET, pragma.span,
			    format("failed to set option '%s' to '%s': Invalid value for specified option", name,
				   pragma.value.c_str()),
			    "it wants " + option_wants(pragma.name));
		break;
	}
}

} // namespace

void apply_pragmas(const TokenList &list, Options &options, Diags &diags)
{
	for (const Pragma &pragma : list.pragmas) {
		switch (pragma.kind) {
		case Pragma::Kind::Option: apply_option(pragma, options, diags); break;
		case Pragma::Kind::Attributes: check_attributes(list, pragma, diags); break;
		case Pragma::Kind::Binding: check_binding(list, pragma, diags); break;
		case Pragma::Kind::DependsOn: break;
		}
	}
}

} // namespace dt::lex
