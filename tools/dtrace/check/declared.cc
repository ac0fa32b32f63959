// SPDX-License-Identifier: GPL-2.0
/*
 * Declarations of providers, and the types that they give to args[] of static
 * probes; see declared.h.
 */
#include "check/declared.h"

#include <algorithm>

#include "check/check.h"
#include "probe/user_sites.h"

namespace dt::check {

using namespace typed;

namespace {

/* As in other DTraces. */
constexpr size_t kLongestProvider = 63;

/* The name of the provider in the process; empty: @probe is no static probe. */
std::string_view provider_of(const Probe &probe)
{
	const auto *sites = std::get_if<attach::UserSites>(&probe.attachment);
	const size_t digits = sites ? std::to_string(sites->pid).size() : 0;

	return sites && probe.provider.size() > digits ? probe.provider.substr(0, probe.provider.size() - digits) : "";
}

/* "(int, char *)" */
std::string list_of(const std::vector<DeclaredArg> &args)
{
	std::string text;

	for (const DeclaredArg &arg : args)
		text.append(text.empty() ? "" : ", ").append(arg.type->name);
	return '(' + text + ')';
}

bool can_be_passed(const Type *type)
{
	return type->is_scalar() || type->is_string() || type->is_array() || type->is_error();
}

} // namespace

bool DeclaredArg::is_translated() const
{
	if (!type->is_pointer() || !type->of->is_struct() || passed->is_error())
		return false;
	return !passed->is_pointer() || (passed->of->kind != TypeKind::Void && !same_type(passed->of, type->of));
}

const Type *DeclaredProbes::argument_type(const ast::Declarator &arg)
{
	const Type *type = types_.passed(arg.type);

	if (can_be_passed(actual(type)))
		return type;
	diags_.error(Tag::D_PROTO_ARG, arg.type.span,
		     "an argument of type " + std::string(type->name) + " is not possible",
		     "a probe passes integers, pointers and strings: pass its address");
	return &types::Error;
}

/* The type that an argument of @type has in args[]: text and arrays are addresses. */
const Type *DeclaredProbes::in_process(const Type *type)
{
	const Type *plain = actual(type);

	if (plain->is_string())
		return pool_.pointer_to(&types::Char, true);
	return plain->is_pointer() || plain->is_array() ? pool_.pointer_to(plain->of, true) : type;
}

/* The @number-th argument that users see of @probe. */
DeclaredArg DeclaredProbes::seen(const std::string &probe, const ast::ProbeDecl &decl, size_t number,
				 const ProviderTypes::DeclaredProbe &types)
{
	const ast::Declarator &arg = decl.has_translated ? decl.translated[number] : decl.args[number];
	const Type *type = decl.has_translated ? argument_type(arg) : types.args[number];
	const auto named = std::ranges::find(decl.args, arg.name, &ast::Declarator::name);
	const size_t from = arg.name.empty() || !decl.has_translated ? number :
								       static_cast<size_t>(named - decl.args.begin());

	if (from < decl.args.size()) {
		const DeclaredArg made = {actual(type), in_process(types.args[from]), static_cast<unsigned>(from)};

		/* The output of a translator is nowhere in memory. */
		return {made.is_translated() ? type : in_process(type), made.passed, made.number};
	}
	NearName near(arg.name);
	for (const ast::Declarator &passed : decl.args)
		near.consider(passed.name);
	diags_.error(Tag::D_PROTO_ARG, arg.name.empty() ? arg.type.span : arg.span,
		     arg.name.empty() ? probe + " passes " + count_of(decl.args.size(), "argument") + " only" :
					"no argument of " + probe + " is named " + arg.name,
		     near.best().empty() ? "before the colon stands what the process passes" : near.hint());
	return {&types::Error, &types::Error, 0};
}

ProviderTypes::DeclaredProbe DeclaredProbes::probe(const std::string &provider, const ast::ProbeDecl &decl)
{
	ProviderTypes::DeclaredProbe types = {
		.name = decl.name, .args = {}, .translated = {}, .span = decl.span, .arg_spans = {}};
	Declared declared = {provider, with_dashes(decl.name), {}};

	for (const ast::Declarator &arg : decl.args) {
		types.args.push_back(argument_type(arg));
		types.arg_spans.push_back(arg.type.span);
	}
	if (decl.args.size() > kMaxArgs)
		diags_.error(Tag::D_PROTO_LEN, decl.span,
			     format("a probe has %zu arguments, more than %u", decl.args.size(), kMaxArgs),
			     "D programs see arg0 to arg9");
	for (size_t n = 0; n < (decl.has_translated ? decl.translated : decl.args).size(); n++) {
		declared.args.push_back(seen(provider + ":::" + decl.name, decl, n, types));
		types.translated.push_back(declared.args.back().type);
	}
	if (const Declared *known = find(provider, declared.name); !known)
		probes_.push_back(std::move(declared));
	else if (known->args != declared.args)
		redeclared(diags_, provider + ":::" + decl.name, decl.span,
			   "its arguments are " + list_of(known->args) + " already: declare it once");
	return types;
}

void DeclaredProbes::check_name(const ast::ProviderDecl &decl)
{
	if (decl.name.size() > kLongestProvider)
		diags_.error(Tag::D_PROV_BADNAME, decl.span,
			     format("provider name may not exceed %zu characters: ", kLongestProvider) + decl.name,
			     "give it a shorter name");
	else if (decl.name.back() >= '0' && decl.name.back() <= '9')
		diags_.error(Tag::D_PROV_BADNAME, decl.span, "provider name may not end with a digit: " + decl.name,
			     "the number of the process follows it in a description of probes: end it in a letter");
}

void DeclaredProbes::declare(const ast::ProviderDecl &decl)
{
	ProviderTypes provider = {.name = decl.name, .span = decl.span, .probes = {}};
	std::set<std::string_view> names;

	check_name(decl);
	if (!libraries_.is_declaring() && searched_.contains(decl.name))
		redeclared(diags_, decl.name, decl.span,
			   "a clause before it uses args[] of its probes: declare the provider before that");
	for (const ast::ProbeDecl &probe_decl : decl.probes) {
		if (names.insert(probe_decl.name).second)
			provider.probes.push_back(probe(decl.name, probe_decl));
		else
			diags_.error(Tag::D_PROV_PRDUP, probe_decl.span,
				     "probe redeclared: " + decl.name + ":::" + probe_decl.name,
				     "the provider has it already: declare it once");
	}
	providers_.push_back(std::move(provider));
}

const DeclaredProbes::Declared *DeclaredProbes::find(std::string_view provider, std::string_view name) const
{
	const auto it = std::ranges::find_if(probes_, [&](const Declared &declared) {
		return declared.provider == provider && declared.name == name;
	});

	return it == probes_.end() ? nullptr : &*it;
}

const std::vector<DeclaredArg> *DeclaredProbes::find(const Probe &probe, Span use)
{
	const std::string_view provider = provider_of(probe);

	if (provider.empty())
		return nullptr;
	if (std::ranges::find(providers_, provider, &ProviderTypes::name) == providers_.end() &&
	    searched_.emplace(provider).second)
		libraries_.bring_in(dlib::LibraryName::Provider, provider, use);
	const Declared *declared = find(provider, probe.name);
	return declared ? &declared->args : nullptr;
}

const ProviderTypes::DeclaredProbe *declared_probe(const Program &program, const Probe &probe)
{
	for (const ProviderTypes &provider : program.providers)
		for (const ProviderTypes::DeclaredProbe &declared : provider.probes)
			if (provider.name == provider_of(probe) && with_dashes(declared.name) == probe.name)
				return &declared;
	return nullptr;
}

} // namespace dt::check
