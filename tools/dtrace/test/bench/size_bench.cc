// SPDX-License-Identifier: GPL-2.0
/*
 * Code size: instructions after linking, of D programs and of equivalent C compiled
 * by clang. Each file of the directory is a case: D text, a line "==== c", and C
 * text that defines dt_case() (size.h). The tool's linker links both with the
 * library.
 *
 *   size_bench DIR TEMPORARY-DIR CLANG ARGS...
 *
 * A case that the compiler does not support yet is counted as such. The status is 1
 * if a ratio exceeds the limits, 2 if a case is wrong.
 */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "../fuzz/front_end.h"
#include "base/fd.h"
#include "link/image.h"

namespace {

using namespace dt;
namespace fs = std::filesystem;

constexpr double kMedian = 1.15, kMaximum = 1.5;

struct Case {
	std::string name;
	size_t ours = 0, clangs = 0; /* instructions; ours 0: not yet */

	double ratio() const { return static_cast<double>(ours) / static_cast<double>(clangs); }
};

/* Instructions of the first program, with all that is linked to it; 0 if it is rejected. */
Result<size_t> size_of_d(const std::string &text, const link::Library &library, bool explain)
{
	const test::Compiled compiled(text);

	if (compiled.diags.has_errors()) {
		if (explain)
			std::fputs(compiled.sources.format(compiled.diags, true).c_str(), stderr);
		return size_t{0};
	}
	const Result<link::Image> image = link::link(compiled.unit, library);
	if (!image)
		return image.error();
	return image->programs.at(0).insns.size();
}

Result<size_t> size_of_object(const std::string &path, const link::Library &library)
{
	const Result<std::string> bytes = read_file(path);
	if (!bytes)
		return bytes.error();
	const auto *begin = reinterpret_cast<const uint8_t *>(bytes->data());
	Result<bpf::Object> object = bpf::read_object(path, {begin, bytes->size()});
	if (!object)
		return object.error();
	for (const bpf::LibraryFunction &function : object->functions) {
		if (function.code.name != "dt_case")
			continue;
		const Result<link::LinkPlan> plan = link::lay_out(function.code, library);
		if (!plan)
			return plan.error();
		return size_t{plan->insns};
	}
	return Error{path + " has no dt_case()"};
}

Result<Case> measure(const fs::path &file, const fs::path &work, const std::string &clang, const link::Library &library,
		     bool explain)
{
	constexpr std::string_view mark = "\n==== c\n";
	Case result = {.name = file.stem().string()};
	const Result<std::string> text = read_file(file.string());
	if (!text)
		return text.error();
	const size_t at = text->find(mark);
	if (at == std::string::npos)
		return Error{file.string() + " has no line ==== c"};

	const std::string object = (work / (result.name + ".o")).string();
	const std::string command =
		"tail -n +" +
		std::to_string(
			std::count(text->begin(), text->begin() + static_cast<ptrdiff_t>(at + mark.size()), '\n') + 1) +
		" " + file.string() + " | " + clang + " -x c -o " + object + " -";
	if (std::system(command.c_str()) != 0)
		return Error{"clang refused the C of " + file.string()};
	const Result<size_t> clangs = size_of_object(object, library);
	if (!clangs)
		return clangs.error();
	const Result<size_t> ours = size_of_d(text->substr(0, at + 1), library, explain);
	if (!ours)
		return ours.error();
	result.ours = *ours;
	result.clangs = *clangs;
	return result;
}

/* The table; false if the limits are not kept. */
bool report(const std::vector<Case> &cases)
{
	std::vector<double> ratios;

	std::printf("%-20s %6s %6s %6s\n", "instructions of", "ours", "clang", "ratio");
	for (const Case &c : cases) {
		if (!c.ours) {
			std::printf("%-20s %6s %6zu\n", c.name.c_str(), "not yet", c.clangs);
			continue;
		}
		ratios.push_back(c.ratio());
		std::printf("%-20s %6zu %6zu %6.2f\n", c.name.c_str(), c.ours, c.clangs, c.ratio());
	}
	if (ratios.empty())
		return false;
	std::ranges::sort(ratios);
	const double median = ratios[ratios.size() / 2], maximum = ratios.back();
	std::printf("%zu of %zu cases; median %.2f (limit %.2f), maximum %.2f (limit %.2f)\n", ratios.size(),
		    cases.size(), median, kMedian, maximum, kMaximum);
	return median <= kMedian && maximum <= kMaximum;
}

} // namespace

int main(int argc, char **argv)
{
	const bool explain = std::getenv("EXPLAIN") != nullptr; /* why a case is not compiled */
	std::vector<fs::path> files;
	std::vector<Case> cases;
	std::string clang;

	if (argc < 4)
		return 2;
	for (const auto &entry : fs::directory_iterator(argv[1]))
		files.push_back(entry.path());
	std::ranges::sort(files);
	for (int i = 3; i < argc; i++)
		clang += std::string(argv[i]) + ' ';
	const Result<link::Library> library = link::built_in_library(nullptr);
	fs::create_directories(argv[2]);
	for (const fs::path &file : files) {
		const Result<Case> result = measure(file, argv[2], clang, *library, explain);

		if (!result) {
			std::fprintf(stderr, "%s\n", result.error().text().c_str());
			return 2;
		}
		cases.push_back(*result);
	}
	return report(cases) ? 0 : 1;
}
