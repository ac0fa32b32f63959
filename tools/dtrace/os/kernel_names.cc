// SPDX-License-Identifier: GPL-2.0
/*
 * A sorted list of the start addresses of symbols. A symbol reaches to the next
 * one. The last symbol of a module would reach to whatever lies after the
 * module, so its size is limited to kMostOfLast bytes. The kernel itself ends
 * at `_end`.
 *
 * If several symbols have the same address, the name is chosen by these rules:
 * functions before data, global before local, the fewest leading underscores,
 * then alphabetical order. So a name never depends on the order of the list.
 */
#include "os/kernel_names.h"

#include <algorithm>
#include <tuple>

#include "base/fd.h"
#include "os/kallsyms.h"

namespace dt::os {

namespace {

constexpr uint64_t kMostOfLast = 64 << 10;

/* The kernel's addresses are in the upper half; the rest are absolute symbols and offsets of per-CPU variables. */
bool is_kernel_address(uint64_t address)
{
	return address >> 63;
}

auto order(const KernelSymbol &symbol)
{
	const bool is_function = symbol.kind == 't' || symbol.kind == 'T';
	const bool is_global = symbol.kind >= 'A' && symbol.kind <= 'Z';
	const size_t underscores = std::min(symbol.name.find_first_not_of('_'), symbol.name.size());

	return std::tuple(symbol.address, !is_function, !is_global, underscores, symbol.name);
}

std::string read_proc(const char *path)
{
	Result<std::string> text = read_file(path);

	return text ? std::move(*text) : std::string();
}

} // namespace

class KernelNames::Table {
public:
	explicit Table(std::string text) : text_(std::move(text)), symbols_(os::all_symbols(text_))
	{
		std::erase_if(symbols_, [](const auto &symbol) { return !is_kernel_address(symbol.address); });
		std::ranges::sort(symbols_, {}, order);
		/* Those with the best name of their place stay. */
		const auto is_same = [](const auto &a, const auto &b) { return a.address == b.address; };
		symbols_.erase(std::unique(symbols_.begin(), symbols_.end(), is_same), symbols_.end());
	}

	AddressName find(uint64_t address) const
	{
		const auto next = std::ranges::upper_bound(symbols_, address, {}, &KernelSymbol::address);

		if (next == symbols_.begin())
			return {};
		const KernelSymbol &found = next[-1];
		const bool is_last = next == symbols_.end() || next->module != found.module;
		const uint64_t offset = address - found.address;

		if (found.name == "_end" || (is_last && offset >= kMostOfLast))
			return {};
		return {found.module.empty() ? "vmlinux" : found.module, found.name, offset};
	}

private:
	std::string text_;
	std::vector<KernelSymbol> symbols_; /* names in text_ */
};

KernelNames::KernelNames(ReadText read) : read_(read ? std::move(read) : read_proc) {}
KernelNames::~KernelNames() = default;
KernelNames::KernelNames(KernelNames &&) noexcept = default;

AddressName KernelNames::find(uint64_t address)
{
	if (!is_kernel_address(address))
		return {};
	if (const AddressName *const known = recent_.find(address))
		return *known;
	for (auto table = tables_.rbegin(); table != tables_.rend(); ++table)
		if (const AddressName name = (*table)->find(address); !name.module.empty())
			return recent_.add(name, address);
	std::string modules = read_("/proc/modules");
	if (!tables_.empty() && modules == modules_)
		return {};
	modules_ = std::move(modules);
	tables_.push_back(std::make_unique<Table>(read_("/proc/kallsyms")));
	recent_.forget();
	return tables_.back()->find(address);
}

} // namespace dt::os
