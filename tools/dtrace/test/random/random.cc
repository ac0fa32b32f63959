// SPDX-License-Identifier: GPL-2.0
/*
 * Random D programs that are right, with what they must print.
 *
 *   random DIR SEED COUNT     writes DIR/SEED-N.d and DIR/SEED-N.expected
 *
 * Each program is one BEGIN clause (or several) of declarations, assignments,
 * if/else and printf() over integers of all widths and variables of all
 * scopes. What it prints is worked out while it is written, by the C++ compiler's own
 * arithmetic: a value is a variant of the eight integer types, and an operator
 * is applied to the types in hand, so promotions and conversions are C++'s and
 * share nothing with the compiler under test.
 *
 * What D leaves open, or what is a fault, is not written: divisors are made
 * odd, distances of shifts are masked. Signed overflow wraps in D: this file is
 * compiled with -fwrapv. Each fourth program is one of strings: strings.cc.
 */
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "strings.h"

namespace {

using Value = std::variant<int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t>;

constexpr const char *kTypeNames[] = {"char",	  "unsigned char",  "short", "unsigned short",
				      "int",	  "unsigned int",   "long",  "unsigned long"};
constexpr size_t kTypes = std::size(kTypeNames);
constexpr int kDepth = 4;	/* of expressions */

/* An expression as text, and what it is worth. */
struct Expr {
	std::string text;
	Value value;
};

struct Variable {
	std::string name;	/* with its scope: this->t0 */
	Value value;
};

/* @value as type number @type. */
template <size_t... I>
Value cast_to(const Value &value, size_t type, std::index_sequence<I...>)
{
	Value result;

	std::visit([&](auto v) {
		((type == I ? void(result = static_cast<std::variant_alternative_t<I, Value>>(v)) : void()), ...);
	}, value);
	return result;
}

Value cast_to(const Value &value, size_t type)
{
	return cast_to(value, type, std::make_index_sequence<kTypes>());
}

bool is_true(const Value &value)
{
	return std::visit([](auto v) { return v != 0; }, value);
}

/* The type of each result is what C++ makes of the operands' types. */
template <typename Op>
Value apply(const Value &a, const Value &b, Op op)
{
	return std::visit([&](auto x, auto y) -> Value { return op(x, y); }, a, b);
}

template <typename T>
T divide(T a, T b, bool is_remainder)
{
	/* The processor traps on the smallest number by -1; it wraps in D. */
	if constexpr (std::is_signed_v<T>) {
		if (b == -1)
			return is_remainder ? T(0) : static_cast<T>(-a);
	}
	return is_remainder ? static_cast<T>(a % b) : static_cast<T>(a / b);
}

class Program {
public:
	explicit Program(uint64_t seed) : random_(seed) {}

	void write();
	const std::string &text() const { return text_; }
	const std::string &expected() const { return expected_; }

private:
	size_t below(size_t n) { return std::uniform_int_distribution<size_t>(0, n - 1)(random_); }
	bool one_in(size_t n) { return below(n) == 0; }

	Expr expression(int depth);
	Expr leaf();
	Expr literal();
	Expr unary(int depth);
	Expr binary(int depth);
	Expr division(int depth);
	Expr shift(int depth);
	Expr logic(int depth);
	Expr element();
	void declare();
	void statement(bool is_live, int depth);
	void assign(bool is_live);
	void store(bool is_live);
	void print(bool is_live);
	void line(const std::string &text) { text_ += std::string(indent_, '\t') + text + '\n'; }

