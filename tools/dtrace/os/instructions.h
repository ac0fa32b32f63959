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

/* An instruction by which a function is left, or may be left. */
struct CodeExit {
	enum class Kind : uint8_t {
		Return,
		Jump,	 /* to another function, which returns in the place of this one */
		Branch,	 /* the same, if a condition is true */
		Unknown, /* to a place that is in a register or in memory; or it is no instruction */
		End,	 /* the code after this function follows */
	};

	uint64_t offset = 0;
	Kind kind = Kind::Return;
	int64_t target = 0; /* of Jump and Branch: as offset, too */

	bool operator==(const CodeExit &) const = default;
};

/*
 * All of them in @code, in ascending order. A jump by a table of a switch statement stays in the function; it is known by
 * a prefix (notrack), or by how its target is computed. Nothing on processors other than x86.
 */
std::vector<CodeExit> code_exits(std::span<const uint8_t> code);

} // namespace dt::os

#endif
