// SPDX-License-Identifier: GPL-2.0
/*
 * Random D programs of integers.
 *
 * Each program consists of one BEGIN clause (or several) with declarations,
 * assignments, if/else and printf(), over integers of all widths and variables of all
 * scopes. The expected output is computed while the program is written, by the C++
 * compiler's own arithmetic: a value is a variant of the eight integer types, and an
 * operator is applied to these types. So promotions and conversions are those of C++
 * and share nothing with the compiler under test.
 *
 * The programs avoid what D leaves undefined and what is a fault: divisors are
 * made odd, and shift counts are masked. Signed overflow wraps in D, so this
 * file is compiled with -fwrapv.
 */
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <map>
#include <random>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "random.h"

namespace {

using Value = std::variant<int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t>;

constexpr const char *kTypeNames[] = {"char", "unsigned char", "short", "unsigned short",
				      "int",  "unsigned int",  "long",	"unsigned long"};
constexpr size_t kTypes = std::size(kTypeNames);
constexpr int kDepth = 4; /* of expressions */

/* An expression as text, and what it is worth. */
struct Expr {
	std::string text;
	Value value;
};

/* A variable, or an element or member of one. */
struct Variable {
	std::string name;  /* with its scope: this->t0 */
	Value value;	   /* of the type it is declared with */
	unsigned bits = 0; /* of a bit-field */
};

/* Some of the variables in a row: elements of an array, or members of a struct. */
struct Row {
	std::string name;
	size_t first = 0;
};

/* Members of the struct. */
struct MemberKind {
	const char *name;
	size_t type; /* in kTypeNames */
	unsigned bits;
};
constexpr MemberKind kMembers[] = {{"a", 4, 5},	 {"b", 5, 11}, {"c", 0, 0}, {"d", 2, 9},
				   {"e", 5, 32}, {"f", 6, 0},  {"g", 1, 3}};
constexpr size_t kElements = 4; /* of an array */

/* @value as type number @type. */
template <size_t... I>
Value cast_to(const Value &value, size_t type, std::index_sequence<I...>)
{
	Value result;

	std::visit(
		[&](auto v) {
			((type == I ? void(result = static_cast<std::variant_alternative_t<I, Value>>(v)) : void()),
			 ...);
		},
		value);
	return result;
}

Value cast_to(const Value &value, size_t type)
{
	return cast_to(value, type, std::make_index_sequence<kTypes>());
}

/* @value in a field of @bits. */
Value cut_to(const Value &value, unsigned bits)
{
	return std::visit(
		[&](auto v) -> Value {
			using T = decltype(v);

			if (bits == 0 || bits >= 8 * sizeof(T))
				return v;
			const unsigned unused = 64 - bits;
			const uint64_t high = static_cast<uint64_t>(v) << unused;
			if constexpr (std::is_signed_v<T>)
				return static_cast<T>(static_cast<int64_t>(high) >> unused);
			else
				return static_cast<T>(high >> unused);
		},
		value);
}

/* What @variable is worth in an expression: an int can hold all that a short field does. */
Value operand(const Variable &variable)
{
	return variable.bits && variable.bits < 32 ? cast_to(variable.value, 4) : variable.value;
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

/* a / (b | 1) or the remainder. */
Value divide_values(const Value &a, const Value &b, bool is_remainder)
{
	const Value odd = std::visit([](auto v) -> Value { return v | 1; }, b);

	return apply(a, odd, [&](auto x, auto y) -> Value {
		using Common = decltype(x + y);
		return divide<Common>(static_cast<Common>(x), static_cast<Common>(y), is_remainder);
	});
}

/* a << (b & 31), or to the right. */
Value shift_values(const Value &a, const Value &b, bool is_left)
{
	const auto by = std::visit([](auto v) { return static_cast<int>(v & 31); }, b);

	return std::visit(
		[&](auto x) -> Value {
			const auto promoted = +x;
			using Bits = std::make_unsigned_t<decltype(+x)>;

			if (is_left)
				return static_cast<decltype(+x)>(static_cast<Bits>(promoted) << by);
			return promoted >> by;
		},
		a);
}

constexpr const char *kArithmetic[] = {"+", "-", "*", "&", "|", "^"};

Value calculate(size_t op, const Value &a, const Value &b)
{
	return apply(a, b, [&](auto x, auto y) -> Value {
		switch (op) {
		case 0: return x + y;
		case 1: return x - y;
		case 2: return x * y;
		case 3: return x & y;
		case 4: return x | y;
		default: return x ^ y;
		}
	});
}

constexpr const char *kRelations[] = {"<", ">", "<=", ">=", "==", "!="};

bool compare(size_t relation, const Value &a, const Value &b)
{
	bool is_less = false, is_equal = false;

	apply(a, b, [&](auto x, auto y) -> Value {
		using Common = decltype(x + y);
		is_less = static_cast<Common>(x) < static_cast<Common>(y);
		is_equal = static_cast<Common>(x) == static_cast<Common>(y);
		return 0;
	});
	switch (relation) {
	case 0: return is_less;
	case 1: return !is_less && !is_equal;
	case 2: return is_less || is_equal;
	case 3: return !is_less;
	case 4: return is_equal;
	default: return !is_equal;
	}
}

class Program {
public:
	Program(uint64_t seed, std::string prefix) : random_(seed), prefix_(std::move(prefix)) {}

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
	Expr stored();
	Expr element();
	void declare();
	void declare_rows(const std::string &scope, const std::string &use);
	void statement(bool is_live, int depth);
	Expr assign(bool is_live);
	Expr compound(bool is_live);
	Expr changed(bool is_live);
	void step(bool is_live);
	void copy(bool is_live);
	void store(bool is_live);
	void print(bool is_live);
	void line(const std::string &text) { text_ += std::string(indent_, '\t') + text + '\n'; }

	std::mt19937_64 random_;
	const std::string prefix_;
	std::vector<Variable> variables_;
	std::vector<Row> arrays_, structs_;
	std::map<std::pair<int, std::string>, int64_t> table_; /* `long table[int, string]` */
	std::string text_, expected_;
	size_t indent_ = 0;
};

Expr Program::literal()
{
	static constexpr uint64_t interesting[] = {0,	       1,	   2,		7,	  8,
						   31,	       63,	   127,		128,	  255,
						   256,	       32767,	   32768,	65535,	  0x7fffffff,
						   0x80000000, 0xffffffff, 0x100000000, INT64_MAX};
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
Expr Program::stored()
{
	static constexpr const char *keys[] = {"", "a", "ab", "a key that is longer than the others"};
	const int number = static_cast<int>(below(3)) - 1;
	const std::string key = keys[below(std::size(keys))];
	const auto found = table_.find({number, key});
	const int64_t value = found == table_.end() ? 0 : found->second;

	return {prefix_ + "table[" + std::to_string(number) + ", \"" + key + "\"]", value};
}

/* array[e & 3] */
Expr Program::element()
{
	const Row &array = arrays_[below(arrays_.size())];
	const Expr index = expression(1);
	const size_t n = std::visit([](auto v) { return static_cast<size_t>(v & 3); }, index.value);

	return {array.name + "[(" + index.text + ") & 3]", variables_[array.first + n].value};
}

Expr Program::leaf()
{
	if (one_in(8))
		return stored();
	if (!arrays_.empty() && one_in(12))
		return element();
	if (variables_.empty() || one_in(3))
		return literal();
	const Variable &v = variables_[below(variables_.size())];
	return {v.name, operand(v)};
}

Expr Program::unary(int depth)
{
	const Expr e = expression(depth - 1);

	switch (below(4)) {
	case 0: return {"-(" + e.text + ')', std::visit([](auto v) -> Value { return -v; }, e.value)};
	case 1: return {"~(" + e.text + ')', std::visit([](auto v) -> Value { return ~v; }, e.value)};
	case 2: return {"!(" + e.text + ')', int32_t{!is_true(e.value)}};
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

	return {"((" + a.text + (is_remainder ? ") % ((" : ") / ((") + b.text + ") | 1))",
		divide_values(a.value, b.value, is_remainder)};
}

Expr Program::shift(int depth)
{
	const Expr a = expression(depth - 1), b = expression(depth - 1);
	const bool is_left = one_in(2);

	return {"((" + a.text + (is_left ? ") << ((" : ") >> ((") + b.text + ") & 31))",
		shift_values(a.value, b.value, is_left)};
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
		const Value yes = apply(b.value, c.value,
					[](auto p, auto q) -> Value { return static_cast<decltype(p + q)>(p); });
		const Value no = apply(b.value, c.value,
				       [](auto p, auto q) -> Value { return static_cast<decltype(p + q)>(q); });

		return {"((" + a.text + ") ? (" + b.text + ") : (" + c.text + "))", x ? yes : no};
	}
	}
}

Expr Program::binary(int depth)
{
	const Expr a = expression(depth - 1), b = expression(depth - 1);
	auto text = [&](const char *op) { return "((" + a.text + ") " + op + " (" + b.text + "))"; };

	if (one_in(2)) {
		const size_t op = below(std::size(kArithmetic));

		return {text(kArithmetic[op]), calculate(op, a.value, b.value)};
	}
	const size_t relation = below(std::size(kRelations));
	return {text(kRelations[relation]), int32_t{compare(relation, a.value, b.value)}};
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

/* An array and a struct, now and then. */
void Program::declare_rows(const std::string &scope, const std::string &use)
{
	if (one_in(3)) {
		const size_t type = below(kTypes);
		const std::string name = prefix_ + "array" + std::to_string(variables_.size());

		line(scope + kTypeNames[type] + ' ' + name + '[' + std::to_string(kElements) + "];");
		arrays_.push_back({use + name, variables_.size()});
		for (size_t i = 0; i < kElements; i++)
			variables_.push_back({use + name + '[' + std::to_string(i) + ']', cast_to(int32_t{0}, type)});
	}
	if (one_in(3)) {
		const std::string name = prefix_ + "struct" + std::to_string(variables_.size());

		line(scope + "struct " + prefix_ + "some " + name + ';');
		structs_.push_back({use + name, variables_.size()});
		for (const MemberKind &member : kMembers)
			variables_.push_back(
				{use + name + '.' + member.name, cast_to(int32_t{0}, member.type), member.bits});
	}
}

/* A variable of each scope and type, now and then. */
void Program::declare()
{
	static constexpr struct {
		const char *declaration, *use;
	} scopes[] = {{"", ""}, {"this ", "this->"}, {"self ", "self->"}};

	line("struct " + prefix_ + "some {");
	for (const MemberKind &member : kMembers)
		line(std::string("\t") + kTypeNames[member.type] + ' ' + member.name +
		     (member.bits ? " : " + std::to_string(member.bits) : "") + ';');
	line("};");
	for (const auto &scope : scopes) {
		for (size_t type = 0; type < kTypes; type++) {
			if (one_in(2))
				continue;
			const std::string name = prefix_ + "v" + std::to_string(variables_.size());

			line(std::string(scope.declaration) + kTypeNames[type] + ' ' + name + ';');
			variables_.push_back({scope.use + name, cast_to(int32_t{0}, type)});
		}
		declare_rows(scope.declaration, scope.use);
	}
	line("long " + prefix_ + "table[int, string];");
}

/* variable = e, or variable = other = e; its value is what the variable holds then. The same holds for the next one. */
Expr Program::assign(bool is_live)
{
	Variable &v = variables_[below(variables_.size())], &w = variables_[below(variables_.size())];
	const bool is_chain = &v != &w && one_in(4);
	const Expr e = expression(kDepth);

	if (is_live) {
		w.value = is_chain ? cut_to(cast_to(e.value, w.value.index()), w.bits) : w.value;
		v.value = cut_to(cast_to(is_chain ? operand(w) : e.value, v.value.index()), v.bits);
	}
	return {v.name + (is_chain ? " = " + w.name : "") + " = " + e.text, operand(v)};
}

/* variable op= e */
Expr Program::compound(bool is_live)
{
	Variable &v = variables_[below(variables_.size())];
	const Expr e = expression(kDepth - 1);
	std::string text = v.name;
	Value next;

	if (one_in(5)) {
		const bool is_remainder = one_in(2);

		text += (is_remainder ? " %= (" : " /= (") + e.text + ") | 1";
		next = divide_values(operand(v), e.value, is_remainder);
	} else if (one_in(4)) {
		const bool is_left = one_in(2);

		text += (is_left ? " <<= (" : " >>= (") + e.text + ") & 31";
		next = shift_values(operand(v), e.value, is_left);
	} else {
		const size_t op = below(std::size(kArithmetic));

		text += std::string(" ") + kArithmetic[op] + "= " + e.text;
		next = calculate(op, operand(v), e.value);
	}
	if (is_live)
		v.value = cut_to(cast_to(next, v.value.index()), v.bits);
	return {text, operand(v)};
}

/* The value of an assignment, alone or in an expression that has no other variable. */
Expr Program::changed(bool is_live)
{
	const Expr e = one_in(2) ? assign(is_live) : compound(is_live), other = literal();
	const size_t op = below(std::size(kArithmetic)), relation = below(std::size(kRelations));

	switch (below(4)) {
	case 0: return {"(" + e.text + ") " + kArithmetic[op] + ' ' + other.text, calculate(op, e.value, other.value)};
	case 1:
		return {"(" + e.text + ") " + kRelations[relation] + ' ' + other.text,
			int32_t{compare(relation, e.value, other.value)}};
	case 2: return {"~(" + e.text + ')', std::visit([](auto v) -> Value { return ~v; }, e.value)};
	default: return {'(' + e.text + ')', e.value};
	}
}

/* variable = other++ and the like; what happens first is left open if both are the same. */
void Program::step(bool is_live)
{
	const size_t to = below(variables_.size()), of = below(variables_.size());
	Variable &v = variables_[to], &w = variables_[of];
	const bool is_up = one_in(2), is_before = one_in(2);
	const std::string op = is_up ? "++" : "--", text = is_before ? op + w.name : w.name + op;
	const Value before = operand(w);
	const Value stepped = cut_to(cast_to(calculate(is_up ? 0 : 1, before, int32_t{1}), w.value.index()), w.bits);

	line((to == of ? "" : v.name + " = ") + text + ';');
	if (!is_live)
		return;
	w.value = stepped;
	if (to != of)
		v.value = cut_to(cast_to(is_before ? operand(w) : before, v.value.index()), v.bits);
}

/* A struct as a whole. */
void Program::copy(bool is_live)
{
	if (structs_.empty())
		return;
	const Row &to = structs_[below(structs_.size())], &from = structs_[below(structs_.size())];

	line(to.name + " = " + from.name + ';');
	for (size_t i = 0; is_live && i < std::size(kMembers); i++)
		variables_[to.first + i].value = variables_[from.first + i].value;
}

void Program::store(bool is_live)
{
	static constexpr const char *keys[] = {"", "a", "ab", "a key that is longer than the others"};
	const int number = static_cast<int>(below(3)) - 1;
	const std::string key = keys[below(std::size(keys))];
	const Expr e = expression(kDepth - 1);

	line(prefix_ + "table[" + std::to_string(number) + ", \"" + key + "\"] = " + e.text + ';');
	if (is_live)
		table_[{number, key}] = std::get<int64_t>(cast_to(e.value, 6));
}

void Program::print(bool is_live)
{
	const Expr e = one_in(3) ? changed(is_live) : expression(kDepth);
	const bool is_signed = std::visit([](auto v) { return std::is_signed_v<decltype(v)>; }, e.value);

	line("printf(\"" + std::string(is_signed ? "%d" : "%u") + "\\n\", " + e.text + ");");
	if (is_live)
		expected_ += std::visit([](auto v) { return std::to_string(v); }, e.value) + '\n';
}

/* @is_live: is it run? What is not run changes nothing. */
void Program::statement(bool is_live, int depth)
{
	const size_t kind = below(11);

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
	} else if (kind <= 2) {
		line(assign(is_live).text + ';');
	} else if (kind <= 4) {
		line(compound(is_live).text + ';');
	} else if (kind == 5) {
		step(is_live);
	} else if (kind == 6) {
		copy(is_live);
	} else if (kind == 7) {
		store(is_live);
	} else {
		print(is_live);
	}
}

void Program::write()
{
	declare();
	if (variables_.empty()) {
		line("int " + prefix_ + "v0;");
		variables_.push_back({prefix_ + "v0", int32_t{0}});
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
}

} // namespace

RandomProgram random_integer_program(uint64_t seed, const std::string &prefix)
{
	Program program(seed, prefix);

	program.write();
	return {"#pragma D option quiet\n", program.text(), program.expected()};
}
