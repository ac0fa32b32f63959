/* SPDX-License-Identifier: GPL-2.0 */
/* Attaching to static probes and to tracepoints: the parts of attach() that are in files of their own. */
#ifndef DTRACE_RUN_SITES_H
#define DTRACE_RUN_SITES_H

#include "run/session.h"

namespace dt::run {

/* A link for each enabling of such a probe. Probes by enabling. */
Status attach_sites(Session &session, const gen::Unit &unit, const std::vector<Probe> &probes);

/* The same, from its tracepoint to its trampoline. */
Status attach_tracepoints(Session &session, const linker::Image &image, const gen::Unit &unit,
			  const std::vector<Probe> &probes);

} // namespace dt::run

#endif
