// SPDX-License-Identifier: GPL-2.0
/*
 * Reads tracefs. The kernel generates these files when they are read. For the long
 * ones, that costs more than everything else that the tool does, so no file is read
 * twice.
 */
#include "probe/tracefs.h"

#include <cerrno>
#include <map>
#include <unordered_map>

#include "base/fd.h"
#include "base/each_line.h"
#include "base/progress.h"

namespace dt {

struct TracefsTexts {
	struct PlacedText {
		std::string place, text;
	};
	std::map<std::string, PlacedText, std::less<>> by_file; /* what has been read */
	/* The modules of each function in the list of functions. Nothing: nobody has asked. */
	std::optional<std::unordered_multimap<std::string_view, std::string_view>> modules;
};

std::shared_ptr<TracefsTexts> no_tracefs_texts()
{
	return std::make_shared<TracefsTexts>();
}

void TracefsFailures::add(const Error &error)
{
	text_ += (text_.empty() ? "" : "; ") + error.text();
	is_locked_ = is_locked_ || error.code == EPERM;
}

Error TracefsFailures::error() const
{
	/* Not EACCES: whoever asks has the rights, and it is the kernel that does not want. */
	return {text_ + (is_locked_ ? " (the kernel is locked down: /sys/kernel/security/lockdown must not be "
				      "[confidentiality])" :
				      " (is this the kernel to trace, and are you root?)")};
}

Result<TracefsText> tracefs_text(const ProbeEnv &env, std::string_view file)
{
	auto &known = env.texts->by_file;
	TracefsFailures failures;
	const auto remember = [&](const std::string &place, std::string text) -> TracefsText {
		const TracefsTexts::PlacedText &kept =
			known.emplace(std::string(file), TracefsTexts::PlacedText{place, std::move(text)})
				.first->second;

		return {kept.place, kept.text};
	};

	if (const auto it = known.find(file); it != known.end())
		return TracefsText{it->second.place, it->second.text};
	for (const std::string &place : tracefs_places(env)) {
		Result<std::string> text = read_file(place + std::string(file));

		if (text)
			return remember(place, std::move(*text));
		if (text.error().code != ENOENT)
			failures.add(text.error());
	}
	if (!failures.empty())
		return failures.error();
	return remember("", "");
}

Result<TracefsFunctions> tracefs_functions(const ProbeEnv &env)
{
	/* Addresses tell equal names apart; kernels list them since 6.5, at half the cost of the list again. */
	constexpr std::string_view with_addresses = "/available_filter_functions_addrs";
	constexpr std::string_view plain = "/available_filter_functions";
	TracefsFailures failures;
	const Progress progress("reading the list of functions");

	for (const std::string_view file : {with_addresses, plain}) {
		if (file == with_addresses && env.only_names)
			continue;
		const Result<TracefsText> found = tracefs_text(env, file);

		if (found && !found->place.empty())
			return TracefsFunctions{found->text, file == with_addresses, {}};
		if (!found && file == plain)
			return found.error();
	}
	for (const std::string &place : tracefs_places(env))
		failures.add({"cannot open " + place + std::string(plain), ENOENT});
	return TracefsFunctions{.text = {}, .has_addresses = false, .missing = failures.error()};
}

Result<std::vector<std::string_view>> modules_with_function(const ProbeEnv &env, std::string_view name)
{
	auto &modules = env.texts->modules;
	std::vector<std::string_view> found;

	if (!modules) {
		const Result<TracefsFunctions> list = tracefs_functions(env);
		if (!list)
			return list.error();
		modules.emplace();
		for_each_line(list->text, [&](std::string_view line) {
			if (const auto function = parse_traced_function(line, list->has_addresses))
				modules->emplace(function->name, function->module);
		});
	}
	const auto [first, last] = modules->equal_range(name);
	for (auto it = first; it != last; ++it)
		found.push_back(it->second);
	return found;
}

} // namespace dt
