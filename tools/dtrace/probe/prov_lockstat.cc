// SPDX-License-Identifier: GPL-2.0
/*
 * Provider lockstat: threads acquire, wait for and release locks of the kernel.
 *
 * Waiting: the tracepoints contention_begin and contention_end, which the slow paths of all locks share. A thread
 * spins on a mutex before it sleeps. Then contention_begin fires for each of the two, and the wait is a block.
 * Acquiring and releasing: functions. At the return of a function the lock is no longer known, so the companion of
 * a probe keeps the argument of the call.
 *
 * The functions with "nest" in their names exist if the kernel checks its locks (CONFIG_DEBUG_LOCK_ALLOC). There
 * they replace those without it, or exist beside them. The functions with "rt_" exist if the kernel is built with
 * CONFIG_PREEMPT_RT. There the spin locks and reader-writer spin locks without "raw" in their names sleep.
 *
 * arg0 is the lock. arg1 and arg2 are those of DTrace (dlib/lockstat.d).
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using derived::Event, derived::Row;

constexpr std::string_view kWait[] = {"", "dt_lock_waited"};
constexpr std::string_view kRwWait[] = {"dt_lock_rw", "dt_lock_waited", "dt_lock_is_reader"};
constexpr std::string_view kTaken[] = {"dt_lock_taken"};
constexpr std::string_view kReader[] = {"dt_lock_taken", "dt_lock_reader"};
constexpr std::string_view kWriter[] = {"dt_lock_taken", "dt_lock_writer"};
constexpr std::string_view kReleasedReader[] = {"", "dt_lock_reader"};
constexpr std::string_view kReleasedWriter[] = {"", "dt_lock_writer"};

/* Programs at a tracepoint run in the order in which they were attached, and the companion's are the last ones. */
#define CONTENTION(not_spinning) \
	"rawtp:lock::contention_begin" \
	"{" \
	"	dt_lock_wait[arg0, dt_lock_thread] |=" \
	"		(dt_lock_wait[arg0, dt_lock_thread] ? 0 : timestamp << 7 | arg1 & 63) |" \
	"		(arg1 & 1 ? 0 : " not_spinning ");" \
	"}" \
	"rawtp:lock::contention_end { dt_lock_wait[arg0, dt_lock_thread] = 0; }"

constexpr std::string_view kContention = CONTENTION("64");

/* With CONFIG_PREEMPT_RT, all these locks are made of an rt_mutex. Only the function that waits knows which lock it is. */
constexpr std::string_view kRtContention =
	"self uintptr_t dt_lock_write;"
	"fbt:vmlinux:*down_write*:entry, fbt:vmlinux:rt_write_lock*:entry { self->dt_lock_write = arg0; }" CONTENTION(
		"arg1 == 8 ? dt_lock_of_rt_mutex : 64");

constexpr Row wait(std::string_view name, std::string_view guard, std::span<const std::string_view> words)
{
	return {.name = name,
		.event = Event::Tracepoint,
		.group = "lock",
		.target = "contention_end",
		.guard = guard,
		.args = {},
		.parameters = 2,
		.words = words,
		.companion = kContention,
		.variant = "rt_spin_lock",
		.variant_companion = kRtContention};
}

constexpr Row release(std::string_view name, std::string_view function, std::span<const std::string_view> words = {})
{
	return {.name = name,
		.event = Event::Entry,
		.group = "",
		.target = function,
		.guard = "",
		.args = {},
		.words = words};
}

/* A row of a lock that is taken when @function returns. Interrupts take locks while their thread does. */
#define TAKE(probe, function, is_taken, its_words) \
	{ \
		.name = probe, .event = Event::Return, .group = "", .target = function, .guard = is_taken, .args = {}, \
		.words = its_words, \
		.companion = "self uintptr_t dt_lock_call, dt_lock_interrupt;" \
			     "fbt::" function ":entry" \
			     "{" \
			     "	self->dt_lock_call = ipl ? self->dt_lock_call : arg0;" \
			     "	self->dt_lock_interrupt = ipl ? arg0 : self->dt_lock_interrupt;" \
			     "}" \
	}

