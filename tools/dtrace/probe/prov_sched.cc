// SPDX-License-Identifier: GPL-2.0
/*
 * Provider sched: threads get and leave CPUs.
 *
 * off-cpu fires in the thread that leaves, and its args[] describe the next thread.
 * on-cpu fires in the thread that continues, after the switch. Compilers make a local
 * copy of finish_task_switch() with the same first parameter. dequeue_task() is inline
 * and cannot be traced; the functions of the scheduling classes can. They are also told of
 * each change of a priority: by switched_to() if the class changes, else by
 * prio_changed().
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

constexpr TranslatedArg kNext[] = {{"lwpsinfo_t *", "dt_sched_next_lwp"}, {"psinfo_t *", "dt_sched_next"}};
constexpr TranslatedArg kQueued[] = {{"lwpsinfo_t *", "dt_sched_queued_lwp"},
				     {"psinfo_t *", "dt_sched_queued"},
				     {"cpuinfo_t *", "dt_sched_queue_cpu"}};
constexpr TranslatedArg kChanged[] = {{"lwpsinfo_t *", "dt_sched_queued_lwp"},
				      {"psinfo_t *", "dt_sched_queued"},
				      {"int", "dt_sched_priority"}};
constexpr TranslatedArg kThread[] = {{"lwpsinfo_t *", "dt_sched_thread_lwp"}, {"psinfo_t *", "dt_sched_thread"}};
constexpr TranslatedArg kCurrent[] = {{"lwpsinfo_t *", "curlwpsinfo"}, {"psinfo_t *", "curpsinfo"}};

constexpr Row kSchedRows[] = {
	{"change-pri", Event::Entry, "", "prio_changed_dl", "dt_sched_has_new_priority", kChanged},
	{"change-pri", Event::Entry, "", "prio_changed_fair", "dt_sched_has_new_priority", kChanged},
	{"change-pri", Event::Entry, "", "prio_changed_rt", "dt_sched_has_new_priority", kChanged},
	{"change-pri", Event::Entry, "", "switched_to_dl", "", kChanged},
	{"change-pri", Event::Entry, "", "switched_to_fair", "", kChanged},
	{"change-pri", Event::Entry, "", "switched_to_rt", "", kChanged},
	{"dequeue", Event::Entry, "", "dequeue_task_dl", "", kQueued},
	{"dequeue", Event::Entry, "", "dequeue_task_fair", "", kQueued},
	{"dequeue", Event::Entry, "", "dequeue_task_rt", "", kQueued},
	{"enqueue", Event::Entry, "", "enqueue_task", "", kQueued},
	{"off-cpu", Event::Tracepoint, "sched", "sched_switch", "", kNext, 4},
	{"on-cpu", Event::Entry, "", "finish_task_switch", "", {}},
	{"on-cpu", Event::Entry, "", "finish_task_switch.isra.0", "", {}},
	{"preempt", Event::Tracepoint, "sched", "sched_switch", "dt_sched_is_preempted", {}, 4},
	{"remain-cpu", Event::Nowhere, "", "the scheduler tells nobody that a thread keeps its CPU", "", {}},
	{"sleep", Event::Tracepoint, "sched", "sched_switch", "dt_sched_sleeps", {}, 4},
	{"surrender", Event::Site, "sched", "surrender", "", kThread},
	{"tick", Event::Entry, "", "sched_tick", "", kCurrent},
	{"tick", Event::Entry, "", "scheduler_tick", "", kCurrent},
	{"wakeup", Event::Tracepoint, "sched", "sched_waking", "", kThread, 1},
};
constexpr auto kSchedNames = derived::names(kSchedRows);

} // namespace

constinit const Provider kSchedProvider = {"sched", kSchedNames,
					   [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						   return derived::open(env, "sched", kSchedRows);
					   },
					   stability::kNamesOfIsa};

} // namespace dt
