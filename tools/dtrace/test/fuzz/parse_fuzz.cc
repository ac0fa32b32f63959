// SPDX-License-Identifier: GPL-2.0
/*
 * The input is a D text. It passes all stages from lexer to linker, with the
 * dump of each stage. A program that is accepted must link, unless it is too
 * large for the kernel. Errors must be printable.
 */
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "front_end.h"
#include "link/image.h"

namespace {

using namespace dt;

void link_and_dump(const test::Compiled &compiled)
{
	static const Result<link::Library> library = link::built_in_library(nullptr);
	const Result<link::Image> image = link::link(compiled.unit, *library);

	if (image) {
		link::dump_linked(*image, compiled.sources);
		return;
	}
	const std::string why = image.error().text();
	if (why.find("the kernel") == std::string::npos) {
		std::fprintf(stderr, "accepted, but: %s\n", why.c_str());
		std::abort();
	}
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const std::string_view text(reinterpret_cast<const char *>(data), size);
	const test::Compiled compiled(text);

	lex::dump_tokens(compiled.tokens[0], compiled.sources);
	ast::dump_ast(compiled.asts[0], compiled.sources);
	if (compiled.diags.has_errors()) {
		compiled.sources.format(compiled.diags, true);
		return 0;
	}
	typed::dump_types(compiled.typed, compiled.probes, compiled.sources);
	gen::dump_code(compiled.unit, compiled.sources);
	link_and_dump(compiled);
	return 0;
}
