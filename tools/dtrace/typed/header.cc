// SPDX-License-Identifier: GPL-2.0
/*
 * The header needs no other header and no library. A macro leaves a nop where it stands. A note in
 * .note.stapsdt says where the nop is and where the arguments are; os/notes.h describes the format, which
 * other tools read, too. So -G has nothing to do: other DTraces need -G to find the probes in objects.
 *
 * At the nop, the arguments are in registers or are constants, of the size that the provider declares.
 * Memory operands would save a load. But the note of a variable names its symbol, which a stripped program
 * does not have.
 *
 * Each file that includes the header defines the semaphores of the probes. A semaphore is weak and
 * hidden, so the linker keeps one for each program and library.
 */
#include "typed/header.h"

#include <cctype>
#include <map>

#include "os/operand.h"

namespace dt::typed {

namespace {

/* This text precedes the probes. It is the same in each header, so that a source can include several. */
constexpr std::string_view kCommon = R"(
#ifndef DTRACE_USDT_PROBE
#if defined(__linux__) && defined(__LP64__) && defined(__x86_64__)
#define DTRACE_USDT_INT(type, value) "nr"((type)(value))
#elif defined(__linux__) && defined(__LP64__) && defined(__aarch64__)
#define DTRACE_USDT_INT(type, value) "nr"((__INT64_TYPE__)(type)(value))
#endif

#ifdef DTRACE_USDT_INT
#define DTRACE_USDT_POINTER(value) "nr"((const volatile void *)(value))
#define DTRACE_USDT_PROBE(provider, name, semaphore, args) \
	"990:	nop\n" \
	"	.pushsection .note.stapsdt, \"?\", \"note\"\n" \
	"	.balign 4\n" \
	"	.4byte 992f - 991f, 994f - 993f, 3\n" \
	"991:	.asciz \"stapsdt\"\n" \
	"992:	.balign 4\n" \
	"993:	.8byte 990b, _.stapsdt.base, " semaphore "\n" \
	"	.asciz \"" provider "\", \"" name "\", \"" args "\"\n" \
	"994:	.balign 4\n" \
	"	.popsection\n" \
	"	.ifndef _.stapsdt.base\n" \
	"	.pushsection .stapsdt.base, \"aG\", \"progbits\", .stapsdt.base, comdat\n" \
	"	.weak _.stapsdt.base\n" \
	"	.hidden _.stapsdt.base\n" \
	"_.stapsdt.base:\n" \
	"	.byte 0\n" \
	"	.size _.stapsdt.base, 1\n" \
	"	.popsection\n" \
	"	.endif\n"
#define DTRACE_USDT_SEMAPHORE \
	__attribute__((weak, used, visibility("hidden"), section(".probes")))
#else
/* No probes can be made here: the macros do nothing. */
#define DTRACE_USDT_PROBE
#endif
#endif

)";

/* "query__start" -> "QUERY_START" */
std::string macro_part(std::string_view name)
{
	std::string text;

	for (size_t i = 0; i < name.size(); i++) {
		text += static_cast<char>(std::toupper(static_cast<unsigned char>(name[i])));
		i += name.substr(i, 2) == "__";
	}
	return text;
}

/* "lib/prov-1.h" -> "DTRACE_PROV_1_H" */
std::string guard_of(std::string_view file)
{
	std::string text = "DTRACE_";

	for (const char c : file.substr(file.rfind('/') + 1))
		text += std::isalnum(static_cast<unsigned char>(c)) ?
				static_cast<char>(std::toupper(static_cast<unsigned char>(c))) :
				'_';
	return text;
}

/* How one argument is given to the assembler. */
struct Argument {
	std::string size; /* "-4" */
	std::string cast; /* "DTRACE_USDT_INT(__INT32_TYPE__, arg0)" */
};

Argument argument(const Type *type, size_t number)
{
	const std::string name = "arg" + std::to_string(number);

	if (!type->is_integer())
		return {"8", "DTRACE_USDT_POINTER(" + name + ')'};
	return {(type->is_signed ? "-" : "") + std::to_string(type->size),
		format("DTRACE_USDT_INT(__%sINT%u_TYPE__, ", type->is_signed ? "" : "U", type->bits()) + name + ')'};
}

class HeaderWriter {
public:
	explicit HeaderWriter(Diags &diags) : diags_(diags) {}

