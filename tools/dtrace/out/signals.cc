// SPDX-License-Identifier: GPL-2.0
/*
 * Holds signals back and reads them from a descriptor; see signals.h.
 *
 * A held signal is pending in the kernel until it is read. let_go() restores the
 * default action before it unblocks the signals, so a signal that is still pending
 * ends the process then.
 */
#include "out/signals.h"

#include <sys/signalfd.h>

#include <csignal>

namespace dt::out {

namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM};

sigset_t signal_set()
{
	sigset_t set;

	sigemptyset(&set);
	for (int number : kSignals)
		sigaddset(&set, number);
	return set;
}

} // namespace

Result<Signals> Signals::hold()
{
	const sigset_t set = signal_set();
	Signals signals;

	if (sigprocmask(SIG_BLOCK, &set, nullptr) != 0)
		return Error{"cannot block signals", errno};
	signals.fd_.reset(signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK));
	if (!signals.fd_)
		return Error{"cannot wait for signals", errno};
	return signals;
}

bool Signals::come()
{
	signalfd_siginfo info;

	/* All that wait are taken together: two that came at once are one wish. */
	while (!come_ && read(fd_.get(), &info, sizeof(info)) == sizeof(info)) {
		while (read(fd_.get(), &info, sizeof(info)) == sizeof(info))
			;
		come_ = true;
	}
	return come_;
}

void Signals::let_go()
{
	const sigset_t set = signal_set();

	/* A shell may have let us ignore them. */
	for (int number : kSignals)
		std::signal(number, SIG_DFL);
	sigprocmask(SIG_UNBLOCK, &set, nullptr);
}

} // namespace dt::out
