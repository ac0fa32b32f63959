// SPDX-License-Identifier: GPL-2.0
/*
 * random DIR SEED COUNT [FIRST [BATCH]]
 *
 * Writes the random programs FIRST to COUNT of SEED as DIR/SEED-N.d, and their expected output as
 * DIR/SEED-N.expected. Up to BATCH programs with the same options share the file of the first one, because
 * starting the tool costs more than running a program.
 */
#include <cstdio>
#include <cstdlib>
#include <map>

#include "random.h"

namespace {

struct Batch {
	uint64_t first = 0, count = 0;
	RandomProgram programs = {};
};

bool write_file(const std::string &path, const std::string &text)
{
	std::FILE *file = std::fopen(path.c_str(), "w");

	if (!file)
		return false;
	const bool good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
	return (std::fclose(file) == 0) && good;
}

void write_batch(const std::string &stem, const Batch &batch)
{
	const std::string path = stem + std::to_string(batch.first);

	if (write_file(path + ".d", batch.programs.whole()) && write_file(path + ".expected", batch.programs.expected))
		return;
	std::perror(path.c_str());
	std::exit(1);
}

uint64_t number(int argc, char **argv, int n, uint64_t otherwise)
{
	return argc > n ? std::strtoull(argv[n], nullptr, 10) : otherwise;
}

} // namespace

int main(int argc, char **argv)
{
	if (argc < 4) {
		std::fprintf(stderr, "usage: random DIR SEED COUNT [FIRST [BATCH]]\n");
		return 2;
	}
	const std::string stem = std::string(argv[1]) + '/' + argv[2] + '-';
	const uint64_t seed = number(argc, argv, 2, 1), count = number(argc, argv, 3, 0),
		       most = number(argc, argv, 5, 1);
	std::map<std::string, Batch> batches; /* by their options */

	for (uint64_t n = number(argc, argv, 4, 0); n < count; n++) {
		const RandomProgram program = random_program(seed, n);
		Batch &batch = batches[program.options];

		if (batch.count++ == 0)
			batch.first = n;
		batch.programs.options = program.options;
		batch.programs.text += program.text;
		batch.programs.expected += program.expected;
		if (batch.count < most)
			continue;
		write_batch(stem, batch);
		batch = {};
	}
	for (const auto &[options, batch] : batches) {
		if (batch.count)
			write_batch(stem, batch);
	}
	return 0;
}
