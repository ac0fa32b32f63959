/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The text of BPF code: for -S, for -d code and -d linked, and for goldens.
 *
 *     ; x.d:1: trace(pid);
 *        5: r1 = *(u32 *)(r6 + 208)             ; ctx.pid
 *        6: call buffer_reserve
 *        7: if r0 != 0 goto 12
 *
 * The syntax is that of the kernel's verifier log, so the two can be compared
 * side by side. A jump shows the number of its target instruction.
 */
#ifndef DTRACE_BPF_DISASM_H
#define DTRACE_BPF_DISASM_H

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bpf/code.h"

namespace dt::bpf {

/* A function's first instruction in a linked program. */
struct Start {
	uint32_t at = 0;
	std::string name;
};

struct Listing {
	std::span<const Insn> insns;
	std::span<const Note> notes = {};
	std::span<const Reloc> relocs = {};
	std::span<const Start> starts = {};
	/* "x.d:1: trace(pid);" for a span of the D program; "" for one on the same line as that before. Null: no lines. */
	std::function<std::string(Span)> source = {};
};

/* All lines, each ended by a newline. Any bytes can be listed. */
std::string disassemble(const Listing &listing);

/* One instruction; @at is its index, for jumps. @next is the second half of a wide load. */
std::string disassemble(const Insn &insn, const Insn *next, uint32_t at);

/* Name of a kernel helper without "bpf_", or "helper#N". */
std::string helper_name(int32_t helper);

} // namespace dt::bpf

#endif
