/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Probes that appear while tracing is on. The kernel announces each module (a uevent,
 * by netlink) when its init function has returned, and each file that a process maps
 * as code. Then the trees of the program are checked once more, because the providers
 * find more probes now. What only the new probes need becomes a unit of its own, with
 * its own programs. The session's variables, aggregations and rings serve both units.
 */
#ifndef DTRACE_LATE_H
#define DTRACE_LATE_H

#include <memory>
#include <optional>
#include <vector>

#include "base/cpus.h"
#include "base/fd.h"
#include "base/options.h"
#include "compile.h"
#include "gen/unit.h"
#include "link/image.h"
#include "out/consume.h"
#include "probe/probe.h"
#include "run/session.h"
#include "os/objects.h"

namespace dt {

class LateFunctions final : public out::LateProbes {
public:
	/* The program and its session; all of it outlives this object. */
	struct Traced {
		const CompilerInput &input;
		os::Objects &processes;
		const Options &options;
		const link::Image &image; /* of the first unit */
		run::Session &session;
		std::vector<Probe> &enabled; /* by ecb id less 1 */
	};

	explicit LateFunctions(const Traced &from);

	int fd() const override { return events_.get(); }
	Result<const gen::Unit *> enable() override;
	Status follow_cpus(const CpuLook &cpus) override;

private:
	Status watch();
	Status watch_processes();
	Result<bool> has_news();
	bool look_at_processes();
	Status load(const Compiled &made);

	Traced from_;
	Fd modules_; /* none: no module can bring probes, or the kernel does not announce modules */
	bool follows_processes_ = false;
	Fd events_;			 /* of both; none: no probe can come later */
	std::optional<Error> problem_;	 /* that nobody has been told of */
	size_t warnings_;		 /* how many the user has seen */
	std::unique_ptr<Compiled> last_; /* of enable() */
};

} // namespace dt

#endif
