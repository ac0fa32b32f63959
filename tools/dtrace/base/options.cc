// SPDX-License-Identifier: GPL-2.0
/*
 * The table behind -x and #pragma D option, and the units of its values.
 *
 * options_table.def is included twice: for the enum OptionId (options.h) and
 * for the constant table here. A row has a pointer to the member of Options
 * that it sets, so setting an option is one look-up and one call of a parser.
 */
#include "base/options.h"

#include <algorithm>
#include <iterator>
#include <type_traits>

#include "base/diag.h"
#include "base/stability.h"
#include "base/words.h"

namespace dt {

namespace {

enum class Kind : uint8_t {
	Switch,
	Size,
	Count,
	Hz,
	Text,
	List,
	Choice,
	Time,
	Rows,
	SwitchOff,
	SizeOff,
	CountOff,
	HzOff,
	TextOff,
	ListOff,
	ChoiceOff,
};

enum class When : uint8_t { Compile, Run, Dynamic };

struct Row {
	std::string_view name;
	Kind kind;
	When when;
	/* At most one is set; which one follows from the kind. The words of a Choice set it. */
	bool Options::*flag = nullptr;
	uint64_t Options::*number = nullptr;
	std::string Options::*text = nullptr;
	std::vector<std::string> Options::*list = nullptr;

	constexpr Row(std::string_view n, Kind k, bool Options::*m, When w) : name(n), kind(k), when(w), flag(m) {}
	constexpr Row(std::string_view n, Kind k, uint64_t Options::*m, When w) : name(n), kind(k), when(w), number(m)
	{
	}
	constexpr Row(std::string_view n, Kind k, std::string Options::*m, When w) : name(n), kind(k), when(w), text(m)
	{
	}
	constexpr Row(std::string_view n, Kind k, std::vector<std::string> Options::*m, When w)
		: name(n), kind(k), when(w), list(m)
	{
	}
	template <typename Enum>
	constexpr Row(std::string_view n, Kind k, Enum Options::*, When w) : name(n), kind(k), when(w)
	{
		static_assert(std::is_enum_v<Enum>);
	}

