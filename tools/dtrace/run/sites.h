/* SPDX-License-Identifier: GPL-2.0 */
/* Attaching to static probes: the part of attach() that is in attach_sites.cc. */
#ifndef DTRACE_RUN_SITES_H
#define DTRACE_RUN_SITES_H

#include "run/session.h"

namespace dt::run {

/* A link for each enabling of such a probe. Probes by enabling. */
Status attach_sites(Session &session, const gen::Unit &unit, const std::vector<Probe> &probes);

} // namespace dt::run

#endif
