/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Where instructions begin in machine code of this processor. A breakpoint at another place would change an
 * instruction, and what the process then does is not defined.
 *
 * On x86, the kernel's own decoder, tools/arch/x86/lib/insn.c, gives their lengths (x86_length.c).
 */
#ifndef DTRACE_OS_INSTRUCTIONS_H
#define DTRACE_OS_INSTRUCTIONS_H

#include <cstdint>
#include <span>
#include <vector>

namespace dt::os {

/*
 * The offsets in @code, the code of one function, at which its instructions begin, in ascending order. The list ends
 * before an instruction that the code ends in.
 */
std::vector<uint64_t> instruction_offsets(std::span<const uint8_t> code);

/* An instruction by which a function is left. */
struct CodeExit {
	uint64_t offset = 0;
	bool is_jump = false; /* to another function, which returns in the place of this one */
	int64_t target = 0;   /* of a jump: as offset, too */

	bool operator==(const CodeExit &) const = default;
};

/*
 * The returns in @code, and the jumps out of it whose target is in the instruction and that always jump. In
 * ascending order. Nothing on processors other than x86.
 */
std::vector<CodeExit> code_exits(std::span<const uint8_t> code);

} // namespace dt::os

#endif
