// SPDX-License-Identifier: GPL-2.0
/*
 * Walks over the code of a function, from one instruction to the next.
 *
 * The length of an x86 instruction follows only from decoding it, and so does where
 * the next one begins: the walk cannot begin in the middle of a function. All
 * instructions of other processors have 4 bytes. A byte sequence that cannot be
 * decoded ends the walk, because what follows it is not known.
 */
#include "os/instructions.h"

#include <algorithm>
#include <cstring>
#include <optional>

#if defined(__x86_64__)
extern "C" int dtrace_x86_length(const uint8_t *code, int bytes);
#endif

namespace dt::os {

namespace {

/* Bytes of the instruction that @code begins with; 0: there is none. */
size_t length(std::span<const uint8_t> code)
{
#if defined(__x86_64__)
	constexpr size_t most = 15;

	return static_cast<size_t>(dtrace_x86_length(code.data(), static_cast<int>(std::min(code.size(), most))));
#else
	constexpr size_t every = 4;

	return code.size() >= every ? every : 0;
#endif
}

#if defined(__x86_64__)
/* What the instruction @code, at @offset of a function, is if the function is left by it. */
std::optional<CodeExit> exit_at(std::span<const uint8_t> code, uint64_t offset)
{
	constexpr uint8_t repne = 0xf2, rep = 0xf3, ret = 0xc3, ret_and_pop = 0xc2, near_jump = 0xe9, short_jump = 0xeb;
	size_t opcode = 0;
	int8_t distance8 = 0;
	int32_t distance = 0;

	while (opcode < code.size() && (code[opcode] == repne || code[opcode] == rep))
		opcode++;
	if (opcode == code.size())
		return {};
	const std::span<const uint8_t> operand = code.subspan(opcode + 1);
	if (code[opcode] == ret || code[opcode] == ret_and_pop)
		return CodeExit{.offset = offset};
	if (code[opcode] == short_jump && operand.size() == sizeof(distance8)) {
		std::memcpy(&distance8, operand.data(), sizeof(distance8));
		distance = distance8;
	} else if (code[opcode] == near_jump && operand.size() == sizeof(distance)) {
		std::memcpy(&distance, operand.data(), sizeof(distance));
	} else {
		return {};
	}
	return CodeExit{offset, true, static_cast<int64_t>(offset + code.size()) + distance};
}
#endif

} // namespace

std::vector<uint64_t> instruction_offsets(std::span<const uint8_t> code)
{
	std::vector<uint64_t> offsets;
	size_t at = 0;

	while (at < code.size()) {
		const size_t bytes = length(code.subspan(at));

		if (bytes == 0)
			break;
		offsets.push_back(at);
		at += bytes;
	}
	return offsets;
}

std::vector<CodeExit> code_exits(std::span<const uint8_t> code)
{
	std::vector<CodeExit> exits;

#if defined(__x86_64__)
	for (const uint64_t offset : instruction_offsets(code)) {
		const auto instruction = code.subspan(offset, length(code.subspan(offset)));
		const std::optional<CodeExit> exit = exit_at(instruction, offset);
		const auto bytes = static_cast<int64_t>(code.size());

		if (exit && !(exit->is_jump && exit->target >= 0 && exit->target < bytes))
			exits.push_back(*exit);
	}
#else
	static_cast<void>(code);
#endif
	return exits;
}

} // namespace dt::os
