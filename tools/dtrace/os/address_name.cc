// SPDX-License-Identifier: GPL-2.0
/*
 * Writes a name in the forms of DTrace of Solaris; see address_name.h.
 *
 * stack() shows module, symbol and offset, sym() no offset, and mod() only the
 * module.
 */
#include "os/address_name.h"

#include <charconv>
#include <iterator>

namespace dt::os {

namespace {

/* After @before, which ends with "0x". */
void add_hexadecimal(std::string_view before, uint64_t number, std::string &out)
{
	char text[24];
	const auto digits = text + before.copy(text, before.size());
	const auto end = std::to_chars(digits, std::end(text), number, 16).ptr;

	out.append(text, end);
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
		add_hexadecimal("0x", address, out);
		return;
	}
	out += name.symbol;
	if (name.is_in_file || (form == Form::Place && name.offset))
		add_hexadecimal("+0x", name.offset, out);
}

} // namespace dt::os
