// SPDX-License-Identifier: GPL-2.0
/*
 * Writes a name in the forms of DTrace of Solaris; see address_name.h.
 *
 * stack() shows module, symbol and offset, sym() no offset, and mod() only the
 * module.
 */
#include "os/address_name.h"

#include <charconv>

namespace dt::os {

namespace {

void add_hexadecimal(uint64_t number, std::string &out)
{
	char digits[16];
	const auto end = std::to_chars(digits, digits + sizeof(digits), number, 16).ptr;

	out += "0x";
	out.append(digits, end);
}

} // namespace

void add_name(const AddressName &name, uint64_t address, Form form, std::string &out)
{
	out += name.module;
	if (form == Form::Module && !name.module.empty())
		return;
	if (!name.module.empty())
		out += '`';
	if (name.symbol.empty() && !name.is_in_file) {
		add_hexadecimal(address, out);
		return;
	}
	out += name.symbol;
	if (name.is_in_file || (form == Form::Place && name.offset)) {
		out += '+';
		add_hexadecimal(name.offset, out);
	}
}

} // namespace dt::os