	constexpr bool has_effect() const { return kind < Kind::SwitchOff; }
	constexpr Kind base_kind() const
	{
		return has_effect() ? kind :
				      static_cast<Kind>(static_cast<int>(kind) - static_cast<int>(Kind::SwitchOff));
	}
};

constexpr Row kRows[] = {
#define OPTION(name, kind, member, when) Row(#name, Kind::kind, &Options::member, When::when),
#include "base/options_table.def"
#undef OPTION
};

constexpr bool rows_sorted()
{
	for (size_t i = 1; i < std::size(kRows); i++)
		if (!(kRows[i - 1].name < kRows[i].name))
			return false;
	return true;
}
static_assert(rows_sorted(), "options_table.def is searched by halving");

/* Numbers that only make sense within limits. Both ends are allowed. */
struct Limit {
	uint64_t Options::*number;
	uint64_t least, most;
	std::string_view wants;
};

constexpr Limit kLimits[] = {
	{&Options::bufsize, 1, uint64_t(1) << 40, "a size from 1 to 1t, such as 512k or 4m"},
	{&Options::disasm, 1, 15, "a sum of 1, 2, 4 and 8"},
	{&Options::nspec, 1, 65535, "a number from 1 to 65535"},
	{&Options::printsize, 1, 64 << 10, "a size from 1 to 64k"},
	{&Options::stackindent, 0, kMaxStackIndent, "a number from 0 to 9999"},
	{&Options::strsize, 1, 64 << 10, "a size from 1 to 64k"},
	{&Options::top, 1, kAllRows, "no value, or the number of rows, from 1"},
};

/* Texts of which not each one makes sense. */
struct TextRule {
	std::string Options::*text;
	bool (*fits)(std::string_view);
	std::string_view wants;
};

bool is_cpu(std::string_view text)
{
	return text == "all" ||
	       (!text.empty() && text.size() <= 5 && text.find_first_not_of("0123456789") == std::string_view::npos);
}

bool are_attributes(std::string_view text)
{
	return parse_attributes(text).has_value();
}

/* NAME, NAME*, *NAME* or *: what a clause can compare. */
bool is_container(std::string_view text)
{
	const size_t star = text.find('*');

	if (text == "*" || text == "**")
		return true;
	if (text.empty() || text.find_first_of("?[") != std::string_view::npos)
		return false;
	if (star == 0)
		return text.size() > 2 && text.find('*', 1) == text.size() - 1;
	return star == std::string_view::npos || star == text.size() - 1;
}

/* Names that labels of metrics can have, each once; "le" is that of buckets. */
bool are_labels(std::string_view text)
{
	const std::vector<std::string_view> names = split(text, ",");
	const auto is_label = [&](std::string_view name) {
		return is_identifier(name) && !name.starts_with("__") && name != "le" &&
		       std::ranges::count(names, name) == 1;
	};

	/* No name is empty. */
	return std::ranges::count(text, ',') + 1 == std::ssize(names) && std::ranges::all_of(names, is_label);
}

constexpr TextRule kTextRules[] = {
	{&Options::amin, are_attributes, "attributes such as Evolving/Evolving/Common"},
	{&Options::container, is_container, "NAME, NAME*, *NAME*, or * for all containers"},
	{&Options::cpu, is_cpu, "the number of a CPU, or all"},
	{&Options::labels, are_labels, "different names of labels, as in device,program"},
};

template <auto member, auto value>
void choose(Options &options)
{
	options.*member = value;
}

/* Of an option without effect. */
void choose_nothing(Options &) {}

/* A value of a Choice. */
struct ChoiceWord {
	OptionId option;
	std::string_view text;
	void (*choose)(Options &options);
};

/* In the order in which messages name them. */
constexpr ChoiceWord kWords[] = {
	{OptionId::attach, "auto", choose<&Options::attach, Attach::Auto>},
	{OptionId::attach, "fentry", choose<&Options::attach, Attach::Fentry>},
	{OptionId::attach, "multi", choose<&Options::attach, Attach::Multi>},
	{OptionId::attach, "trampoline", choose<&Options::attach, Attach::Trampoline>},
	{OptionId::bufpolicy, "switch", choose<&Options::bufpolicy, BufPolicy::Switch>},
	{OptionId::bufpolicy, "fill", choose<&Options::bufpolicy, BufPolicy::Fill>},
	{OptionId::bufpolicy, "ring", choose<&Options::bufpolicy, BufPolicy::Ring>},
	{OptionId::bufresize, "auto", choose<&Options::bufresize, BufResize::Auto>},
	{OptionId::bufresize, "manual", choose<&Options::bufresize, BufResize::Manual>},
	{OptionId::encoding, "ascii", choose<&Options::encoding, Encoding::Ascii>},
	{OptionId::encoding, "utf8", choose<&Options::encoding, Encoding::Utf8>},
	{OptionId::evaltime, "exec", choose<&Options::evaltime, EvalTime::Exec>},
	{OptionId::evaltime, "preinit", choose<&Options::evaltime, EvalTime::PreInit>},
	{OptionId::evaltime, "postinit", choose<&Options::evaltime, EvalTime::PostInit>},
	{OptionId::evaltime, "main", choose<&Options::evaltime, EvalTime::Main>},
	{OptionId::late, "dynamic", choose_nothing},
	{OptionId::late, "static", choose_nothing},
	{OptionId::linkmode, "kernel", choose_nothing},
	{OptionId::linkmode, "dynamic", choose_nothing},
	{OptionId::linkmode, "static", choose_nothing},
	{OptionId::linktype, "elf", choose_nothing},
	{OptionId::linktype, "dof", choose_nothing},
	{OptionId::oformat, "text", choose<&Options::oformat, OutputFormat::Text>},
	{OptionId::oformat, "json", choose<&Options::oformat, OutputFormat::Json>},
	{OptionId::oformat, "folded", choose<&Options::oformat, OutputFormat::Folded>},
	{OptionId::oformat, "openmetrics", choose<&Options::oformat, OutputFormat::OpenMetrics>},
	{OptionId::stdc, "a", choose<&Options::stdc, StdC::Zero>},
	{OptionId::stdc, "c", choose<&Options::stdc, StdC::One>},
	{OptionId::stdc, "s", choose<&Options::stdc, StdC::Undefined>},
	{OptionId::stdc, "t", choose<&Options::stdc, StdC::Zero>},
	{OptionId::ustackkeys, "addresses", choose<&Options::ustackkeys, UstackKeys::Addresses>},
	{OptionId::ustackkeys, "files", choose<&Options::ustackkeys, UstackKeys::Files>},
};

constexpr bool only_choices_have_words()
{
	for (size_t i = 0; i < std::size(kRows); i++) {
		const bool has_words = std::ranges::any_of(kWords, [&](const ChoiceWord &word) {
			return word.option == static_cast<OptionId>(i);
		});

		if (has_words != (kRows[i].base_kind() == Kind::Choice))
			return false;
	}
	return true;
}
static_assert(only_choices_have_words(), "an option of kind Choice has a row for each of its words");

OptionId id_of(const Row &row)
{
	return static_cast<OptionId>(&row - kRows);
}

const ChoiceWord *find_word(const Row &row, std::string_view text)
{
	for (const ChoiceWord &word : kWords)
		if (word.option == id_of(row) && word.text == text)
			return &word;
	return nullptr;
}

std::vector<std::string_view> words_of(const Row &row)
{
	std::vector<std::string_view> list;

	for (const ChoiceWord &word : kWords)
		if (word.option == id_of(row))
			list.push_back(word.text);
	return list;
}

/* "switch, fill or ring" */
std::string one_of(const std::vector<std::string_view> &words)
{
	std::string text;

	for (size_t i = 0; i < words.size(); i++) {
		text += i == 0 ? "" : i + 1 < words.size() ? ", " : " or ";
		text += words[i];
	}
	return text;
}

/* The limits of @row, or nullptr. */
const Limit *find_limit(const Row &row)
{
	for (const Limit &limit : kLimits)
		if (row.has_effect() && row.number == limit.number)
			return &limit;
	return nullptr;
}

/* The rule for the text of @row, or nullptr. */
const TextRule *find_text_rule(const Row &row)
{
	for (const TextRule &rule : kTextRules)
		if (row.has_effect() && row.text == rule.text)
			return &rule;
	return nullptr;
}

const Row *find_row(std::string_view name)
{
	size_t low = 0, high = std::size(kRows);

	while (low < high) {
		const size_t middle = (low + high) / 2;

		if (kRows[middle].name < name)
			low = middle + 1;
		else
			high = middle;
	}
	return low < std::size(kRows) && kRows[low].name == name ? &kRows[low] : nullptr;
}

/* Takes the digits at the start of @text off it, in C's bases. False if there are none or they overflow. */
bool take_number(std::string_view &text, uint64_t &value)
{
	unsigned base = 10;

	if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
		base = 16;
		text.remove_prefix(2);
	}
	size_t used = 0;
	value = 0;
	for (; used < text.size(); used++) {
		const char c = text[used];
		unsigned digit;

		if (c >= '0' && c <= '9')
			digit = static_cast<unsigned>(c - '0');
		else if (base == 16 && (c | 32) >= 'a' && (c | 32) <= 'f')
			digit = static_cast<unsigned>((c | 32) - 'a') + 10;
		else
			break;
		if (__builtin_mul_overflow(value, base, &value) || __builtin_add_overflow(value, digit, &value))
			return false;
	}
	text.remove_prefix(used);
	return used > 0;
}

bool parse_switch(std::string_view text, bool &value)
{
	struct Word {
		std::string_view text;
		bool value;
	};
	constexpr Word words[] = {
		{"", true},	    {"1", true},	 {"on", true},	    {"yes", true},
		{"true", true},	    {"enable", true},	 {"enabled", true}, {"set", true},
		{"0", false},	    {"off", false},	 {"no", false},	    {"false", false},
		{"disable", false}, {"disabled", false}, {"unset", false},  {"none", false},
	};

	for (const Word &word : words) {
		if (word.text == text) {
			value = word.value;
			return true;
		}
	}
	return false;
}

bool parse_value(const Row &row, std::string_view text, bool &flag, uint64_t &number)
{
	switch (row.base_kind()) {
	case Kind::Switch: return parse_switch(text, flag);
	case Kind::Size: return parse_size(text, number);
	case Kind::Count: return take_number(text, number) && text.empty();
	case Kind::Hz: return parse_time(text, 0, number);
	case Kind::Time: return parse_time(text, 1, number);
	case Kind::Rows: number = kAllRows; return text.empty() || (take_number(text, number) && text.empty());
	default: return !text.empty();
	}
}

} // namespace

