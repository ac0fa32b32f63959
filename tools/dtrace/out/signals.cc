// SPDX-License-Identifier: GPL-2.0
/* All that wait are taken together: two that came at once are one wish. */
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
	const sigset_t set = signal_set();
	signalfd_siginfo info;

	if (come_)
		return true;
	while (read(fd_.get(), &info, sizeof(info)) == sizeof(info))
		come_ = true;
	if (!come_)
		return false;
	/* A shell may have let us ignore them. */
	for (int number : kSignals)
		std::signal(number, SIG_DFL);
	sigprocmask(SIG_UNBLOCK, &set, nullptr);
	return true;
}

} // namespace dt::out
