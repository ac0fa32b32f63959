// SPDX-License-Identifier: GPL-2.0
/*
 * Random D programs of strings. The expected output is computed on std::string,
 * by functions that follow the manual and share nothing with the library under
 * test. Wherever a string becomes a value, it is truncated to -x strsize, which
 * each program chooses for itself.
 */
#include "random.h"

#include <algorithm>
#include <random>
#include <vector>

namespace {

struct Text {
	std::string text, value;
};

struct Number {
	std::string text;
	int64_t value = 0;
};

struct Variable {
	std::string name, value;
};

constexpr int64_t kAll = INT32_MAX;

std::string substr(const std::string &s, int64_t from, int64_t count)
{
	const auto length = static_cast<int64_t>(s.size());

	if (from < 0) {
		from += length;
		if (from < 0 && from + count > 0) {
			count += from;
			from = 0;
		}
	}
	if (from < 0 || from >= length)
		return "";
	if (count < 0)
		count += length - from;
	return count <= 0 ? "" : s.substr(static_cast<size_t>(from), static_cast<size_t>(count));
}

int64_t position(size_t at)
{
	return at == std::string::npos ? -1 : static_cast<int64_t>(at);
}

std::string behind(const std::string &s, size_t at)
{
	return at == std::string::npos ? "" : s.substr(at);
}

std::string without_slashes(std::string s)
{
	while (s.size() > 1 && s.back() == '/')
		s.pop_back();
	return s;
}

std::string basename(const std::string &path)
{
	const std::string s = without_slashes(path);

	if (s.empty())
		return ".";
	return s == "/" ? s : s.substr(s.rfind('/') + 1);
}

std::string dirname(const std::string &path)
{
	const std::string s = without_slashes(path);
	const size_t slash = s.rfind('/');

	if (slash == std::string::npos)
		return ".";
	return s == "/" ? s : without_slashes(s.substr(0, slash + 1));
}

std::string mapped(std::string s, char first, int by)
{
	for (char &c : s) {
		if (c >= first && c < first + 26)
			c = static_cast<char>(c + by);
	}
	return s;
}

class Program {
public:
	Program(uint64_t seed, const std::string &prefix)
		: random_(seed), prefix_(prefix), variables_{{prefix + "g", ""},
							     {prefix + "h", ""},
							     {"this->" + prefix + "s", ""},
							     {"self->" + prefix + "s", ""},
							     {prefix + "table[1]", ""}}
	{
	}

	RandomProgram write();

private:
	size_t below(size_t n) { return std::uniform_int_distribution<size_t>(0, n - 1)(random_); }
	bool one_in(size_t n) { return below(n) == 0; }
	std::string cut(const std::string &s) const { return s.substr(0, strsize_ - 1); }
	Text made(std::string text, const std::string &value) const { return {std::move(text), cut(value)}; }
	void line(const std::string &text) { out_.text += text + '\n'; }

	Text literal();
	Text string(int depth);
	Text part(int depth);
	Number number(int depth);
	Number small(int from, int to);
	void statement();