bool parse_size(std::string_view text, uint64_t &bytes)
{
	if (!take_number(text, bytes))
		return false;
	if (text.empty())
		return true;
	if (text.size() != 1)
		return false;

	constexpr std::string_view units = "kmgt";
	const size_t unit = units.find(static_cast<char>(text[0] | 32));
	if (unit == std::string_view::npos)
		return false;
	const uint64_t factor = uint64_t(1) << (10 * (unit + 1));
	return !__builtin_mul_overflow(bytes, factor, &bytes);
}

std::string size_text(uint64_t bytes)
{
	constexpr std::string_view units = "kmgt";
	std::string unit;

	for (size_t i = 0; i < units.size() && bytes && bytes % 1024 == 0; i++) {
		unit = units[i];
		bytes /= 1024;
	}
	return std::to_string(bytes) + unit;
}

const TimeUnit *find_time_unit(std::string_view name)
{
	static constexpr TimeUnit kUnits[] = {
		{"ns", 1},
		{"nsec", 1},
		{"us", 1'000},
		{"usec", 1'000},
		{"ms", 1'000'000},
		{"msec", 1'000'000},
		{"s", kNsPerSecond},
		{"sec", kNsPerSecond},
		{"m", 60 * kNsPerSecond},
		{"min", 60 * kNsPerSecond},
		{"h", 3600 * kNsPerSecond},
		{"hour", 3600 * kNsPerSecond},
		{"d", 86400 * kNsPerSecond},
		{"day", 86400 * kNsPerSecond},
		{"hz", 0},
	};
	const auto *unit =
		std::ranges::find_if(kUnits, [&](const TimeUnit &u) { return equal_but_for_case(u.name, name); });

	return unit == std::end(kUnits) ? nullptr : unit;
}

bool parse_time(std::string_view text, uint64_t unit_ns, uint64_t &ns)
{
	uint64_t value;

	if (!take_number(text, value))
		return false;
	if (!text.empty()) {
		const TimeUnit *unit = find_time_unit(text);

		if (!unit)
			return false;
		unit_ns = unit->ns;
	}
	if (unit_ns == 0) {
		/* A rate: so many per second; 0 stays 0, "as it comes". */
		ns = value ? kNsPerSecond / value : 0;
		return value <= kNsPerSecond;
	}
	return !__builtin_mul_overflow(value, unit_ns, &ns);
}

OptionStatus set_option(Options &options, std::string_view name, std::string_view value, OptionFrom from)
{
	const Row *row = find_row(name);

	if (!row)
		return OptionStatus::UnknownName;

	bool flag = false;
	uint64_t number = 0;
	if (from == OptionFrom::Action && row->when != When::Dynamic)
		return OptionStatus::NotHere;
	if (!parse_value(*row, value, flag, number))
		return OptionStatus::BadValue;
	const ChoiceWord *const word = find_word(*row, value);
	if (row->base_kind() == Kind::Choice && !word)
		return OptionStatus::BadValue;
	if (!row->has_effect())
		return OptionStatus::NoEffect;
	if (const Limit *limit = find_limit(*row); limit && (number < limit->least || number > limit->most))
		return OptionStatus::BadValue;
	if (const TextRule *rule = find_text_rule(*row); rule && !rule->fits(value))
		return OptionStatus::BadValue;

	const size_t index = static_cast<size_t>(id_of(*row));
	if (from == OptionFrom::CommandLine)
		options.from_command_line.set(index);
	else if (from == OptionFrom::Pragma && options.from_command_line.test(index))
		return OptionStatus::Ok;

	if (row->flag)
		options.*row->flag = flag;
	else if (row->number)
		options.*row->number = number;
	else if (row->list)
		(options.*row->list).emplace_back(value);
	else if (word)
		word->choose(options);
	else
		options.*row->text = value;
	return OptionStatus::Ok;
}

std::string option_wants(std::string_view name)
{
	const Row *row = find_row(name);

	if (!row)
		return "";
	if (const Limit *limit = find_limit(*row))
		return std::string(limit->wants);
	if (const TextRule *rule = find_text_rule(*row))
		return std::string(rule->wants);
	switch (row->base_kind()) {
	case Kind::Switch: return "no value, or on or off";
	case Kind::Size: return "a size such as 4096, 512k or 4m";
	case Kind::Count: return "a number";
	case Kind::Choice: return one_of(words_of(*row));
	case Kind::Hz: return "a time such as 100ms or 1s, or a rate such as 10hz";
	case Kind::Time: return "a time such as 100us or 5ms";
	default: return "a value";
	}
}

void take_settings(Options &to, const Options &from)
{
	/* Rows without effect are never set. */
#define OPTION(name, kind, member, when) \
	if (from.from_command_line.test(static_cast<size_t>(OptionId::name))) \
		to.member = from.member;
#include "base/options_table.def"
#undef OPTION
	to.from_command_line |= from.from_command_line;
}

std::vector<std::string> setting_names()
{
	std::vector<std::string> names;

	for (const Row &row : kRows) {
		if (!row.has_effect())
			continue;
		const std::string name(row.name);
		if (row.base_kind() == Kind::Switch || row.base_kind() == Kind::Rows) {
			names.push_back(name);
			continue;
		}
		if (row.kind != Kind::Choice)
			names.push_back(name + '=');
		for (const std::string_view word : words_of(row))
			names.push_back(name + '=' + std::string(word));
	}
	std::ranges::sort(names);
	return names;
}

std::string_view nearest_option(std::string_view name)
{
	NearName near(name);

	for (const Row &row : kRows)
		near.consider(row.name);
	return near.best();
}

} // namespace dt
