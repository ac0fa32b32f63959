/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● compile(): syntax trees to an image: check, generate, link.
 *
 * A D program is compiled once for the probes that exist when tracing begins, and once
 * more each time that more probes have come (late.h). Each time, the result is a unit.
 */
#ifndef DTRACE_COMPILE_H
#define DTRACE_COMPILE_H

#include <functional>
#include <optional>
#include <vector>

#include "ast/ast.h"
#include "base/diag.h"
#include "base/options.h"
#include "base/result.h"
#include "dlib/dlib.h"
#include "gen/unit.h"
#include "lex/source.h"
#include "link/image.h"
#include "probe/probe.h"
#include "type/btf.h"
#include "typed/typed.h"

namespace dt {

/* What all units of a D program are compiled from. */
struct CompilerInput {
	const std::vector<ast::Program> &trees;
	ProbeTable &probes;
	KernelTypes &kernel;
	dlib::DLibraries &libraries;
	const lex::Sources &sources;
	int64_t tai_offset = 0; /* CLOCK_TAI less CLOCK_REALTIME */
};

struct Compiled {
	typed::Program program = {}; /* @unit refers to it, so a Compiled stays where it is */
	gen::Unit unit = {};
	std::optional<link::Image> image = {}; /* nothing if compile() has stopped */
};

/* Called with the checked program, which the caller may change. False: compile() stops there, as it must after errors. */
using AfterCheck = std::function<bool(typed::Program &program)>;

/*
 * Compiles into @made. Errors in the program are in @diags, and are no error of the result. @first_ecb: number of the
 * first enabling of the unit.
 */
Status compile(const CompilerInput &from, const Options &options, uint32_t first_ecb, const AfterCheck &after_check,
	       Diags &diags, Compiled &made);

} // namespace dt

#endif