	std::mt19937_64 random_;
	const std::string prefix_;
	size_t strsize_ = 256;
	std::vector<Variable> variables_;
	RandomProgram out_;
};

Text Program::literal()
{
	static constexpr const char *pieces[] = {"a", "b", "ab", "A", "/", "//", ".", "12", "-", "%", "xyz", "Zz"};
	std::string value;

	for (size_t n = below(one_in(10) ? 30 : 6); n > 0; n--)
		value += pieces[below(std::size(pieces))];
	/* What is recorded as it stands is not cut. */
	value = cut(value);
	return {'"' + value + '"', value};
}

Number Program::small(int from, int to)
{
	const int64_t value = from + static_cast<int64_t>(below(static_cast<size_t>(to - from + 1)));

	return {std::to_string(value), value};
}

Text Program::part(int depth)
{
	const Text s = string(depth - 1);

	if (one_in(2)) {
		const Number from = small(-6, 6);

		if (one_in(2))
			return made("substr(" + s.text + ", " + from.text + ')', substr(s.value, from.value, kAll));
		const Number count = number(depth - 1);
		return made("substr(" + s.text + ", " + from.text + ", " + count.text + ')',
			    substr(s.value, from.value, count.value));
	}
	if (one_in(2)) {
		const Text t = string(depth - 1);
		return made("strstr(" + s.text + ", " + t.text + ')', behind(s.value, s.value.find(t.value)));
	}
	const char c = "ab/Z"[below(4)];
	const bool is_last = one_in(2);
	return made(std::string(is_last ? "strrchr(" : "strchr(") + s.text + ", '" + c + "')",
		    behind(s.value, is_last ? s.value.rfind(c) : s.value.find(c)));
}

Text Program::string(int depth)
{
	if (depth <= 0 || one_in(6)) {
		if (one_in(2))
			return literal();
		const Variable &v = variables_[below(variables_.size())];
		return {v.name, v.value};
	}
	const Text s = string(depth - 1);
	switch (below(9)) {
	case 0:
	case 1: {
		const Text t = string(depth - 1);
		return made("strjoin(" + s.text + ", " + t.text + ')', s.value + t.value);
	}
	case 2: return made("toupper(" + s.text + ')', mapped(s.value, 'a', 'A' - 'a'));
	case 3: return made("tolower(" + s.text + ')', mapped(s.value, 'A', 'a' - 'A'));
	case 4: return made("basename(" + s.text + ')', basename(s.value));
	case 5: return made("dirname(" + s.text + ')', dirname(s.value));
	case 6: {
		const Number n = number(depth - 1);
		return made("lltostr(" + n.text + ')', std::to_string(n.value));
	}
	case 7: {
		const Number n = number(depth - 1);
		const Text t = string(depth - 1);
		return made("(" + n.text + " ? " + s.text + " : " + t.text + ')', n.value ? s.value : t.value);
	}
	default: return part(depth);
	}
}

Number Program::number(int depth)
{
	if (depth <= 0 || one_in(5))
		return small(-3, 9);
	const Text s = string(depth - 1);
	const Text t = string(depth - 1);
	switch (below(5)) {
	case 0: return {"(int)strlen(" + s.text + ')', static_cast<int64_t>(s.value.size())};
	case 1: return {"index(" + s.text + ", " + t.text + ')', position(s.value.find(t.value))};
	case 2: return {"rindex(" + s.text + ", " + t.text + ')', position(s.value.rfind(t.value))};
	case 3: return {"(" + s.text + " == " + t.text + ')', s.value == t.value};
	default: return {"(" + s.text + " < " + t.text + ')', s.value < t.value};
	}
}

void Program::statement()
{
	if (one_in(2)) {
		const Text s = string(3);

		line("\tprintf(\"[%s]\\n\", " + s.text + ");");
		out_.expected += '[' + s.value + "]\n";
	} else if (one_in(3)) {
		const Number n = number(3);

		line("\tprintf(\"%d\\n\", " + n.text + ");");
		out_.expected += std::to_string(n.value) + '\n';
	} else {
		const Text s = string(3);
		Variable &v = variables_[below(variables_.size())];

		line('\t' + v.name + " = " + s.text + ';');
		v.value = s.value;
	}
}

RandomProgram Program::write()
{
	static constexpr size_t sizes[] = {1, 2, 8, 9, 16, 63, 64, 65, 256};

	strsize_ = sizes[below(std::size(sizes))];
	out_.options = "#pragma D option quiet\n#pragma D option strsize=" + std::to_string(strsize_) + '\n';
	line("string " + prefix_ + "g, " + prefix_ + "h, " + prefix_ + "table[int];");
	line("self string " + prefix_ + "s;\nthis string " + prefix_ + "s;");
	for (size_t clauses = 1 + below(2); clauses > 0; clauses--) {
		line("BEGIN\n{");
		for (size_t n = 1 + below(4); n > 0; n--)
			statement();
		line("}");
	}
	return std::move(out_);
}

} // namespace

RandomProgram random_string_program(uint64_t seed, const std::string &prefix)
{
	return Program(seed, prefix).write();
}
