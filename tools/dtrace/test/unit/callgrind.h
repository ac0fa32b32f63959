/* SPDX-License-Identifier: GPL-2.0 */
/* How many instructions a program of test/bench executes in its function measured(). */
#ifndef DTRACE_TEST_UNIT_CALLGRIND_H
#define DTRACE_TEST_UNIT_CALLGRIND_H

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace dt::test {

inline bool has_valgrind()
{
	return std::system("valgrind --version > /dev/null 2>&1") == 0;
}

/* 0 if @program fails. @said: what it and callgrind say. */
inline uint64_t callgrind_cost(const std::string &program, std::string &said)
{
	const std::string command = "valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured "
				    "--callgrind-out-file=/dev/null " +
				    program + " 2>&1";
	FILE *pipe = popen(command.c_str(), "r");
	char line[512];

	said.clear();
	while (pipe && fgets(line, sizeof(line), pipe))
		said += line;
	if (!pipe || pclose(pipe) != 0)
		return 0;
	const size_t at = said.find("Collected : ");
	return at == std::string::npos ? 0 : std::strtoull(said.c_str() + at + 12, nullptr, 10);
}

} // namespace dt::test

#endif
