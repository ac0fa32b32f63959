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
#include <vector>

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

/*
 * The last names that were found, by their address, and one more number, such as that of a process: the stacks of a
 * program have most frames in common. The owner forgets them when what they refer to changes.
 */
class RecentNames {
public:
	/* nullptr: it is not known. */
	const AddressName *find(uint64_t address, uint64_t of = 0) const
	{
		if (names_.empty())
			return nullptr;
		const RecentName &name = names_[place(address)];

		return name.address == address && name.of == of && name.age == age_ ? &name.name : nullptr;
	}
	const AddressName &add(const AddressName &name, uint64_t address, uint64_t of = 0)
	{
		names_.resize(kCount);
		names_[place(address)] = {address, of, age_, name};
		return name;
	}
	void forget() { age_++; }

private:
	static constexpr unsigned kBits = 10;
	static constexpr size_t kCount = size_t{1} << kBits;

	struct RecentName {
		uint64_t address = 0, of = 0, age = 0; /* age 0: none */
		AddressName name;
	};

	static size_t place(uint64_t address) { return address * 0x9e3779b97f4a7c15 >> (64 - kBits); }

	std::vector<RecentName> names_;
	uint64_t age_ = 1;
};

/* Appends the name of @address. */
void add_name(const AddressName &name, uint64_t address, Form form, std::string &out);

} // namespace dt::os

#endif
