/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Stops a command at its entry point. At that point its libraries are mapped,
 * so that probes can be placed in them, and none of its own code has run.
 */
#ifndef DTRACE_RUN_ENTRY_H
#define DTRACE_RUN_ENTRY_H

#include "run/child.h"

namespace dt::run {

/*
 * Lets the command run to the first instruction of its program, where it waits for release(). The
 * dynamic linker has mapped the libraries that the program needs, and has run their constructors.
 * @at_exec: it waits at the end of exec(2), where only the program and the dynamic linker are mapped and neither has
 * run.
 */
Status run_to_entry(Target &target, bool at_exec = false);

/* Lets it continue from there. It is no error if it has ended meanwhile. */
void leave_entry(const Target &target);

} // namespace dt::run

#endif
