/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The target processes: the commands of -c, which wait until tracing is on, and
 * the processes of -p. Tracing ends when all of them have ended. If a command
 * still runs when tracing ends, or when this tool dies, it is killed.
 */
#ifndef DTRACE_OS_CHILD_H
#define DTRACE_OS_CHILD_H

#include <sys/types.h>

#include <string>
#include <vector>

#include "base/fd.h"

namespace dt::os {

struct Target {
	pid_t pid = 0;
	bool is_command = false;
	Fd watch; /* pidfd: readable when the process has ended */
	Fd go;	  /* a byte lets a command begin, back comes errno if it cannot; none for -p */
	std::string command;
	bool is_at_entry = false; /* the command has begun, and waits where its program begins (os/entry.h) */
};

/* Words of @text; quotes and backslashes as in a shell. False if a quote is open. */
bool split_words(const std::string &text, std::vector<std::string> &words);

/* Starts a child that will execute @command after release(). If this process dies first, the child dies, too. */
Result<Target> start_command(const std::string &command);

/* A process that runs already. */
Result<Target> watch_process(pid_t pid);

/*
 * How the process ended, from its watch: "pid 7 has exited", "pid 7 exited with status 1", "pid 7 terminated by
 * SIGSEGV". For a process that is not our child, only that it has ended.
 */
std::string how_it_ended(const Target &target);

/* Ends the command, if it still runs; a process of -p goes on. */
void end_command(const Target &target);

/* Lets the command begin; an error if it cannot be executed. It is no error if the command has ended meanwhile. */
Status release(Target &target);

} // namespace dt::os

#endif
