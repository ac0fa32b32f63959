// SPDX-License-Identifier: GPL-2.0
/*
 * The list is long (some 150,000 lines) and few symbols are needed. So it is
 * read once, and each line is looked up among the wanted symbols.
 *
 * A reader without the right to see addresses gets the same lines with zeros
 * (sysctl kernel.kptr_restrict). Only a look at all lines distinguishes this
 * case from symbols that really are at 0.
 */
#include "os/kallsyms.h"

#include <algorithm>
#include <unordered_map>

#include "base/kernel_symbols.h"

namespace dt::os {

namespace {

/* The result of the search for one symbol. */
struct FoundSymbol {
	uint64_t address = 0;
	bool is_known = false, is_ambiguous = false, in_module = false;

	void add(const KernelSymbol &line)
	{
		const bool of_module = !line.module.empty();

		if (is_known && of_module && !in_module)
			return;
		is_ambiguous = is_known && of_module == in_module && (is_ambiguous || address != line.address);
		is_known = true;
		in_module = of_module;
		address = line.address;
	}
};

std::string_view module_of(std::string_view symbol)
{
	const size_t tick = symbol.find('`');

	return tick == std::string_view::npos ? std::string_view() : symbol.substr(0, tick);
}

std::string_view name_of(std::string_view symbol)
{
	const size_t tick = symbol.find('`');

	return tick == std::string_view::npos ? symbol : symbol.substr(tick + 1);
}

bool is_meant(std::string_view symbol, const KernelSymbol &line)
{
	const std::string_view module = module_of(symbol);

	return module.empty() || module == (line.module.empty() ? "vmlinux" : line.module);
}

/* visit(line) for each, and for what is wanted found(line, its place in @wanted). */
template <typename Visit, typename FoundSymbol>
void for_each_wanted(std::string_view kallsyms, const std::vector<std::string> &wanted, Visit visit, FoundSymbol found)
{
	std::unordered_multimap<std::string_view, size_t> by_name; /* without module */

	for (size_t i = 0; i < wanted.size(); i++)
		by_name.emplace(name_of(wanted[i]), i);
	for_each_kernel_symbol(kallsyms, [&](const KernelSymbol &line) {
		const auto [first, last] = by_name.equal_range(line.name);

		visit(line);
		for (auto it = first; it != last; ++it) {
			if (is_meant(wanted[it->second], line))
				found(line, it->second);
		}
	});
}

} // namespace

std::vector<KernelSymbol> all_symbols(std::string_view kallsyms)
{
	std::vector<KernelSymbol> list;

	for_each_kernel_symbol(kallsyms, [&](const KernelSymbol &line) { list.push_back(line); });
	return list;
}

Result<std::vector<uint64_t>> find_symbols(std::string_view kallsyms, const std::vector<std::string> &wanted)
{
	std::vector<FoundSymbol> found(wanted.size());
	bool all_zero = true;

	for_each_wanted(
		kallsyms, wanted, [&](const KernelSymbol &line) { all_zero = all_zero && line.address == 0; },
		[&](const KernelSymbol &line, size_t i) { found[i].add(line); });

	std::vector<uint64_t> addresses;
	for (size_t i = 0; i < wanted.size(); i++) {
		if (!found[i].is_known)
			return Error{"the kernel has no symbol " + wanted[i]};
		if (all_zero)
			return Error{"the kernel hides the address of " + wanted[i] +
				     ": set /proc/sys/kernel/kptr_restrict to 1, or less, and have CAP_SYSLOG"};
		if (found[i].is_ambiguous)
			return Error{"several symbols are named " + wanted[i]};
		addresses.push_back(found[i].address);
	}
	return addresses;
}

std::vector<std::vector<uint64_t>> all_addresses(std::string_view kallsyms, const std::vector<std::string> &names)
{
	std::vector<std::vector<uint64_t>> list(names.size());

	for_each_wanted(
		kallsyms, names, [](const KernelSymbol &) {},
		[&](const KernelSymbol &line, size_t i) { list[i].push_back(line.address); });
	return list;
}

std::vector<std::string> name_symbols(std::string_view kallsyms, const std::vector<uint64_t> &addresses)
{
	std::unordered_map<uint64_t, std::string_view> names;
	std::vector<std::string> list;

	for (uint64_t address : addresses) {
		if (address)
			names.emplace(address, "");
	}
	for_each_kernel_symbol(kallsyms, [&](const KernelSymbol &line) {
		auto it = names.find(line.address);

		if (it != names.end() && it->second.empty())
			it->second = line.name;
	});
	for (uint64_t address : addresses)
		list.emplace_back(address ? names.at(address) : "");
	return list;
}

std::vector<std::vector<AddressRange>> function_ranges(std::string_view kallsyms,
						       const std::vector<std::string> &wanted)
{
	std::vector<std::vector<AddressRange>> ranges(wanted.size());
	std::vector<uint64_t> starts;
	std::vector<std::string> parts;

	for (const std::string &name : wanted) {
		parts.push_back(name);
		parts.push_back(name + ".cold");
	}
	for_each_wanted(
		kallsyms, parts, [&](const KernelSymbol &line) { starts.push_back(line.address); },
		[&](const KernelSymbol &line, size_t i) {
			ranges[i / 2].push_back({line.address, line.address});
		});
	std::sort(starts.begin(), starts.end());
	for (std::vector<AddressRange> &list : ranges) {
		for (AddressRange &range : list) {
			const auto next = std::upper_bound(starts.begin(), starts.end(), range.start);

			range.end = next == starts.end() ? UINT64_MAX : *next;
		}
	}
	return ranges;
}

} // namespace dt::os
