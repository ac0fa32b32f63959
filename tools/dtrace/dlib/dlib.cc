// SPDX-License-Identifier: GPL-2.0
/*
 * Finds the declarations of library files without parsing them.
 *
 * A file is cut into declarations at each `;` outside of braces. The names that
 * a declaration may declare are guessed from its tokens: a name followed by `,`
 * or `;` counts. The guess may contain too many names, but it misses none. When
 * a name is looked up, its candidate declarations are parsed, and those that do
 * not declare it are skipped. So a program that uses one constant parses one
 * declaration.
 */
#include "dlib/dlib.h"

#include <algorithm>
#include <deque>
#include <map>
#include <filesystem>
#include <unordered_map>

#include "base/fd.h"
#include "parse/parser.h"

namespace dt::dlib {

using namespace ast;

namespace {

struct Declaration {
	uint32_t file; /* index in files_ */
	size_t begin;  /* first token */
	bool is_parsed = false;
	std::vector<Item> items;
};

struct File {
	const lex::Source *source;
	std::string name; /* "errno.d" */
	lex::TokenList tokens;
	bool is_usable = true; /* all that it depends on is there */
};

/* "struct out": a type as the name of a translator. */
std::string type_key(const TypeName &type)
{
	constexpr std::string_view tags[] = {"", "", "struct ", "union ", "enum ", ""};

	return std::string(tags[static_cast<size_t>(type.spec->kind)]) + type.spec->name;
}

/* Libraries of other DTraces, and the one that declares here what they declare. */
struct OtherLibrary {
	std::string_view theirs, ours;
};
constexpr OtherLibrary kOtherLibraries[] = {
	{"ip.d", "packets.d"},
	{"tcp.d", "packets.d"},
	{"udp.d", "packets.d"},
	{"unistd.d", "faults.d"},
};

std::string_view our_library(std::string_view name)
{
	const auto *row = std::ranges::find(kOtherLibraries, name, &OtherLibrary::theirs);

	return row == std::end(kOtherLibraries) ? name : row->ours;
}

constexpr std::string_view kClasses[] = {"module", "provider", "library"};

/* "module NAME" in two; false if it is something else. */
bool split_dependency(const lex::Pragma &pragma, std::string_view &kind, std::string_view &name)
{
	const std::string_view text = pragma.value;
	const size_t blank = std::min(text.find_first_of(" \t"), text.size());
	const size_t second = std::min(text.find_first_not_of(" \t", blank), text.size());

	kind = text.substr(0, blank);
	name = text.substr(second);
	return std::find(std::begin(kClasses), std::end(kClasses), kind) != std::end(kClasses) && !name.empty() &&
	       name.find_first_of(" \t") == std::string_view::npos;
}

/* Does @spec, or a type defined within it, fit? */
template <typename Fits>
bool any_spec(const TypeSpec &spec, const Fits &fits)
{
	return fits(spec) || std::any_of(spec.members.begin(), spec.members.end(), [&fits](const Declarator &member) {
		       return any_spec(*member.type.spec, fits);
	       });
}

/* Does @item declare @name? */
struct Declares {
	LibraryName kind;
	std::string_view name;

	bool in_spec(const TypeSpec &root) const
	{
		return any_spec(root, [this](const TypeSpec &spec) {
			if (kind == LibraryName::Identifier)
				return std::any_of(spec.enumerators.begin(), spec.enumerators.end(),
						   [this](const EnumeratorDecl &e) { return e.name == name; });
			const bool right = (kind == LibraryName::Struct && spec.kind == TypeSpec::Kind::Struct) ||
					   (kind == LibraryName::Union && spec.kind == TypeSpec::Kind::Union) ||
					   (kind == LibraryName::Enum && spec.kind == TypeSpec::Kind::Enum);
			return right && spec.has_body && spec.name == name;
		});
	}
	bool operator()(const VarDecl &item) const
	{
		const auto &derived = item.declarator.type.derived;
		const bool is_prototype = !derived.empty() && derived[0].kind == Derivation::Kind::Function;

		return (kind == LibraryName::Identifier && item.declarator.name == name && !is_prototype) ||
		       in_spec(*item.declarator.type.spec);
	}
	bool operator()(const TypedefDecl &item) const
	{
		return (kind == LibraryName::Typedef && item.declarator.name == name) ||
		       in_spec(*item.declarator.type.spec);
	}
	bool operator()(const TagDecl &item) const { return in_spec(*item.spec); }
	bool operator()(const InlineDecl &item) const
	{
		return kind == LibraryName::Identifier && item.declarator.name == name;
	}
	bool operator()(const TranslatorDecl &item) const
	{
		return kind == LibraryName::Translator && type_key(item.output) == name;
	}
	bool operator()(const ProviderDecl &item) const { return kind == LibraryName::Provider && item.name == name; }
	bool operator()(const Clause &) const { return false; }
};

} // namespace

struct DLibraries::Impl {
	const Options &options;
	lex::Sources &sources;
	Diags &diags;
	LibraryHost host;
	parse::IsType is_type;
	bool is_loaded = false;
	std::deque<File> files;
	std::deque<Declaration> declarations;
	std::map<std::string, ast::Program, std::less<>> companions; /* by text */
	std::unordered_map<std::string, std::vector<uint32_t>> names[static_cast<size_t>(LibraryName::kCount)];

