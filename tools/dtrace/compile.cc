// SPDX-License-Identifier: GPL-2.0
/* Trees to an image; see compile.h. */
#include "compile.h"

#include "check/check.h"
#include "out/dump.h"

namespace dt {

Status compile(const CompilerInput &from, const Options &options, uint32_t first_ecb, const AfterCheck &after_check,
	       Diags &diags, Compiled &made)
{
	/* Names, types, probes: after this nothing in the program is open. */
	made.program = check::check(from.trees, from.probes, from.kernel, &from.libraries, options, diags);
	out::dump(options, kDumpTypes, [&] { return typed::dump_types(made.program, from.probes, from.sources); });
	if (!after_check(made.program))
		return {};

	/* Typed trees to BPF: a program for each list of clauses, trampolines, record layouts. */
	made.unit = gen::generate(made.program, from.probes, options, diags, from.tai_offset, first_ecb);
	if (diags.has_errors())
		return {};
	out::dump(options, kDumpCode, [&] { return gen::dump_code(made.unit, from.sources); });
	out::listing(options, kDisasmCompiled, [&] { return gen::dump_code(made.unit, from.sources); });

	/* Library functions come in; only descriptors of maps are open now. */
	Result<link::Image> image = link::link(made.unit);
	if (!image)
		return image.error();
	made.image = std::move(*image);
	out::dump(options, kDumpLinked, [&] { return link::dump_linked(*made.image, from.sources); });
	out::listing(options, kDisasmLinked, [&] { return link::dump_programs(*made.image, from.sources); });
	out::listing(options, kDisasmTrampolines, [&] { return link::dump_trampolines(*made.image, from.sources); });
	return {};
}

} // namespace dt
