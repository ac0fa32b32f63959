/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Functions that appear while tracing is on. The kernel announces each module (a
 * uevent, by netlink) when its init function has returned. Nobody announces a
 * library that a process opens, so the tool looks at its processes from time to
 * time. Then the trees of the program are checked once more, because the providers
 * find more probes now. What only the new probes need becomes a unit of its own,
 * with its own programs. The session's variables, aggregations and rings serve
 * both units.
 */
#ifndef DTRACE_LATE_H
#define DTRACE_LATE_H

#include <deque>
#include <vector>

#include "ast/ast.h"
#include "base/fd.h"
#include "base/options.h"
#include "dlib/dlib.h"
#include "gen/unit.h"
#include "lex/source.h"
#include "link/image.h"
#include "out/consume.h"
#include "probe/probe.h"
#include "run/session.h"
#include "type/btf.h"
#include "typed/typed.h"

namespace dt {

class LateFunctions final : public out::LateProbes {
public:
	/* What the program was compiled from, and what it became; all of it outlives this object. */
	struct Compiled {
		const std::vector<ast::Program> &trees;
		ProbeTable &probes;
		KernelTypes &kernel;
		dlib::DLibraries &libraries;
		const lex::Sources &sources;
		const Options &options;
		int64_t tai_offset;
		const link::Image &image;
		run::Session &session;
		std::vector<Probe> &enabled; /* by ecb id less 1 */
	};

	explicit LateFunctions(const Compiled &from);

	int fd() const override { return events_.get(); }
	Result<const gen::Unit *> enable() override;

private:
	struct Unit {
		typed::Program program;
		gen::Unit code;
	};

	Result<bool> has_news();
	Status load(const gen::Unit &unit);

	Compiled from_;
	Fd events_; /* none: no module can bring probes, or the kernel does not announce modules */
	std::deque<Unit> units_;
};

} // namespace dt

#endif