constexpr Row kLockstatRows[] = {
	TAKE("adaptive-acquire", "_mutex_lock_nest_lock", "", kTaken),
	TAKE("adaptive-acquire", "mutex_lock", "", kTaken),
	TAKE("adaptive-acquire", "mutex_lock_interruptible", "dt_lock_is_ok", kTaken),
	TAKE("adaptive-acquire", "mutex_lock_interruptible_nested", "dt_lock_is_ok", kTaken),
	TAKE("adaptive-acquire", "mutex_lock_io_nested", "", kTaken),
	TAKE("adaptive-acquire", "mutex_lock_killable", "dt_lock_is_ok", kTaken),
	TAKE("adaptive-acquire", "mutex_lock_killable_nested", "dt_lock_is_ok", kTaken),
	TAKE("adaptive-acquire", "mutex_lock_nested", "", kTaken),
	TAKE("adaptive-acquire", "mutex_trylock", "dt_lock_is_taken", kTaken),
	TAKE("adaptive-acquire-error", "mutex_lock_interruptible", "dt_lock_is_error", kTaken),
	TAKE("adaptive-acquire-error", "mutex_lock_interruptible_nested", "dt_lock_is_error", kTaken),
	TAKE("adaptive-acquire-error", "mutex_lock_killable", "dt_lock_is_error", kTaken),
	TAKE("adaptive-acquire-error", "mutex_lock_killable_nested", "dt_lock_is_error", kTaken),
	wait("adaptive-block", "dt_lock_is_adaptive_block", kWait),
	release("adaptive-release", "mutex_unlock"),
	wait("adaptive-spin", "dt_lock_is_adaptive_spin", kWait),
	TAKE("rw-acquire", "_down_write_nest_lock", "", kWriter),
	TAKE("rw-acquire", "down_read", "", kReader),
	TAKE("rw-acquire", "down_read_interruptible", "dt_lock_is_ok", kReader),
	TAKE("rw-acquire", "down_read_killable", "dt_lock_is_ok", kReader),
	TAKE("rw-acquire", "down_read_killable_nested", "dt_lock_is_ok", kReader),
	TAKE("rw-acquire", "down_read_nested", "", kReader),
	TAKE("rw-acquire", "down_read_trylock", "dt_lock_is_taken", kReader),
	TAKE("rw-acquire", "down_write", "", kWriter),
	TAKE("rw-acquire", "down_write_killable", "dt_lock_is_ok", kWriter),
	TAKE("rw-acquire", "down_write_killable_nested", "dt_lock_is_ok", kWriter),
	TAKE("rw-acquire", "down_write_nested", "", kWriter),
	TAKE("rw-acquire", "down_write_trylock", "dt_lock_is_taken", kWriter),
	TAKE("rw-acquire", "_raw_read_lock", "", kReader),
	TAKE("rw-acquire", "_raw_read_lock_bh", "", kReader),
	TAKE("rw-acquire", "_raw_read_lock_irq", "", kReader),
	TAKE("rw-acquire", "_raw_read_lock_irqsave", "", kReader),
	TAKE("rw-acquire", "_raw_write_lock", "", kWriter),
	TAKE("rw-acquire", "_raw_write_lock_bh", "", kWriter),
	TAKE("rw-acquire", "_raw_write_lock_irq", "", kWriter),
	TAKE("rw-acquire", "_raw_write_lock_irqsave", "", kWriter),
	TAKE("rw-acquire", "_raw_write_lock_nested", "", kWriter),
	TAKE("rw-acquire", "rt_read_lock", "", kReader),
	TAKE("rw-acquire", "rt_read_trylock", "dt_lock_is_taken", kReader),
	TAKE("rw-acquire", "rt_write_lock", "", kWriter),
	TAKE("rw-acquire", "rt_write_lock_nested", "", kWriter),
	TAKE("rw-acquire", "rt_write_trylock", "dt_lock_is_taken", kWriter),
	wait("rw-block", "dt_lock_is_rw_block", kRwWait),
	release("rw-release", "up_read", kReleasedReader),
	release("rw-release", "up_write", kReleasedWriter),
	release("rw-release", "_raw_read_unlock", kReleasedReader),
	release("rw-release", "_raw_read_unlock_bh", kReleasedReader),
	release("rw-release", "_raw_read_unlock_irq", kReleasedReader),
	release("rw-release", "_raw_read_unlock_irqrestore", kReleasedReader),
	release("rw-release", "_raw_write_unlock", kReleasedWriter),
	release("rw-release", "_raw_write_unlock_bh", kReleasedWriter),
	release("rw-release", "_raw_write_unlock_irq", kReleasedWriter),
	release("rw-release", "_raw_write_unlock_irqrestore", kReleasedWriter),
	release("rw-release", "rt_read_unlock", kReleasedReader),
	release("rw-release", "rt_write_unlock", kReleasedWriter),
	wait("rw-spin", "dt_lock_is_rw_spin", kRwWait),
	TAKE("spin-acquire", "_raw_spin_lock", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_lock_nest_lock", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_lock_bh", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_lock_irq", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_lock_irqsave", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_lock_irqsave_nested", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_lock_nested", "", kTaken),
	TAKE("spin-acquire", "_raw_spin_trylock", "dt_lock_is_taken", kTaken),
	TAKE("spin-acquire", "rt_spin_lock", "", kTaken),
	TAKE("spin-acquire", "rt_spin_lock_nest_lock", "", kTaken),
	TAKE("spin-acquire", "rt_spin_lock_nested", "", kTaken),
	TAKE("spin-acquire", "rt_spin_trylock", "dt_lock_is_taken", kTaken),
	TAKE("spin-acquire", "rt_spin_trylock_bh", "dt_lock_is_taken", kTaken),
	release("spin-release", "_raw_spin_unlock"),
	release("spin-release", "_raw_spin_unlock_bh"),
	release("spin-release", "_raw_spin_unlock_irq"),
	release("spin-release", "_raw_spin_unlock_irqrestore"),
	release("spin-release", "rt_spin_unlock"),
	wait("spin-spin", "dt_lock_is_spin", kWait),
};
constexpr auto kLockstatNames = derived::names(kLockstatRows);

} // namespace

constinit const Provider kLockstatProvider = {"lockstat", kLockstatNames,
					      [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						      return derived::open(env, "lockstat", kLockstatRows);
					      },
					      stability::kEvolvingNames};

} // namespace dt
