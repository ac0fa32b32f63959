/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Operands of static probes in processes: the assembler's text of an argument,
 * such as "-4@%eax" or "8@[sp, 16]".
 *
 * A note of the section .note.stapsdt has a text for each argument: its size in bytes
 * (negative for a signed number), an @, and an operand as the compiler writes it for the
 * assembler. parse_operand() turns the text into registers and constants. It parses the
 * syntax of all processors on each processor, so that the tests can, too.
 */
#ifndef DTRACE_OS_OPERAND_H
#define DTRACE_OS_OPERAND_H

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace dt::os {

/*
 * Where an argument is: the number base + (index << scale) + displacement, or the memory at that address. A register
 * is given by the index of its word in the registers that a program on a uprobe gets. Its bits below @shift are
 * dropped.
 */
struct UserOperand {
	static constexpr uint8_t kNoRegister = 0xff;

	bool is_memory = false;
	uint8_t bytes = 8; /* of the argument: 1, 2, 4 or 8 */
	bool is_signed = false;
	uint8_t base = kNoRegister, index = kNoRegister;
	uint8_t scale = 0;
	uint8_t shift = 0; /* 8: %ah */
	int64_t displacement = 0;

	bool operator==(const UserOperand &) const = default;
};

enum class Machine : uint8_t { X86_64, Aarch64 };

#if defined(__aarch64__)
constexpr Machine kThisMachine = Machine::Aarch64;
#else
constexpr Machine kThisMachine = Machine::X86_64;
#endif

/* One argument of a note. */
struct NoteArg {
	UserOperand operand;
	std::string_view text;	  /* "-4@%eax" */
	std::string_view symbol;  /* whose address is to be added; the base is the program counter then */
	std::string_view refused; /* why there is nothing to fetch; empty: there is */
	bool is_float = false;
};

/* The program counter: an operand with a symbol is relative to it, at the distance of the symbol from the probe. */
uint8_t program_counter(Machine machine);

/* The name of a register that an operand has, for listings of code: "rax". */
std::string_view register_name(Machine machine, uint8_t number);

/* One text. An error says what cannot be read. */
Result<NoteArg> parse_operand(std::string_view text, Machine machine);

/* All arguments of a note, "8@%rdi -4@[sp, 16]". */
Result<std::vector<NoteArg>> parse_operands(std::string_view text, Machine machine);

} // namespace dt::os

#endif
