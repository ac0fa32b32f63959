/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names of addresses of the kernel and its modules, from /proc/kallsyms.
 *
 * The list has some 150,000 lines, and most programs need no name. It is read
 * at the first look-up. It is read again if an address lies in no known symbol
 * and the modules have changed. Known symbols are kept, because a module may be
 * gone when its frames are printed.
 */
#ifndef DTRACE_OS_KERNEL_NAMES_H
#define DTRACE_OS_KERNEL_NAMES_H

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "os/address_name.h"

namespace dt::os {

/* The text of a file of /proc; "" if it cannot be read. */
using ReadText = std::function<std::string(const char *path)>;

class KernelNames {
public:
	explicit KernelNames(ReadText read = {});
	~KernelNames();
	KernelNames(KernelNames &&) noexcept;

	/* Views are good as long as this object. */
	AddressName find(uint64_t address);

private:
	class Table;

	ReadText read_;
	std::vector<std::unique_ptr<Table>> tables_; /* newest last */
	std::string modules_;			     /* /proc/modules when the newest was read */
	RecentNames recent_;
};

} // namespace dt::os

#endif
