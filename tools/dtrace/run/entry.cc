// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel passes the entry point of a program in the auxiliary vector,
 * AT_ENTRY. The dynamic linker jumps there when its work is done. So the tool
 * sets a breakpoint there while the process is stopped at the end of exec().
 *
 * The tool uses ptrace(2) for both, and detaches before tracing begins, because a
 * process under ptrace stops at each signal. If this tool dies before, the process is
 * killed.
 */
#include "run/entry.h"

#include <elf.h>
#include <sys/procfs.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <cstring>

namespace dt::run {

namespace {

#if defined(__x86_64__)

constexpr auto kCounter = &user_regs_struct::rip;
constexpr unsigned long kBreakpoint = 0xcc, kBreakpointMask = 0xff; /* int3 */
constexpr unsigned long kBehind = 1;				    /* where the counter is then */

#elif defined(__aarch64__)

constexpr auto kCounter = &user_regs_struct::pc;
constexpr unsigned long kBreakpoint = 0xd4200000, kBreakpointMask = 0xffffffff; /* brk #0 */
constexpr unsigned long kBehind = 0;

#else
#error "say in run/entry.cc how this processor is stopped"
#endif

/* What stopped or ended the process. The end of it is left to be waited for by others. */
siginfo_t wait_for_stop(pid_t pid)
{
	siginfo_t info = {};

	while (waitid(P_PID, static_cast<id_t>(pid), &info, WSTOPPED | WEXITED | WNOWAIT) != 0 && errno == EINTR)
		;
	if (info.si_code == CLD_TRAPPED || info.si_code == CLD_STOPPED)
		waitid(P_PID, static_cast<id_t>(pid), &info, WSTOPPED);
	return info;
}

bool has_ended(const siginfo_t &info)
{
	return info.si_code == CLD_EXITED || info.si_code == CLD_KILLED || info.si_code == CLD_DUMPED;
}

/* Was it stopped by what it asked ptrace() for, and not by a signal? */
bool is_exec(const siginfo_t &info)
{
	return info.si_status == (SIGTRAP | PTRACE_EVENT_EXEC << 8);
}

void go_on(pid_t pid, const siginfo_t &info)
{
	const bool is_event = info.si_status >> 8 != 0;

	ptrace(PTRACE_CONT, pid, nullptr, is_event ? 0L : static_cast<long>(info.si_status));
}

/* Is it a 32-bit program? The vector that entry_of() reads is another then, and so is how functions are called. */
bool is_32_bit(pid_t pid)
{
	const Fd program(open(("/proc/" + std::to_string(pid) + "/exe").c_str(), O_RDONLY | O_CLOEXEC));
	char identity[EI_NIDENT] = {};

	return read(program.get(), identity, sizeof(identity)) == sizeof(identity) && identity[EI_CLASS] == ELFCLASS32;
}

/* 0: it is not known. */
uint64_t entry_of(pid_t pid)
{
	const Result<std::string> auxv = read_file("/proc/" + std::to_string(pid) + "/auxv");
	Elf64_auxv_t item;

	for (size_t at = 0; auxv && at + sizeof(item) <= auxv->size(); at += sizeof(item)) {
		std::memcpy(&item, auxv->data() + at, sizeof(item));
		if (item.a_type == AT_ENTRY)
			return item.a_un.a_val;
	}
	return 0;
}

/* Is it stopped behind the breakpoint? Then its counter is put back. */
bool is_at_breakpoint(pid_t pid, uint64_t entry)
{
	user_regs_struct registers = {};
	iovec place = {&registers, sizeof(registers)};

	if (ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &place) != 0 || registers.*kCounter != entry + kBehind)
		return false;
	registers.*kCounter = entry;
	return ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &place) == 0;
}

/* The program has been loaded, and runs until it is at its entry; false if it has ended before, or nobody can tell. */
bool run_to(pid_t pid, uint64_t entry)
{
	errno = 0;
	const long code = ptrace(PTRACE_PEEKTEXT, pid, entry, nullptr);
	const auto word = static_cast<unsigned long>(code);

	if (errno != 0 || ptrace(PTRACE_POKETEXT, pid, entry, (word & ~kBreakpointMask) | kBreakpoint) != 0)
		return false;
	ptrace(PTRACE_CONT, pid, nullptr, nullptr);
	for (;;) {
		const siginfo_t info = wait_for_stop(pid);

		if (has_ended(info))
			return false;
		if (info.si_status == SIGTRAP && is_at_breakpoint(pid, entry))
			return ptrace(PTRACE_POKETEXT, pid, entry, word) == 0;
		go_on(pid, info);
	}
}

/* Why the command did not get as far as its exec(). */
Error not_executed(const Target &target, const Fd &go)
{
	int code = 0;

	if (read(go.get(), &code, sizeof(code)) == sizeof(code))
		return {"cannot execute '" + target.command + "'", code};
	return {"'" + target.command + "' has ended before its program began"};
}

} // namespace

Status run_to_entry(Target &target, bool at_exec)
{
	constexpr long options = PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
	const pid_t pid = target.pid;
	const char byte = 0;

	if (!target.go)
		return {};
	const Fd go = std::move(target.go);
	if (ptrace(PTRACE_SEIZE, pid, nullptr, options) != 0)
		return Error{"cannot stop '" + target.command + "' where its program begins", errno};
	target.is_at_entry = true;
	if (send(go.get(), &byte, 1, MSG_NOSIGNAL) != 1)
		return not_executed(target, go);
	for (siginfo_t info = wait_for_stop(pid); !is_exec(info); info = wait_for_stop(pid)) {
		if (has_ended(info))
			return not_executed(target, go);
		go_on(pid, info);
	}
	if (is_32_bit(pid))
		return Error{"'" + target.command +
			     "' is a 32-bit program: functions of such are not traced in this version"};
	if (at_exec)
		return {};
	const uint64_t entry = entry_of(pid);
	if (!entry || !run_to(pid, entry))
		return Error{"'" + target.command + "' has ended before its program began"};
	return {};
}

void leave_entry(const Target &target)
{
	ptrace(PTRACE_DETACH, target.pid, nullptr, nullptr);
}

} // namespace dt::run