	void provider(const ProviderTypes &provider)
	{
		for (const ProviderTypes::DeclaredProbe &probe : provider.probes)
			if (is_possible(provider, probe))
				add(provider, probe);
	}

	std::string text(std::string_view file) const
	{
		const std::string guard = guard_of(file);

		return "/* Static probes of a program. dtrace -h has written this. */\n#ifndef " + guard +
		       "\n#define " + guard + '\n' + std::string(kCommon) +
		       "#ifdef DTRACE_USDT_INT\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n" + semaphores_ +
		       "#ifdef __cplusplus\n}\n#endif\n\n" + probes_ + "#else\n" + nothing_ + "#endif\n\n#endif\n";
	}

private:
	bool is_possible(const ProviderTypes &provider, const ProviderTypes::DeclaredProbe &probe)
	{
		const std::string macro = macro_part(provider.name) + '_' + macro_part(probe.name);
		const auto [other, is_new] = macros_.try_emplace(macro, provider.name + ":::" + probe.name);
		const size_t errors = diags_.errors();

		if (!is_new && other->second != provider.name + ":::" + probe.name)
			diags_.error(Tag::D_DECL_IDRED, probe.span, "identifier redeclared: " + macro,
				     "it is the macro of " + other->second + " already: give one another name");
		return is_new && errors == diags_.errors();
	}

	void add(const ProviderTypes &provider, const ProviderTypes::DeclaredProbe &probe)
	{
		const std::string macro = macro_part(provider.name) + '_' + macro_part(probe.name),
				  semaphore = provider.name + '_' + probe.name + "_semaphore";
		std::string parameters, sizes, casts, types;
		bool has_pointer = false;

		for (size_t n = 0; n < probe.args.size(); n++) {
			const Argument arg = argument(actual(probe.args[n]), n);
			const std::string operand = "a" + std::to_string(n);

			parameters += (n ? ", arg" : "arg") + std::to_string(n);
			sizes += (n ? " " : "") + arg.size + "@%[" + operand + ']';
			casts += (n ? ", \\\n\t\t[" : " \\\n\t\t[") + operand + "] " + arg.cast;
			types.append(n ? ", " : "").append(probe.args[n]->name);
			has_pointer |= !actual(probe.args[n])->is_integer();
		}
		/* A clause may look at what a pointer leads to. */
		if (has_pointer)
			casts += " \\\n\t\t: \"memory\"";
		semaphores_ += "extern volatile unsigned short " + semaphore + ";\n" + "volatile unsigned short " +
			       semaphore + " DTRACE_USDT_SEMAPHORE = 0;\n";
		probes_ += "/* " + provider.name + ":::" + probe.name + '(' + types + ") */\n#define " + macro + '(' +
			   parameters + ") \\\n\t__asm__ __volatile__(DTRACE_USDT_PROBE(\"" + provider.name + "\", \"" +
			   probe.name + "\", \"" + semaphore + "\", \\\n\t\t\"" + sizes + "\") : :" + casts +
			   ")\n#define " + macro + "_ENABLED() __builtin_expect(" + semaphore + ", 0)\n\n";
		nothing_ += "#define " + macro + '(' + parameters + ") ((void)0)\n#define " + macro + "_ENABLED() 0\n";
	}

	Diags &diags_;
	std::map<std::string, std::string> macros_; /* and their probes */
	std::string semaphores_, probes_, nothing_;
};

} // namespace

std::string header_text(const Program &program, std::string_view file, Diags &diags)
{
	HeaderWriter writer(diags);

	for (const ProviderTypes &provider : program.providers)
		writer.provider(provider);
	return writer.text(file);
}

} // namespace dt::typed
