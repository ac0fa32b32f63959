// SPDX-License-Identifier: GPL-2.0
/*
 * Walks over the code of a function, from one instruction to the next.
 *
 * The length of an x86 instruction follows only from decoding it, and so does where
 * the next one begins: the walk cannot begin in the middle of a function. All
 * instructions of other processors have 4 bytes. A byte sequence that cannot be
 * decoded ends the walk, because what follows it is not known.
 */
#include "sym/instructions.h"

#include <algorithm>

#if defined(__x86_64__)
extern "C" int dtrace_x86_length(const uint8_t *code, int bytes);
#endif

namespace dt::sym {

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

} // namespace dt::sym
