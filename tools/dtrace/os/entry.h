/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Stops a command near its beginning: at the end of exec(2), at its entry point, or
 * at an address. At the entry point, its libraries are mapped, so that probes can be
 * placed in them, and none of its own code has run. os/begin.h chooses.
 */
#ifndef DTRACE_OS_ENTRY_H
#define DTRACE_OS_ENTRY_H

#include <cstdint>
#include <vector>

#include "os/child.h"

namespace dt::os {

/*
 * Lets the command run to the end of exec(2), where it waits for leave_entry(). Only the program and the dynamic
 * linker are mapped there, and neither has run. A command that waits already stays where it is.
 */
Status run_to_exec(Target &target);

/* A process waits when it reaches the address for the @times-th time. */
struct Breakpoint {
	uint64_t address = 0;
	unsigned times = 1;
};

/* The command waits already. Lets it run to one of @breakpoints. An error if it ends before, or nobody can tell. */
Status run_to(const Target &target, std::vector<Breakpoint> breakpoints);

/* AT_ENTRY: the first instruction of the program; 0: it is not known. */
uint64_t entry_of(pid_t pid);

/* The command waits at the first instruction of a function: the function's first argument; 0: it is not known. */
uint64_t first_argument(const Target &target);

/* Lets it continue from there. It is no error if it has ended meanwhile. */
void leave_entry(const Target &target);

} // namespace dt::os

#endif
