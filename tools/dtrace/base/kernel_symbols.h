/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The lines of /proc/kallsyms:
 *
 *     ffffffff82a0b3c0 D jiffies
 *     ffffffffc0401000 t helper	[module]
 */
#ifndef DTRACE_BASE_KERNEL_SYMBOLS_H
#define DTRACE_BASE_KERNEL_SYMBOLS_H

#include <cstdint>
#include <string_view>

#include "base/each_line.h"
#include "base/number.h"

namespace dt {

struct KernelSymbol {
	uint64_t address = 0;
	char kind = 0;		       /* as nm has it: t and T are functions, capital letters global */
	std::string_view name, module; /* "" of the kernel itself */
};

/* False if @text is no line of the list. The names point into @text. */
inline bool parse_kernel_symbol(std::string_view text, KernelSymbol &symbol)
{
	const std::optional<uint64_t> address = take_number<uint64_t>(text, 16);

	if (!address || text.size() < 4 || text[0] != ' ' || text[2] != ' ')
		return false;
	symbol.address = *address;
	symbol.kind = text[1];
	symbol.name = text.substr(3);
	symbol.module = {};
	const size_t bracket = symbol.name.find("\t[");
	if (bracket != std::string_view::npos && symbol.name.ends_with(']')) {
		symbol.module = symbol.name.substr(bracket + 2, symbol.name.size() - bracket - 3);
		symbol.name = symbol.name.substr(0, bracket);
	}
	return true;
}

/* Calls visit(const KernelSymbol &) for each symbol of @kallsyms. */
template <typename Visit>
void for_each_kernel_symbol(std::string_view kallsyms, Visit visit)
{
	for_each_line(kallsyms, [&](std::string_view text) {
		KernelSymbol symbol;

		if (parse_kernel_symbol(text, symbol))
			visit(symbol);
	});
}

} // namespace dt

#endif
