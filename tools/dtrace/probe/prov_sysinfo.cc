// SPDX-License-Identifier: GPL-2.0
/*
 * Provider sysinfo: system-wide counters. arg0 is the increment.
 *
 * readv() and preadv() share a function, and so do writev() and pwritev().
 * Asynchronous reads and writes do not use these system calls.
 */
#include "probe/derived.h"
#include "probe/probe.h"

namespace dt {

namespace {

using arg_types::TranslatedArg;
using derived::Event, derived::Row;

/* arg1 is the value of the statistic so far elsewhere; Linux has none to point to. */
constexpr std::string_view kOne[] = {"dt_sysinfo_one", "dt_sysinfo_none"};
constexpr std::string_view kBytes[] = {"dt_sysinfo_bytes", "dt_sysinfo_none"};
constexpr TranslatedArg kOneArgs[] = {{"int64_t", "dt_sysinfo_one"}, {"int64_t", "dt_sysinfo_none"}};
constexpr TranslatedArg kBytesArgs[] = {{"int64_t", "dt_sysinfo_bytes"}, {"int64_t", "dt_sysinfo_none"}};

constexpr Row at_event(std::string_view name, std::string_view group, std::string_view target, uint8_t parameters,
		       std::string_view guard = "")
{
	return {.name = name,
		.event = Event::Tracepoint,
		.group = group,
		.target = target,
		.guard = guard,
		.args = kOneArgs,
		.parameters = parameters,
		.words = kOne};
}

constexpr Row at_entry(std::string_view name, std::string_view function, std::string_view guard = "")
{
	return {.name = name,
		.event = Event::Entry,
		.group = "",
		.target = function,
		.guard = guard,
		.args = kOneArgs,
		.words = kOne};
}

constexpr Row at_return(std::string_view name, std::string_view function)
{
	return {.name = name,
		.event = Event::Return,
		.group = "",
		.target = function,
		.guard = "dt_sysinfo_is_moved",
		.args = kBytesArgs,
		.words = kBytes};
}

constexpr Row kSysinfoRows[] = {
	at_event("cpumigrate", "sched", "sched_migrate_task", 2),
	at_event("idlethread", "sched", "sched_switch", 4, "dt_sysinfo_is_idle"),
	at_event("intr", "irq", "irq_handler_entry", 2),
	at_event("inv_swtch", "sched", "sched_switch", 4, "dt_sched_is_preempted"),
	at_event("modload", "module", "module_load", 1),
	at_event("modunload", "module", "module_free", 1),
	at_entry("msg", "do_msgrcv"),
	at_entry("msg", "do_msgrcv.constprop.0"),
	at_entry("msg", "do_msgsnd"),
	at_event("mutex_adenters", "lock", "contention_begin", 2, "dt_sysinfo_is_mutex"),
	at_entry("namei", "filename_lookup"),
	at_entry("namei", "__filename_parentat"),
	at_entry("namei", "path_openat"),
	at_entry("nthreads", "kernel_clone", "dt_sysinfo_is_thread"),
	at_event("pswitch", "sched", "sched_switch", 4),
	at_return("readch", "__arm64_sys_pread64"),
	at_return("readch", "__x64_sys_pread64"),
	at_return("readch", "ksys_read"),
	at_return("readch", "vfs_readv"),
	at_event("rw_rdfails", "lock", "contention_begin", 2, "dt_sysinfo_is_reader"),
	at_event("rw_wrfails", "lock", "contention_begin", 2, "dt_sysinfo_is_writer"),
	at_entry("sema", "do_semtimedop"),
	at_event("sysexec", "sched", "sched_process_exec", 3),
	at_entry("sysfork", "kernel_clone", "dt_sysinfo_is_fork"),
	at_entry("sysread", "__arm64_sys_pread64"),
	at_entry("sysread", "__x64_sys_pread64"),
	at_entry("sysread", "ksys_read"),
	at_entry("sysread", "vfs_readv"),
	at_entry("sysvfork", "kernel_clone", "dt_sysinfo_is_vfork"),
	at_entry("syswrite", "__arm64_sys_pwrite64"),
	at_entry("syswrite", "__x64_sys_pwrite64"),
	at_entry("syswrite", "ksys_write"),
	at_entry("syswrite", "vfs_writev"),
	at_return("writech", "__arm64_sys_pwrite64"),
	at_return("writech", "__x64_sys_pwrite64"),
	at_return("writech", "ksys_write"),
	at_return("writech", "vfs_writev"),
	at_event("xcalls", "ipi", "ipi_send_cpu", 3),
	at_event("xcalls", "ipi", "ipi_send_cpumask", 3),
};
constexpr auto kSysinfoNames = derived::names(kSysinfoRows);

} // namespace

constinit const Provider kSysinfoProvider = {"sysinfo", kSysinfoNames,
					     [](const ProbeEnv &env) -> Result<std::unique_ptr<ProbeList>> {
						     return derived::open(env, "sysinfo", kSysinfoRows);
					     },
					     stability::kCounters};

} // namespace dt
