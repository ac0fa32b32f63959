/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Names of code that a process generates (JIT), from the file that such processes
 * write: /tmp/perf-PID.map, with lines "START SIZE NAME" and hexadecimal numbers.
 * PID and the directory are those that the process sees.
 *
 *     7f2a10000000 4c fib(int)       ->  [jit]`fib(int)+0x12
 *
 * Whoever can write to /tmp can write such a file, of any size. So a file counts only if it
 * belongs to the user of the process or to root, and memory is bounded.
 */
#ifndef DTRACE_OS_JIT_H
#define DTRACE_OS_JIT_H

#include <sys/types.h>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

#include "base/fd.h"
#include "os/address_name.h"

namespace dt::os {

struct JitLimits {
	uint64_t file = uint64_t{64} << 20; /* bytes of a file that are read */
	size_t memory = size_t{128} << 20;  /* of the names of all processes */
	std::chrono::steady_clock::duration between = std::chrono::milliseconds(100); /* looks at a file */
};

class JitNames {
public:
	explicit JitNames(const JitLimits &limits = {}) : limits_(limits), left_(limits.memory) {}

	/*
	 * False if the file of @pid has no such code. Lines added to the file since the last look are read. The
	 * view is good until the next call.
	 */
	bool find(int pid, uint64_t address, AddressName &name);
	/* Remembers who the process is, for the time after its end. */
	void meet(int pid);
	void forget(int pid);

private:
	struct JitCode {
		uint64_t bytes;
		std::string name;
	};
	using Codes = std::map<uint64_t, JitCode>; /* by address; none overlaps the next */
	struct JitProcess {
		std::optional<uid_t> user; /* not known of a process that had ended */
		std::string own_pid;	   /* in its own namespace */
		uint64_t at = 0;	   /* where the next line of the file begins */
		std::string before;	   /* what was read last, up to there */
		std::chrono::steady_clock::time_point next_look;
		Codes codes, earlier; /* of the file, and of the one before */
	};

	static bool find_in(const Codes &codes, uint64_t address, AddressName &name);
	static Fd open_file(int pid, const JitProcess &process);
	static bool is_continued(int fd, const JitProcess &process);
	void look(int pid, JitProcess &process);
	void read_lines(int fd, JitProcess &process);
	void add(std::string_view line, Codes &codes);
	void drop(Codes &codes);

	const JitLimits limits_;
	size_t left_; /* of limits_.memory */
	std::unordered_map<int, JitProcess> processes_;
};

} // namespace dt::os

#endif
