/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Private to gen/: what the templates of trampolines share; see trampoline.h.
 *
 * Three files make templates: trampoline.cc, trampoline_operand.cc for static
 * probes of processes, and trampoline_call.cc for system calls.
 */
#ifndef DTRACE_GEN_TRAMPOLINE_PARTS_H
#define DTRACE_GEN_TRAMPOLINE_PARTS_H

#include "gen/trampoline.h"

namespace dt::gen {

constexpr bpf::Reg kContext = bpf::Reg::r6, kElement = bpf::Reg::r7, kCounter = bpf::Reg::r8;

/* Claims one of the elements after element 0 and puts it into kElement, or jumps to @none. */
void claim(bpf::Code &code, bpf::Label none);

/* The word for argument number @n of what @wanted hands over. */
void fetch_arg(bpf::Code &code, const TrampolineWanted &wanted, unsigned n);

/*
 * The end of a claiming trampoline: calls the program whose number is in R3. If that fails, it releases the element
 * and, from @drop on, counts a drop; @out leaves. @hole_op: index of the op before which the fetches are
 * inserted.
 */
Template finish_claiming(const char *name, bpf::Code &code, size_t hole_op, bpf::Label drop, bpf::Label out);

/* R1 = @bytes at the address R3, read by helper @read; 0 if they cannot be read. */
void read_memory(bpf::Code &code, bpf_func_id read, bpf::Width width, int32_t bytes);

/* trampoline_operand.cc: those of static probes of processes. R1 = argument @operand. */
void fetch_operand(bpf::Code &code, const os::UserOperand &operand);
/* Stores the arguments of the enabling that fired. */
void fetch_cases(bpf::Code &code, const TrampolineWanted &wanted, std::span<const OperandCase> cases);

/* trampoline_call.cc: those of system calls, whose numbers are below @numbers. */
Template call_template(const char *name, const TrampolineWanted &wanted, uint32_t numbers);
bpf::Function call_fetch_code(const TrampolineWanted &wanted);
/* R1 = argument or result @place. */
void fetch_call_arg(bpf::Code &code, const ArgPlace &place);

} // namespace dt::gen

#endif
