/* SPDX-License-Identifier: GPL-2.0 */
/* Attaching to static probes and to tracepoints: the parts of attach() that are in files of their own. */
#ifndef DTRACE_RUN_SITES_H
#define DTRACE_RUN_SITES_H

#include "run/kallsyms.h"
#include "run/session.h"

namespace dt::run {

/* Of the links that tell firings in @ranges from others: one for each 64 KiB, which is what a cookie can say. */
std::vector<uint64_t> site_cookies(const std::vector<Range> &ranges);

/* Links for each enabling of such a probe. Probes by enabling. */
Status attach_sites(Session &session, const gen::Unit &unit, const std::vector<Probe> &probes);

/* The same, from its tracepoint to its trampoline. */
Status attach_tracepoints(Session &session, const link::Image &image, const gen::Unit &unit,
			  const std::vector<Probe> &probes);

} // namespace dt::run

#endif
