/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Messages for a user at a terminal while a step takes long.
 *
 * Reading the functions of the kernel, loading and attaching can each take seconds.
 * A user who sees nothing cannot tell a slow step from one that hangs. A step that
 * ends soon prints nothing.
 */
#ifndef DTRACE_BASE_PROGRESS_H
#define DTRACE_BASE_PROGRESS_H

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>
#include <thread>

namespace dt {

/*
 * A step, from construction to destruction. If it takes longer than @patience and descriptor @terminal is a terminal,
 * a text there says @what, how much of it is done, and for how long: "dtrace: attaching 48000 probes: 12000 (3 s)". The
 * text begins at the cursor, which may be after other output, and is cleared at the end. What does not fit into the
 * line is not shown. Nothing is written to anything else.
 *
 * The text is written by a thread that takes no signals and ends with the step.
 */
class Progress {
public:
	explicit Progress(std::string what, int terminal = 2,
			  std::chrono::milliseconds patience = std::chrono::seconds(1));
	Progress(const Progress &) = delete;
	Progress &operator=(const Progress &) = delete;

	/* @count more are done. Any thread may call it. A step without it says no number. */
	void add(size_t count = 1) { done_.fetch_add(count, std::memory_order_relaxed); }

private:
	std::atomic<size_t> done_ = 0;
	std::jthread thread_; /* last: it reads what stands above */
};

} // namespace dt

#endif
