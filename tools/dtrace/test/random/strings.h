/* SPDX-License-Identifier: GPL-2.0 */
/* Random D programs of strings and functions on them, with what they must print. */
#ifndef DTRACE_TEST_RANDOM_STRINGS_H
#define DTRACE_TEST_RANDOM_STRINGS_H

#include <cstdint>
#include <string>

struct StringProgram {
	std::string text, expected;
};

StringProgram random_string_program(uint64_t seed);

#endif
