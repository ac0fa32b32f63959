/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Processes that tracing depends on: the commands of -c, which wait until
 * tracing is on, and those of -p. Tracing ends when all have ended.
 */
#ifndef DTRACE_RUN_CHILD_H
#define DTRACE_RUN_CHILD_H

#include <sys/types.h>

#include <string>
#include <vector>

#include "base/fd.h"

namespace dt::run {

struct Target {
	pid_t pid = 0;
	Fd watch; /* pidfd: readable when the process has ended */
	Fd go;	  /* a byte lets a command begin, back comes errno if it cannot; none for -p */
	std::string command;
};

/* Words of @text; quotes and backslashes as in a shell. False if a quote is open. */
bool split_words(const std::string &text, std::vector<std::string> &words);

/* A child that will execute @command after release(). If we die before, so does it. */
Result<Target> start_command(const std::string &command);

/* A process that runs already. */
Result<Target> watch_process(pid_t pid);

/* Lets the command begin; an error if it cannot be executed. It is none that it has ended meanwhile. */
Status release(Target &target);

} // namespace dt::run

#endif
