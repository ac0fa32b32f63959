/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names of code that a process generates (JIT), from the file that such processes
 * write: /tmp/perf-PID.map, with lines "START SIZE NAME" and hexadecimal numbers.
 * PID and the directory are those that the process sees.
 *
 *     7f2a10000000 4c fib(int)       ->  [jit]`fib(int)+0x12
 */
#ifndef DTRACE_OS_JIT_H
#define DTRACE_OS_JIT_H

#include <memory>
#include <vector>

#include "os/address_name.h"

namespace dt::os {

class JitNames {
public:
	/* False if the file has no such code. The file is read again if it has grown. */
	bool find(int pid, uint64_t address, AddressName &name);

private:
	struct JitCode {
		uint64_t start, bytes;
		std::string_view name;
	};
	struct Table {
		std::string text;
		std::vector<JitCode> codes; /* by address */
	};
	static void read_codes(Table &table);
	bool find_known(uint64_t address, AddressName &name) const;

	std::vector<std::unique_ptr<Table>> tables_; /* newest last */
	int64_t size_ = 0;			     /* of the file when it was read */
};

} // namespace dt::os

#endif
