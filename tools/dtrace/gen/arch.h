/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Where the processor keeps the arguments and results of C functions and system
 * calls, as offsets in the registers that the kernel passes to programs on
 * kprobes and perf events. The field kMode, under kModeMask, says whether the CPU
 * was in user space or in the kernel. Another processor needs one more section
 * here.
 */
#ifndef DTRACE_GEN_ARCH_H
#define DTRACE_GEN_ARCH_H

#include <linux/bpf_perf_event.h>
#include <linux/dtrace.h>

#include <array>
#include <cstddef>
#include <cstdint>

namespace dt::gen::arch {

#if defined(__x86_64__)

constexpr std::array<int16_t, 6> kArgs = {
	offsetof(bpf_user_pt_regs_t, rdi), offsetof(bpf_user_pt_regs_t, rsi), offsetof(bpf_user_pt_regs_t, rdx),
	offsetof(bpf_user_pt_regs_t, rcx), offsetof(bpf_user_pt_regs_t, r8),  offsetof(bpf_user_pt_regs_t, r9),
};
constexpr int16_t kReturn = offsetof(bpf_user_pt_regs_t, rax);
constexpr int16_t kStack = offsetof(bpf_user_pt_regs_t, rsp);
constexpr int kStackArgs = 8; /* the return address comes first */
constexpr int16_t kProgramCounter = offsetof(bpf_user_pt_regs_t, rip);
constexpr int16_t kMode = offsetof(bpf_user_pt_regs_t, cs);
constexpr int32_t kModeMask = 3; /* the privilege level */
constexpr bool kUserModeIsZero = false;

/* Offsets in the kernel's struct pt_regs: the arguments of a system call, and its number. */
constexpr std::array<int16_t, 6> kCallArgs = {
	offsetof(bpf_user_pt_regs_t, rdi), offsetof(bpf_user_pt_regs_t, rsi), offsetof(bpf_user_pt_regs_t, rdx),
	offsetof(bpf_user_pt_regs_t, r10), offsetof(bpf_user_pt_regs_t, r8),  offsetof(bpf_user_pt_regs_t, r9),
};
constexpr int16_t kCallNumber = offsetof(bpf_user_pt_regs_t, orig_rax);
/* The bit in struct task_struct of calls by the 32-bit interface: thread_info.status & TS_COMPAT. */
constexpr int16_t kCompat = 16;
constexpr int32_t kCompatMask = 2;

#elif defined(__aarch64__)

constexpr int16_t x(int n)
{
	return static_cast<int16_t>(offsetof(bpf_user_pt_regs_t, regs) + 8 * n);
}
constexpr std::array<int16_t, 8> kArgs = {x(0), x(1), x(2), x(3), x(4), x(5), x(6), x(7)};
constexpr int16_t kReturn = x(0);
constexpr int16_t kStack = offsetof(bpf_user_pt_regs_t, sp);
constexpr int kStackArgs = 0;
constexpr int16_t kProgramCounter = offsetof(bpf_user_pt_regs_t, pc);
constexpr int16_t kMode = offsetof(bpf_user_pt_regs_t, pstate);
constexpr int32_t kModeMask = 0xf; /* the exception level, and which stack */
constexpr bool kUserModeIsZero = true;

constexpr std::array<int16_t, 6> kCallArgs = {x(0), x(1), x(2), x(3), x(4), x(5)};
constexpr int16_t kCallNumber = sizeof(bpf_user_pt_regs_t) + 8; /* after orig_x0 */
/* A bit of thread_info.flags, _TIF_32BIT. */
constexpr int16_t kCompat = 0;
constexpr int32_t kCompatMask = 1 << 22;

#else
#error "say in gen/arch.h where this processor keeps arguments"
#endif

/* The offset of the program counter in the context of a clause program. */
constexpr int16_t kContextPc = offsetof(dtrace_bpf_context, regs) + kProgramCounter;

} // namespace dt::gen::arch

#endif
