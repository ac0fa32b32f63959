/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Literals of all programs, each once, with their final NULs: map "literals".
 *
 * A helper takes a text by its address, and code has no address that a program
 * could pass. A map has one. Equal texts of different clauses share their bytes.
 */
#ifndef DTRACE_GEN_LITERALS_H
#define DTRACE_GEN_LITERALS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace dt::gen {

class Literals {
public:
	/* The offset of @text, up to a NUL in it, in the map. */
	uint32_t add(std::string_view text);
	std::vector<uint8_t> take() { return std::move(bytes_); }
	bool empty() const { return bytes_.empty(); }

private:
	std::vector<uint8_t> bytes_;
	std::unordered_map<std::string, uint32_t> places_;
};

} // namespace dt::gen

#endif