	std::mt19937_64 random_;
	std::vector<Variable> variables_;
	std::map<std::pair<int, std::string>, int64_t> table_;	/* `long table[int, string]` */
	std::string text_, expected_;
	size_t indent_ = 0;
};

Expr Program::literal()
{
	static constexpr uint64_t interesting[] = {0, 1, 2, 7, 8, 31, 63, 127, 128, 255, 256, 32767, 32768, 65535,
						   0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, INT64_MAX};
	const uint64_t bits = one_in(3) ? random_() >> below(64) : interesting[below(std::size(interesting))];

	switch (below(4)) {
	case 0: {
		const auto v = static_cast<int32_t>(bits & 0x7fffffff);
		return {std::to_string(v), v};
	}
	case 1: {
		const auto v = static_cast<uint32_t>(bits);
		return {std::to_string(v) + 'u', v};
	}
	case 2: {
		const auto v = static_cast<int64_t>(bits & INT64_MAX);
		return {std::to_string(v) + "ll", v};
	}
	default: {
		char hex[32];
		std::snprintf(hex, sizeof(hex), "0x%" PRIx64 "ull", bits);
		return {hex, uint64_t{bits}};
	}
	}
}

/* table[k, "s"]: what was never stored is 0. */
Expr Program::element()
{
	static constexpr const char *keys[] = {"", "a", "ab", "a key that is longer than the others"};
	const int number = static_cast<int>(below(3)) - 1;
	const std::string key = keys[below(std::size(keys))];
	const auto found = table_.find({number, key});
	const int64_t value = found == table_.end() ? 0 : found->second;

	return {"table[" + std::to_string(number) + ", \"" + key + "\"]", value};
}

Expr Program::leaf()
{
	if (one_in(8))
		return element();
	if (variables_.empty() || one_in(3))
		return literal();
	const Variable &v = variables_[below(variables_.size())];
	return {v.name, v.value};
}

Expr Program::unary(int depth)
{
	const Expr e = expression(depth - 1);

	switch (below(4)) {
	case 0:
		return {"-(" + e.text + ')', std::visit([](auto v) -> Value { return -v; }, e.value)};
	case 1:
		return {"~(" + e.text + ')', std::visit([](auto v) -> Value { return ~v; }, e.value)};
	case 2:
		return {"!(" + e.text + ')', int32_t{!is_true(e.value)}};
	default: {
		const size_t type = below(kTypes);

		return {'(' + std::string(kTypeNames[type]) + ")(" + e.text + ')', cast_to(e.value, type)};
	}
	}
}

Expr Program::division(int depth)
{
	const Expr a = expression(depth - 1), b = expression(depth - 1);
	const bool is_remainder = one_in(2);
	const Value odd = std::visit([](auto v) -> Value { return v | 1; }, b.value);
	const Value result = apply(a.value, odd, [&](auto x, auto y) -> Value {
		using Common = decltype(x + y);
		return divide<Common>(static_cast<Common>(x), static_cast<Common>(y), is_remainder);
	});

	return {"((" + a.text + (is_remainder ? ") % ((" : ") / ((") + b.text + ") | 1))", result};
}

Expr Program::shift(int depth)
{
	const Expr a = expression(depth - 1), b = expression(depth - 1);
	const bool is_left = one_in(2);
	const Value result = std::visit([&](auto x, auto y) -> Value {
		const auto by = static_cast<int>(y & 31);
		const auto promoted = +x;
		using Bits = std::make_unsigned_t<decltype(+x)>;

		if (is_left)
			return static_cast<decltype(+x)>(static_cast<Bits>(promoted) << by);
		return promoted >> by;
	}, a.value, b.value);

	return {"((" + a.text + (is_left ? ") << ((" : ") >> ((") + b.text + ") & 31))", result};
}

Expr Program::logic(int depth)
{
	const Expr a = expression(depth - 1), b = expression(depth - 1);
	const bool x = is_true(a.value), y = is_true(b.value);

	switch (below(4)) {
	case 0: return {"((" + a.text + ") && (" + b.text + "))", int32_t{x && y}};
	case 1: return {"((" + a.text + ") || (" + b.text + "))", int32_t{x || y}};
	case 2: return {"((" + a.text + ") ^^ (" + b.text + "))", int32_t{x != y}};
	default: {
		const Expr c = expression(depth - 1);
		const Value yes = apply(b.value, c.value, [](auto p, auto q) -> Value { return static_cast<decltype(p + q)>(p); });
		const Value no = apply(b.value, c.value, [](auto p, auto q) -> Value { return static_cast<decltype(p + q)>(q); });

		return {"((" + a.text + ") ? (" + b.text + ") : (" + c.text + "))", x ? yes : no};
	}
	}
}

Expr Program::binary(int depth)
{
	const Expr a = expression(depth - 1), b = expression(depth - 1);
	auto made = [&](const char *op, Value value) { return Expr{"((" + a.text + ") " + op + " (" + b.text + "))", value}; };
	auto truth = [&](const char *op, auto compare) {
		return made(op, apply(a.value, b.value, [&](auto x, auto y) -> Value {
			using Common = decltype(x + y);
			return int32_t{compare(static_cast<Common>(x), static_cast<Common>(y))};
		}));
	};

	switch (below(12)) {
	case 0: return made("+", apply(a.value, b.value, [](auto x, auto y) { return x + y; }));
	case 1: return made("-", apply(a.value, b.value, [](auto x, auto y) { return x - y; }));
	case 2: return made("*", apply(a.value, b.value, [](auto x, auto y) { return x * y; }));
	case 3: return made("&", apply(a.value, b.value, [](auto x, auto y) { return x & y; }));
	case 4: return made("|", apply(a.value, b.value, [](auto x, auto y) { return x | y; }));
	case 5: return made("^", apply(a.value, b.value, [](auto x, auto y) { return x ^ y; }));
	case 6: return truth("<", [](auto x, auto y) { return x < y; });
	case 7: return truth(">", [](auto x, auto y) { return x > y; });
	case 8: return truth("<=", [](auto x, auto y) { return x <= y; });
	case 9: return truth(">=", [](auto x, auto y) { return x >= y; });
	case 10: return truth("==", [](auto x, auto y) { return x == y; });
	default: return truth("!=", [](auto x, auto y) { return x != y; });
	}
}

Expr Program::expression(int depth)
{
	if (depth <= 0 || one_in(6))
		return leaf();
	switch (below(8)) {
	case 0: return unary(depth);
	case 1: return division(depth);
	case 2: return shift(depth);
	case 3: return logic(depth);
	default: return binary(depth);
	}
}

/* A variable of each scope and type, now and then. */
void Program::declare()
{
	static constexpr struct {
		const char *declaration, *use;
	} scopes[] = {{"", ""}, {"this ", "this->"}, {"self ", "self->"}};

	for (const auto &scope : scopes) {
		for (size_t type = 0; type < kTypes; type++) {
			if (one_in(2))
				continue;
			const std::string name = "v" + std::to_string(variables_.size());

			line(std::string(scope.declaration) + kTypeNames[type] + ' ' + name + ';');
			variables_.push_back({scope.use + name, cast_to(int32_t{0}, type)});
		}
	}
	line("long table[int, string];");
}

/* variable = e, op= e, ++ or --, as a statement. */
void Program::assign(bool is_live)
{
	Variable &v = variables_[below(variables_.size())];
	const Expr e = expression(kDepth);
	const size_t type = v.value.index();
	Value next;

	switch (below(5)) {
	case 0:
		line(v.name + " += " + e.text + ';');
		next = apply(v.value, e.value, [](auto x, auto y) -> Value { return x + y; });
		break;
	case 1:
		line(v.name + " ^= " + e.text + ';');
		next = apply(v.value, e.value, [](auto x, auto y) -> Value { return x ^ y; });
		break;
	case 2:
		line(v.name + (one_in(2) ? "++;" : " += 1;"));
		next = std::visit([](auto x) -> Value { return x + 1; }, v.value);
		break;
	default:
		line(v.name + " = " + e.text + ';');
		next = e.value;
		break;
	}
	if (is_live)
		v.value = cast_to(next, type);
}

void Program::store(bool is_live)
{
	static constexpr const char *keys[] = {"", "a", "ab", "a key that is longer than the others"};
	const int number = static_cast<int>(below(3)) - 1;
	const std::string key = keys[below(std::size(keys))];
	const Expr e = expression(kDepth - 1);

	line("table[" + std::to_string(number) + ", \"" + key + "\"] = " + e.text + ';');
	if (is_live)
		table_[{number, key}] = std::get<int64_t>(cast_to(e.value, 6));
}

void Program::print(bool is_live)
{
	const Expr e = expression(kDepth);
	const bool is_signed = std::visit([](auto v) { return std::is_signed_v<decltype(v)>; }, e.value);

	line("printf(\"" + std::string(is_signed ? "%d" : "%u") + "\\n\", " + e.text + ");");
	if (is_live)
		expected_ += std::visit([](auto v) { return std::to_string(v); }, e.value) + '\n';
}

/* @is_live: is it run? What is not run changes nothing. */
void Program::statement(bool is_live, int depth)
{
	const size_t kind = below(8);

	if (kind == 0 && depth > 0) {
		const Expr e = expression(2);
		const bool yes = is_true(e.value);

		line("if (" + e.text + ") {");
		indent_++;
		statement(is_live && yes, depth - 1);
		statement(is_live && yes, depth - 1);
		indent_--;
		line("} else {");
		indent_++;
		statement(is_live && !yes, depth - 1);
		indent_--;
		line("}");
	} else if (kind <= 3) {
		assign(is_live);
	} else if (kind == 4) {
		store(is_live);
	} else {
		print(is_live);
	}
}

void Program::write()
{
	line("#pragma D option quiet");
	declare();
	if (variables_.empty()) {
		line("int v0;");
		variables_.push_back({"v0", int32_t{0}});
	}
	/* Clauses share all variables, `this` too. */
	for (size_t clauses = 1 + below(3); clauses > 0; clauses--) {
		const bool has_predicate = one_in(3);
		const Expr predicate = has_predicate ? expression(2) : Expr{};
		const bool is_live = !has_predicate || is_true(predicate.value);

		line("BEGIN");
		if (has_predicate)
			line("/(" + predicate.text + ") != 0/");
		line("{");
		indent_++;
		for (size_t n = 2 + below(6); n > 0; n--)
			statement(is_live, 2);
		indent_--;
		line("}");
	}
	line("BEGIN { exit(0); }");
}

bool write_file(const std::string &path, const std::string &text)
{
	std::FILE *file = std::fopen(path.c_str(), "w");

	if (!file)
		return false;
	const bool good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
	return (std::fclose(file) == 0) && good;
}

StringProgram write_program(uint64_t seed, bool is_of_strings)
{
	if (is_of_strings)
		return random_string_program(seed);
	Program program(seed);

	program.write();
	return {program.text(), program.expected()};
}

} // namespace

int main(int argc, char **argv)
{
	if (argc != 4) {
		std::fprintf(stderr, "usage: random DIR SEED COUNT\n");
		return 2;
	}
	const uint64_t seed = std::strtoull(argv[2], nullptr, 10), count = std::strtoull(argv[3], nullptr, 10);
	for (uint64_t i = 0; i < count; i++) {
		const std::string path = std::string(argv[1]) + '/' + argv[2] + '-' + std::to_string(i);
		const StringProgram program = write_program(seed * 1000003 + i, i % 4 == 3);

		if (!write_file(path + ".d", program.text) || !write_file(path + ".expected", program.expected)) {
			std::perror(path.c_str());
			return 1;
		}
	}
	return 0;
}
