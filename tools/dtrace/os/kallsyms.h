/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Addresses of kernel symbols, as /proc/kallsyms lists them.
 *
 * A symbol is looked up as D names it: "module`name", where module "vmlinux" is
 * the kernel itself, or only "name": then the kernel's own symbols take
 * precedence over those of modules. A name with several addresses is an error,
 * because choosing one would be a guess.
 */
#ifndef DTRACE_OS_KALLSYMS_H
#define DTRACE_OS_KALLSYMS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/kernel_symbols.h"
#include "base/result.h"

namespace dt::os {

/* All symbols, in the order of the list; the names point into @kallsyms. */
std::vector<KernelSymbol> all_symbols(std::string_view kallsyms);

/* The address of each of @wanted, in their order, from the text of /proc/kallsyms. */
Result<std::vector<uint64_t>> find_symbols(std::string_view kallsyms, const std::vector<std::string> &wanted);

/* Every address of each of @names, whatever its module. */
std::vector<std::vector<uint64_t>> all_addresses(std::string_view kallsyms, const std::vector<std::string> &names);

/* The name of the symbol that begins at each of @addresses; "" if there is none or if addresses are hidden. */
std::vector<std::string> name_symbols(std::string_view kallsyms, const std::vector<uint64_t> &addresses);

/* [start, end): from a symbol to the next one after it. */
struct AddressRange {
	uint64_t start = 0, end = 0;
};

/*
 * The addresses of each of @wanted ("MODULE`FUNCTION"). A function has several ranges if several functions of its
 * module have the name, or if gcc has moved cold code into a separate part, FUNCTION.cold.
 */
std::vector<std::vector<AddressRange>> function_ranges(std::string_view kallsyms,
						       const std::vector<std::string> &wanted);

} // namespace dt::os

#endif
