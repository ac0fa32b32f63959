/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Name: the name of an address, and how it is written.
 *
 *     vmlinux`vfs_read+0x12     in a function, or a variable
 *     vmlinux`vfs_read          where it begins
 *     gzip`+0x8977              no symbol: where in the file of the module
 *     pts0`0x7f12a3bc           only the module is known
 *     0x7f12a3bc                not even that
 */
#ifndef DTRACE_OS_ADDRESS_NAME_H
#define DTRACE_OS_ADDRESS_NAME_H

#include <cstdint>
#include <string>
#include <string_view>

namespace dt::os {

struct AddressName {
	std::string_view module, symbol; /* "" if not known */
	uint64_t offset = 0;		 /* after the beginning of the symbol, or of the file */
	bool is_in_file = false;	 /* there is no symbol, but a file */
};

enum class Form : uint8_t {
	Place,	/* with the offset */
	Symbol, /* without */
	Module, /* only that */
};

/* Appends the name of @address. */
void add_name(const AddressName &name, uint64_t address, Form form, std::string &out);

} // namespace dt::os

#endif
