/* SPDX-License-Identifier: GPL-2.0 */
/* Random valid D programs; all but those of forms.cc have the output that they must print. */
#ifndef DTRACE_TEST_RANDOM_RANDOM_H
#define DTRACE_TEST_RANDOM_RANDOM_H

#include <cstdint>
#include <string>

/* Declarations and clauses; its names begin with a prefix, so that several can stand in one text. */
struct RandomProgram {
	std::string options, text, expected;

	std::string whole() const { return options + text + "BEGIN { exit(0); }\n"; }
};

/* A program that computes with integers of all widths (random.cc). */
RandomProgram random_integer_program(uint64_t seed, const std::string &prefix);
/* A program that computes with strings and their functions (strings.cc). */
RandomProgram random_string_program(uint64_t seed, const std::string &prefix);

/* That read and write memory in all forms; without expected output: forms.cc. */
RandomProgram random_form_program(uint64_t seed, const std::string &prefix);

/* Number @n of those of @seed; the same on each machine. */
inline RandomProgram random_program(uint64_t seed, uint64_t n)
{
	const uint64_t own = seed * 1000003 + n;
	const std::string prefix = 'p' + std::to_string(n) + '_';

	return n % 4 == 3 ? random_string_program(own, prefix) : random_integer_program(own, prefix);
}

/* The same of those that are only loaded. Most of them have forms that need a kernel. */
inline RandomProgram random_program_to_load(uint64_t seed, uint64_t n)
{
	const uint64_t own = seed * 1000003 + n;

	return n % 8 ? random_form_program(own, 'f' + std::to_string(n) + '_') : random_program(seed, n / 8);
}

#endif
