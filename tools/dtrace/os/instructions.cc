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
/* The operand that ends @code. */
template <typename Distance>
int64_t distance_at_end(std::span<const uint8_t> code)
{
	Distance distance;

	std::memcpy(&distance, code.last(sizeof(distance)).data(), sizeof(distance));
	return distance;
}

/* The kind of exit that the instruction @code, at @offset of a function, is; none: it does not leave the function. */
std::optional<CodeExit> exit_at(std::span<const uint8_t> code, uint64_t offset)
{
	using enum CodeExit::Kind;
	constexpr uint8_t repne = 0xf2, rep = 0xf3, not_tracked = 0x3e;
	const size_t whole = code.size();
	bool is_table = false;
	const auto to = [&](CodeExit::Kind kind, int64_t distance) {
		return CodeExit{offset, kind, static_cast<int64_t>(offset + whole) + distance};
	};

	while (!code.empty() && (code[0] == repne || code[0] == rep || code[0] == not_tracked)) {
		is_table = is_table || code[0] == not_tracked;
		code = code.subspan(1);
	}
	if (code.empty())
		return {};
	const uint8_t opcode = code[0];
	const uint8_t next = code.size() > 1 ? code[1] : 0;
	if (opcode == 0xc3 || opcode == 0xc2)
		return CodeExit{.offset = offset};
	if (opcode == 0xeb || opcode == 0xe9)
		return to(Jump, opcode == 0xeb ? distance_at_end<int8_t>(code) : distance_at_end<int32_t>(code));
	if ((opcode >= 0x70 && opcode <= 0x7f) || (opcode >= 0xe0 && opcode <= 0xe3))
		return to(Branch, distance_at_end<int8_t>(code));
	if (opcode == 0x0f && next >= 0x80 && next <= 0x8f)
		return to(Branch, distance_at_end<int32_t>(code));
	/* A REX prefix may precede the jump; the field in the second byte says that it is one. */
	const bool has_rex = opcode >= 0x40 && opcode <= 0x4f;
	const uint8_t indirect = has_rex ? next : opcode;
	const uint8_t mode = code.size() > 1u + has_rex ? code[1u + has_rex] : 0;
	if (indirect == 0xff && (mode >> 3 & 7) >= 4 && (mode >> 3 & 7) <= 5 && !is_table)
		return CodeExit{offset, Unknown, 0};
	return {};
}

/*
 * Is @before, @code a jump by a table of a switch statement? Position-independent code adds an entry of the table to the
 * address of the table. The address of a function is not computed so.
 */
bool is_table_jump(std::span<const uint8_t> before, std::span<const uint8_t> code)
{
	constexpr uint8_t rex_w = 0x48, add_to_memory = 0x01, add_to_register = 0x03, jump = 0xff;
	const auto high = [](uint8_t prefix, int bit) { return (prefix >> bit & 1) << 3; };
	const bool has_rex = code[0] == 0x41;
	const uint8_t mode = code.back();

	if (code.size() != 2u + has_rex || code[has_rex] != jump || mode >> 6 != 3 || before.size() != 3 ||
	    (before[0] & 0xf8) != rex_w || before[2] >> 6 != 3)
		return false;
	const int to_jump = (mode & 7) | has_rex << 3;
	const int low = (before[2] & 7) | high(before[0], 0), middle = (before[2] >> 3 & 7) | high(before[0], 2);
	return (before[1] == add_to_memory && low == to_jump) || (before[1] == add_to_register && middle == to_jump);
}

/* Does the code after the instruction @code, which is none of exit_at(), never follow it? */
bool never_goes_on(std::span<const uint8_t> code)
{
	constexpr uint8_t call = 0xe8, breakpoint = 0xcc, halt = 0xf4, indirect = 0xff, escape = 0x0f, undefined = 0x0b;

	/* A compiler ends a function by a call if the called function does not return. */
	return code[0] == call || code[0] == breakpoint || code[0] == halt || code[0] == indirect ||
	       (code.size() > 1 && code[0] == escape && code[1] == undefined) ||
	       (code.size() > 1 && code[0] >= 0x40 && code[0] <= 0x4f && code[1] == indirect);
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
	using enum CodeExit::Kind;
	const std::vector<uint64_t> offsets = instruction_offsets(code);
	const auto bytes = static_cast<int64_t>(code.size());
	std::span<const uint8_t> before;
	size_t end = 0;
	bool goes_on = true;

	for (const uint64_t offset : offsets) {
		const auto instruction = code.subspan(offset, length(code.subspan(offset)));
		const std::optional<CodeExit> exit = exit_at(instruction, offset);
		const bool has_target = exit && (exit->kind == Jump || exit->kind == Branch);

		const bool stays = has_target ? exit->target >= 0 && exit->target < bytes :
						exit && exit->kind == Unknown && is_table_jump(before, instruction);

		if (exit && !stays)
			exits.push_back(*exit);
		goes_on = exit ? exit->kind == Branch : !never_goes_on(instruction);
		end = offset + instruction.size();
		before = instruction;
	}
	if (end < code.size())
		exits.push_back({end, Unknown, 0});
	else if (goes_on)
		exits.push_back({end, End, 0});
#else
	static_cast<void>(code);
#endif
	return exits;
}

} // namespace dt::os
