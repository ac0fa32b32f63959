// SPDX-License-Identifier: GPL-2.0
/*
 * The message of a long step; see progress.h.
 *
 * The step itself may be a single system call, which cannot print. So a thread
 * counts the seconds. The thread waits on a condition, so that the end of the step
 * wakes it at once.
 *
 * The thread is created while all signals are blocked, and inherits that. Otherwise
 * the kernel could deliver a signal to it instead of to the thread that waits for
 * the signal.
 */
#include "base/progress.h"

#include <csignal>
#include <unistd.h>

#include <condition_variable>
#include <mutex>
#include <string_view>
#include <system_error>

namespace dt {

namespace {

/*
 * Control sequences of VT100. Each text clears the rest of the line and leaves the cursor where it was, so that what
 * others write takes the place of the text. A text that does not fit is not wrapped: the screen could scroll, and the
 * cursor would return to another line.
 */
constexpr std::string_view kClear = "\033[K";
constexpr std::string_view kBegin = "\0337\033[K\033[?7l";
constexpr std::string_view kEnd = "\033[?7h\0338";

void put(int terminal, const std::string &text)
{
	/* The write fails if the terminal is gone. Then nobody reads the message. */
	[[maybe_unused]] const ssize_t written = write(terminal, text.data(), text.size());
}

/* The count so far, as the text shows it. */
std::string count_text(const std::atomic<size_t> &done)
{
	const size_t count = done.load(std::memory_order_relaxed);

	return count ? ": " + std::to_string(count) : "";
}

void show(const std::stop_token &stop, const std::string &what, const std::atomic<size_t> &done, int terminal,
	  std::chrono::milliseconds patience)
{
	std::mutex mutex;
	std::condition_variable_any ended;
	std::unique_lock lock(mutex);
	std::chrono::milliseconds passed = patience;

	if (ended.wait_for(lock, stop, patience, [&] { return stop.stop_requested(); }))
		return;
	do {
		const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(passed).count();

		put(terminal, std::string(kBegin) + "dtrace: " + what + count_text(done) + " (" +
				      std::to_string(seconds) + " s)" + std::string(kEnd));
		passed += std::chrono::seconds(1);
	} while (!ended.wait_for(lock, stop, std::chrono::seconds(1), [&] { return stop.stop_requested(); }));
	put(terminal, std::string(kClear));
}

} // namespace

Progress::Progress(std::string what, int terminal, std::chrono::milliseconds patience)
{
	sigset_t all, before;

	if (!isatty(terminal))
		return;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	try {
		thread_ = std::jthread(
			[=, this](const std::stop_token &stop) { show(stop, what, done_, terminal, patience); });
	} catch (const std::system_error &) {
		/* There may be no more threads. The work goes on without a message. */
	}
	pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

} // namespace dt