	Impl(const Options &o, lex::Sources &s, Diags &d, LibraryHost h, parse::IsType t)
		: options(o), sources(s), diags(d), host(std::move(h)), is_type(std::move(t))
	{
	}

	std::unordered_map<std::string, std::vector<uint32_t>> &names_of(LibraryName kind)
	{
		return names[static_cast<size_t>(kind)];
	}
	void load();
	void read_directory(const std::string &dir);
	void add_file(std::string name, std::string path, std::string text);
	void refuse_circles();
	const lex::Pragma *leads_to(const File &from, const File &to, std::vector<const File *> &seen) const;
	void drop_unusable();
	bool is_fulfilled(const lex::Pragma &pragma, bool &well_formed);
	void scan(uint32_t file);
	size_t scan_declaration(uint32_t file, size_t begin);
	void scan_enumerators(const lex::TokenList &tokens, size_t brace);
	void add_name(LibraryName kind, std::string_view name);
	void parse(Declaration &declaration);
};

void DLibraries::Impl::load()
{
	if (is_loaded)
		return;
	is_loaded = true;
	if (!options.nolibs) {
		if (!options.syslibdir.empty())
			read_directory(options.syslibdir);
		else
			for (const LibraryText &own : own_libraries())
				add_file(std::string(own.name), std::string(own.name), std::string(own.text));
	}
	for (const std::string &dir : options.libdir)
		read_directory(dir);
	refuse_circles();
	drop_unusable();
	for (uint32_t i = 0; i < files.size(); i++)
		if (files[i].is_usable)
			scan(i);
}

/* Files *.d of @dir, by name. */
void DLibraries::Impl::read_directory(const std::string &dir)
{
	std::error_code error;
	std::vector<std::string> list;

	for (std::filesystem::directory_iterator it(dir, error), end; !error && it != end; it.increment(error))
		if (it->path().extension() == ".d")
			list.push_back(it->path().filename().string());
	if (error)
		diags.error(Tag::D_LIB_READ, Span::whole(0),
			    "cannot read the D libraries of " + dir + ": " + error.message(),
			    "the directory is that of -L or -x syslibdir");
	std::sort(list.begin(), list.end());
	for (const std::string &name : list) {
		const std::string path = dir + '/' + name;
		Result<std::string> text = lex::read_text(path);

		if (!text)
			diags.error(Tag::D_LIB_READ, Span::whole(0), "cannot read a D library: " + text.error().text(),
				    "its directory is that of -L or -x syslibdir");
		else
			add_file(name, path, std::move(*text));
	}
}

void DLibraries::Impl::add_file(std::string name, std::string path, std::string text)
{
	const lex::Source &source = sources.add(ProgramKind::Script, std::move(path), std::move(text));

	files.push_back({&source, std::move(name), lex::lex(source, lex::Macros(), Options(), diags)});
}

/* The dependency of @from that leads, over others perhaps, to @to; or nullptr. @seen: files that have been looked at. */
const lex::Pragma *DLibraries::Impl::leads_to(const File &from, const File &to, std::vector<const File *> &seen) const
{
	seen.push_back(&from);
	for (const lex::Pragma &pragma : from.tokens.pragmas) {
		std::string_view kind, name;

		if (pragma.kind != lex::Pragma::Kind::DependsOn || !split_dependency(pragma, kind, name) ||
		    kind != "library")
			continue;
		for (const File &next : files) {
			const bool is_known = std::ranges::find(seen, &next) != seen.end();

			if (next.name == name && (&next == &to || (!is_known && leads_to(next, to, seen))))
				return &pragma;
		}
	}
	return nullptr;
}

/* Libraries that need each other in a circle have no first one. Each circle gives one error. */
void DLibraries::Impl::refuse_circles()
{
	std::vector<const File *> in_circle;

	for (const File &file : files) {
		std::vector<const File *> seen;

		if (std::ranges::find(in_circle, &file) != in_circle.end())
			continue;
		if (const lex::Pragma *pragma = leads_to(file, file, seen)) {
			diags.error(Tag::D_PRAGMA_DEPEND, pragma->span, "D library " + file.name + " depends on itself",
				    pragma->value + " needs " + file.name + ", perhaps through another library");
			in_circle.insert(in_circle.end(), seen.begin(), seen.end());
		}
	}
}

/* Leaves out files whose dependencies are not fulfilled, and then those that depend on them. */
void DLibraries::Impl::drop_unusable()
{
	for (bool changed = true; changed;) {
		changed = false;
		for (File &file : files) {
			for (const lex::Pragma &pragma : file.tokens.pragmas) {
				bool well_formed;

				if (!file.is_usable || pragma.kind != lex::Pragma::Kind::DependsOn ||
				    is_fulfilled(pragma, well_formed))
					continue;
				file.is_usable = false;
				changed = true;
			}
		}
	}
}

bool DLibraries::Impl::is_fulfilled(const lex::Pragma &pragma, bool &well_formed)
{
	struct Row {
		std::string_view kind;
		bool (*is_there)(const Impl &, std::string_view name);
	};
	constexpr Row rows[] = {
		{"module", [](const Impl &i, std::string_view n) { return i.host.has_module && i.host.has_module(n); }},
		{"provider",
		 [](const Impl &i, std::string_view n) { return i.host.has_provider && i.host.has_provider(n); }},
		{"library",
		 [](const Impl &i, std::string_view n) {
			 return std::ranges::any_of(i.files, [n, ours = our_library(n)](const File &f) {
				 return f.is_usable && (f.name == n || f.name == ours);
			 });
		 }},
	};
	std::string_view kind, name;

	well_formed = split_dependency(pragma, kind, name);
	if (!well_formed) {
		const bool has_two = !name.empty() && name.find_first_of(" \t") == std::string_view::npos;

		diags.error(has_two ? Tag::D_PRAGMA_INVAL : Tag::D_PRAGMA_MALFORM, pragma.span,
			    has_two ? "invalid class " + std::string(kind) + " of #pragma D depends_on" :
				      "malformed #pragma D depends_on " + pragma.value,
			    "it takes module, provider or library, and a name");
		return false;
	}
	return std::ranges::find(rows, kind, &Row::kind)->is_there(*this, name);
}

/* All declarations of a file. */
void DLibraries::Impl::scan(uint32_t file)
{
	const std::vector<lex::Token> &tokens = files[file].tokens.tokens;
	size_t at = 0;

	while (tokens[at].kind != lex::Tok::End) {
		if (tokens[at].kind == lex::Tok::Semicolon)
			at++;
		else
			at = scan_declaration(file, at);
	}
}

void DLibraries::Impl::add_name(LibraryName kind, std::string_view name)
{
	std::vector<uint32_t> &list = names_of(kind)[std::string(name)];
	const uint32_t number = static_cast<uint32_t>(declarations.size() - 1);

	if (list.empty() || list.back() != number)
		list.push_back(number);
}

/* Notes what the declaration at token @begin may declare; gives the token after it. */
size_t DLibraries::Impl::scan_declaration(uint32_t file, size_t begin)
{
	constexpr lex::Tok ends[] = {lex::Tok::Comma,	 lex::Tok::Semicolon, lex::Tok::Assign,
				     lex::Tok::LBracket, lex::Tok::LParen,    lex::Tok::RParen};
	const lex::TokenList &list = files[file].tokens;
	const std::vector<lex::Token> &tokens = list.tokens;
	const lex::Tok first = tokens[begin].kind;
	const bool is_plain = first != lex::Tok::KwTranslator && first != lex::Tok::KwProvider;
	const LibraryName declared = first == lex::Tok::KwTypedef ? LibraryName::Typedef : LibraryName::Identifier;
	bool in_value = false;
	unsigned braces = 0;
	size_t at = begin;

	declarations.push_back({file, begin, false, {}});
	if (first == lex::Tok::KwProvider && tokens[begin + 1].kind == lex::Tok::Ident)
		add_name(LibraryName::Provider, list.text(tokens[begin + 1]));
	if (first == lex::Tok::KwTranslator) {
		std::string type;

		for (at++; tokens[at].kind != lex::Tok::Lt && tokens[at].kind != lex::Tok::End; at++)
			type += (type.empty() ? "" : " ") + std::string(tokens[at].kind == lex::Tok::Ident ?
										list.text(tokens[at]) :
										lex::token_text(tokens[at].kind));
		add_name(LibraryName::Translator, type);
	}
	for (; tokens[at].kind != lex::Tok::End; at++) {
		const lex::Tok kind = tokens[at].kind, behind = tokens[std::min(at + 1, tokens.size() - 1)].kind;

		if (kind == lex::Tok::Semicolon && braces == 0)
			return at + 1;
		braces += kind == lex::Tok::LBrace;
		braces -= kind == lex::Tok::RBrace && braces > 0;
		in_value |= kind == lex::Tok::Assign && braces == 0;
		if (in_value || !is_plain)
			continue;
		if (kind == lex::Tok::Ident && braces == 0 &&
		    std::find(std::begin(ends), std::end(ends), behind) != std::end(ends))
			add_name(declared, list.text(tokens[at]));
		if (kind == lex::Tok::KwEnum)
			scan_enumerators(list, behind == lex::Tok::LBrace ? at + 1 : at + 2);
		if (behind != lex::Tok::Ident || tokens[at + 2].kind != lex::Tok::LBrace)
			continue;
		const std::string_view tag = list.text(tokens[at + 1]);
		if (kind == lex::Tok::KwStruct)
			add_name(LibraryName::Struct, tag);
		else if (kind == lex::Tok::KwUnion)
			add_name(LibraryName::Union, tag);
		else if (kind == lex::Tok::KwEnum)
			add_name(LibraryName::Enum, tag);
	}
	return at;
}

/* Constants of the enum whose `{` is token @brace, if it is one. */
void DLibraries::Impl::scan_enumerators(const lex::TokenList &list, size_t brace)
{
	const std::vector<lex::Token> &tokens = list.tokens;

	if (brace >= tokens.size() || tokens[brace].kind != lex::Tok::LBrace)
		return;
	for (size_t at = brace; at + 1 < tokens.size() && tokens[at].kind != lex::Tok::RBrace; at++)
		if ((tokens[at].kind == lex::Tok::LBrace || tokens[at].kind == lex::Tok::Comma) &&
		    tokens[at + 1].kind == lex::Tok::Ident)
			add_name(LibraryName::Identifier, list.text(tokens[at + 1]));
}

void DLibraries::Impl::parse(Declaration &declaration)
{
	const File &file = files[declaration.file];
	const Region region = diags.region();
	const parse::IsType known = [this](std::string_view name) {
		return names_of(LibraryName::Typedef).contains(std::string(name)) || (is_type && is_type(name));
	};

	declaration.is_parsed = true;
	declaration.items = parse::parse_declaration(file.tokens, *file.source, declaration.begin, diags, known);
	diags.set_region(region);
}

bool is_type_name(KernelTypes &kernel, std::string_view name)
{
	const size_t tick = name.find('`');

	if (tick == std::string_view::npos)
		return kernel.find(TypeTag::None, name) != nullptr;
	return kernel.find(TypeTag::None, name.substr(tick + 1), name.substr(0, tick)) != nullptr;
}

LibraryHost library_host(ProbeTable &probes)
{
	return {.has_module =
			[](std::string_view name) {
				std::error_code error;

				return names_kernel(name) ||
				       (name.find('/') == std::string_view::npos &&
					std::filesystem::exists("/sys/module/" + std::string(name), error));
			},
		.has_provider = [&probes](std::string_view name) { return probes.has_provider(name); }};
}

DLibraries::DLibraries(const Options &options, lex::Sources &sources, Diags &diags, LibraryHost host,
		       parse::IsType is_type)
	: impl_(std::make_unique<Impl>(options, sources, diags, std::move(host), std::move(is_type)))
{
}

DLibraries::~DLibraries() = default;

std::vector<const Item *> DLibraries::find(LibraryName kind, std::string_view name)
{
	std::vector<const Item *> found;

	impl_->load();
	const auto &names = impl_->names_of(kind);
	const auto numbers = names.find(std::string(name));
	if (numbers == names.end())
		return found;
	for (const uint32_t number : numbers->second) {
		Declaration &declaration = impl_->declarations[number];

		if (!declaration.is_parsed)
			impl_->parse(declaration);
		for (const Item &item : declaration.items)
			if (std::visit(Declares{kind, name}, item))
				found.push_back(&item);
	}
	return found;
}

void DLibraries::consider(LibraryName kind, NearName &near)
{
	impl_->load();
	for (const auto &[name, numbers] : impl_->names_of(kind))
		near.consider(name);
}

const ast::Program &DLibraries::companion(std::string_view text)
{
	if (const auto known = impl_->companions.find(text); known != impl_->companions.end())
		return known->second;
	const lex::Source &source = impl_->sources.add(ProgramKind::Script, "companion.d", std::string(text));
	const lex::TokenList tokens = lex::lex(source, lex::Macros(), Options(), impl_->diags);

	return impl_->companions.emplace(std::string(text), parse::parse(tokens, source, impl_->diags, impl_->is_type))
		.first->second;
}

void DLibraries::check_depends(const lex::TokenList &list)
{
	for (const lex::Pragma &pragma : list.pragmas) {
		bool well_formed;

		if (pragma.kind != lex::Pragma::Kind::DependsOn)
			continue;
		impl_->load();
		if (!impl_->is_fulfilled(pragma, well_formed) && well_formed)
			impl_->diags.error(Tag::D_PRAGMA_DEPEND, pragma.span, "program requires " + pragma.value,
					   "it is not there, or what it depends on is not");
	}
}

} // namespace dt::dlib
