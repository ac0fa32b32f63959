// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel passes the entry point of a program in the auxiliary vector,
 * AT_ENTRY. The dynamic linker jumps there when its work is done. The tool
 * sets breakpoints while the process is stopped at the end of exec().
 *
 * The tool uses ptrace(2), and detaches before tracing begins, because a
 * process under ptrace stops at each signal. If this tool dies before, the process is
 * killed.
 */
#include "os/entry.h"

#include <elf.h>
#include <sys/procfs.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace dt::os {

namespace {

#if defined(__x86_64__)

constexpr auto kCounter = &user_regs_struct::rip;

uint64_t first_of(const user_regs_struct &registers)
{
	return registers.rdi;
}

constexpr unsigned long kBreakpoint = 0xcc, kBreakpointMask = 0xff; /* int3 */
constexpr unsigned long kBehind = 1;				    /* where the counter is then */

#elif defined(__aarch64__)

constexpr auto kCounter = &user_regs_struct::pc;

uint64_t first_of(const user_regs_struct &registers)
{
	return registers.regs[0];
}

constexpr unsigned long kBreakpoint = 0xd4200000, kBreakpointMask = 0xffffffff; /* brk #0 */
constexpr unsigned long kBehind = 0;

#else
#error "say in os/entry.cc how this processor is stopped"
#endif

/* Waits for a stop or the end of the process. The end stays there for others who wait for it. */
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

/* Is it a 32-bit program? Its auxiliary vector has another form, and its functions are called in another way. */
bool is_32_bit(pid_t pid)
{
	const Fd program(open(("/proc/" + std::to_string(pid) + "/exe").c_str(), O_RDONLY | O_CLOEXEC));
	char identity[EI_NIDENT] = {};

	return read(program.get(), identity, sizeof(identity)) == sizeof(identity) && identity[EI_CLASS] == ELFCLASS32;
}

bool get_registers(pid_t pid, user_regs_struct &registers)
{
	iovec place = {&registers, sizeof(registers)};

	return ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &place) == 0;
}

/* A breakpoint and the code that it replaces. */
struct PlacedBreakpoint {
	Breakpoint breakpoint;
	unsigned long word = 0;
};

bool place(pid_t pid, PlacedBreakpoint &placed)
{
	errno = 0;
	placed.word = static_cast<unsigned long>(ptrace(PTRACE_PEEKTEXT, pid, placed.breakpoint.address, nullptr));
	return errno == 0 && ptrace(PTRACE_POKETEXT, pid, placed.breakpoint.address,
				    (placed.word & ~kBreakpointMask) | kBreakpoint) == 0;
}

bool remove(pid_t pid, const PlacedBreakpoint &placed)
{
	return ptrace(PTRACE_POKETEXT, pid, placed.breakpoint.address, placed.word) == 0;
}

/* The breakpoint that it is stopped after; its counter is put back. nullptr: none. */
PlacedBreakpoint *reached(pid_t pid, std::vector<PlacedBreakpoint> &all)
{
	user_regs_struct registers = {};

	if (!get_registers(pid, registers))
		return nullptr;
	const auto found = std::ranges::find_if(all, [&](const PlacedBreakpoint &p) {
		return registers.*kCounter == p.breakpoint.address + kBehind;
	});
	if (found == all.end())
		return nullptr;
	registers.*kCounter = found->breakpoint.address;
	iovec place = {&registers, sizeof(registers)};
	return ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &place) == 0 ? &*found : nullptr;
}

/* Runs the instruction that the breakpoint has replaced, and places the breakpoint again. Signals come afterwards. */
bool step_over(pid_t pid, PlacedBreakpoint &placed)
{
	std::vector<int> held;

	if (!remove(pid, placed))
		return false;
	for (;;) {
		if (ptrace(PTRACE_SINGLESTEP, pid, nullptr, nullptr) != 0)
			return false;
		const siginfo_t info = wait_for_stop(pid);
		if (has_ended(info))
			return false;
		if (info.si_status == SIGTRAP)
			break;
		if (info.si_status >> 8 == 0)
			held.push_back(info.si_status);
	}
	for (const int signal : held)
		kill(pid, signal);
	return place(pid, placed);
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

uint64_t first_argument(const Target &target)
{
	user_regs_struct registers = {};

	return get_registers(target.pid, registers) ? first_of(registers) : 0;
}

Status run_to_exec(Target &target)
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
		return Error{
			"'" + target.command +
			"' is a 32-bit program: this version cannot trace its functions or stop it for -x evaltime"};
	return {};
}

Status run_to(const Target &target, std::vector<Breakpoint> breakpoints)
{
	const Error ended = {"'" + target.command + "' has ended before its program began"};
	const pid_t pid = target.pid;
	std::vector<PlacedBreakpoint> all;

	for (const Breakpoint &breakpoint : breakpoints) {
		all.push_back({breakpoint});
		if (!place(pid, all.back()))
			return ended;
	}
	ptrace(PTRACE_CONT, pid, nullptr, nullptr);
	for (;;) {
		const siginfo_t info = wait_for_stop(pid);

		if (has_ended(info))
			return ended;
		if (is_exec(info))
			return Error{"'" + target.command + "' has executed another program before its own began"};
		PlacedBreakpoint *const placed = info.si_status == SIGTRAP ? reached(pid, all) : nullptr;
		if (placed && --placed->breakpoint.times == 0)
			break;
		if (!placed)
			go_on(pid, info);
		else if (!step_over(pid, *placed) || ptrace(PTRACE_CONT, pid, nullptr, nullptr) != 0)
			return ended;
	}
	return std::ranges::all_of(all, [&](const PlacedBreakpoint &placed) { return remove(pid, placed); }) ?
		       Status() :
		       ended;
}

void leave_entry(const Target &target)
{
	ptrace(PTRACE_DETACH, target.pid, nullptr, nullptr);
}

} // namespace dt::os
