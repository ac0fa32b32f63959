// SPDX-License-Identifier: GPL-2.0
/*
 * Each processor has a function for the text after the @. It consumes the text from the left; text that it does
 * not understand is an error. An operand that is valid but that a trampoline cannot fetch (floating-point
 * numbers, thread-local memory) is no error: the probe exists without that argument.
 */
#include "os/operand.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/number.h"

namespace dt::os {

namespace {

constexpr uint8_t kNone = UserOperand::kNoRegister;

/* The words of struct pt_regs that programs get, in order; by them x86-64's registers are numbered. */
struct X86Register {
	std::string_view name, bytes4, bytes2, bytes1;
};

constexpr X86Register kX86Registers[] = {
	{"r15", "r15d", "r15w", "r15b"},
	{"r14", "r14d", "r14w", "r14b"},
	{"r13", "r13d", "r13w", "r13b"},
	{"r12", "r12d", "r12w", "r12b"},
	{"rbp", "ebp", "bp", "bpl"},
	{"rbx", "ebx", "bx", "bl"},
	{"r11", "r11d", "r11w", "r11b"},
	{"r10", "r10d", "r10w", "r10b"},
	{"r9", "r9d", "r9w", "r9b"},
	{"r8", "r8d", "r8w", "r8b"},
	{"rax", "eax", "ax", "al"},
	{"rcx", "ecx", "cx", "cl"},
	{"rdx", "edx", "dx", "dl"},
	{"rsi", "esi", "si", "sil"},
	{"rdi", "edi", "di", "dil"},
	{"", "", "", ""},
	{"rip", "eip", "", ""},
	{"", "", "", ""},
	{"", "", "", ""},
	{"rsp", "esp", "sp", "spl"},
};

/* Registers whose second byte has a name. */
constexpr std::pair<std::string_view, std::string_view> kHighBytes[] = {{"ah", "rax"},
									{"bh", "rbx"},
									{"ch", "rcx"},
									{"dh", "rdx"}};

constexpr uint8_t kX86Pc = 16;
/* arm64: x0 ... x30, and these. */
constexpr uint8_t kArmSp = 31, kArmPc = 32;
constexpr std::array<std::string_view, 33> kArmRegisters = {"x0",  "x1",  "x2",	 "x3",	"x4",  "x5",  "x6",
							    "x7",  "x8",  "x9",	 "x10", "x11", "x12", "x13",
							    "x14", "x15", "x16", "x17", "x18", "x19", "x20",
							    "x21", "x22", "x23", "x24", "x25", "x26", "x27",
							    "x28", "x29", "x30", "sp",	"pc"};

constexpr std::string_view kFloat = "it is a floating-point number";
constexpr std::string_view kVector = "it is in a vector register";
constexpr std::string_view kThreadLocal = "it is thread-local";
constexpr std::string_view kRelocated = "its address is written as a relocation";
constexpr std::string_view kTooMany = "it has more registers and symbols than a trampoline adds";

bool is_symbol_char(char c)
{
	return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$';
}

bool take(std::string_view &text, std::string_view word)
{
	if (!text.starts_with(word))
		return false;
	text.remove_prefix(word.size());
	return true;
}

/* The letters and digits at the beginning. */
std::string_view take_word(std::string_view &text)
{
	const auto end = std::ranges::find_if_not(text, is_symbol_char);
	const std::string_view word = text.substr(0, static_cast<size_t>(end - text.begin()));

	text.remove_prefix(word.size());
	return word;
}

/* "16", "0x10", "010" */
bool parse_c_number(std::string_view word, uint64_t &value)
{
	int base = 10;

	if (word.size() > 1 && word[0] == '0') {
		const bool is_hex = word[1] == 'x' || word[1] == 'X';

		base = is_hex ? 16 : 8;
		word.remove_prefix(is_hex ? 2 : 1);
	}
	const std::optional<uint64_t> number = parse_number<uint64_t>(word, base);
	value = number.value_or(0);
	return number.has_value();
}

/* A sum of numbers and at most one symbol, "-16", "8+name", "name-4". */
struct Sum {
	uint64_t value = 0;
	std::string_view symbol;
};

bool take_sum(std::string_view &text, Sum &sum)
{
	for (bool is_first = true;; is_first = false) {
		const bool is_negative = text.starts_with('-');
		uint64_t value = 0;

		if (is_negative || text.starts_with('+'))
			text.remove_prefix(1);
		else if (!is_first)
			return true;
		const std::string_view word = take_word(text);
		if (word.empty())
			return false;
		if (!std::isdigit(static_cast<unsigned char>(word[0]))) {
			if (is_negative || !sum.symbol.empty())
				return false;
			sum.symbol = word;
		} else if (!parse_c_number(word, value)) {
			return false;
		}
		sum.value += is_negative ? -value : value;
	}
}

/* A symbol is as far from the program counter as in the file. */
void add_symbol(std::string_view symbol, uint8_t pc, NoteArg &arg)
{
	UserOperand &operand = arg.operand;

	if (symbol.empty())
		return;
	arg.symbol = symbol;
	if (operand.base != kNone && operand.base != pc) {
		if (operand.index != kNone)
			arg.refused = kTooMany;
		operand.index = operand.base;
		operand.scale = 0;
	}
	operand.base = pc;
}

uint8_t x86_register(std::string_view name, uint8_t *shift)
{
	for (uint8_t n = 0; n < std::size(kX86Registers); n++) {
		const X86Register &row = kX86Registers[n];

		if (name == row.name || name == row.bytes4 || name == row.bytes2 || name == row.bytes1)
			return name.empty() ? kNone : n;
	}
	for (const auto &[high, whole] : kHighBytes) {
		if (!shift || name != high)
			continue;
		*shift = 8;
		return x86_register(whole, nullptr);
	}
	return kNone;
}

bool is_x86_vector(std::string_view name)
{
	constexpr std::string_view others[] = {"xmm", "ymm", "zmm", "mm", "st", "k"};

	return std::ranges::any_of(others, [&](std::string_view other) { return name.starts_with(other); });
}

/* "%rax" within parentheses, all of it; false: there is none. */
bool take_x86_address_register(std::string_view &text, uint8_t &number)
{
	if (!take(text, "%"))
		return false;
	const std::string_view name = take_word(text);
	number = x86_register(name, nullptr);
	return number != kNone && name == kX86Registers[number].name;
}

/* "(%rbp)", "(%rax,%rbx,8)", "(,%rax,4)" */
bool take_x86_registers(std::string_view &text, UserOperand &operand)
{
	if (!text.starts_with(",") && !take_x86_address_register(text, operand.base))
		return false;
	if (take(text, ",")) {
		uint64_t scale = 1;

		if (!take_x86_address_register(text, operand.index) || operand.index == kX86Pc)
			return false;
		if (take(text, ",") && !parse_c_number(take_word(text), scale))
			return false;
		if (scale != 1 && scale != 2 && scale != 4 && scale != 8)
			return false;
		operand.scale = static_cast<uint8_t>(scale == 8 ? 3 : scale / 2);
	}
	return take(text, ")");
}

Status x86_operand(std::string_view text, NoteArg &arg)
{
	UserOperand &operand = arg.operand;
	Sum sum;

	if (take(text, "%")) {
		const std::string_view name = take_word(text);

		if (text.starts_with(':') && (name == "fs" || name == "gs")) {
			arg.refused = kThreadLocal;
			return {};
		}
		if (is_x86_vector(name)) {
			arg.refused = kVector;
			return {};
		}
		operand.base = x86_register(name, &operand.shift);
		if (operand.base == kNone)
			return Error{"no register is named %" + std::string(name)};
	} else if (take(text, "$")) {
		if (!take_sum(text, sum))
			return Error{"no number is after the $"};
		operand.displacement = static_cast<int64_t>(sum.value);
		add_symbol(sum.symbol, kX86Pc, arg);
	} else {
		operand.is_memory = true;
		if (!text.starts_with('(') && !take_sum(text, sum))
			return Error{"it is neither a register, nor a number, nor memory"};
		if (text.starts_with('@')) {
			arg.refused = kRelocated;
			return {};
		}
		operand.displacement = static_cast<int64_t>(sum.value);
		const bool has_registers = take(text, "(");
		if (has_registers && !take_x86_registers(text, operand))
			return Error{"its registers cannot be read"};
		if (sum.symbol.empty() && (!has_registers || operand.base == kX86Pc))
			return Error{has_registers ? "it is relative to an instruction that is not there" :
						     "a number has no $ in front"};
		add_symbol(sum.symbol, kX86Pc, arg);
	}
	return text.empty() ? Status() : Status(Error{"there is more than an operand"});
}

/* kNone: it is none. "xzr" is @is_zero, and no register. */
uint8_t arm_register(std::string_view name, bool &is_zero)
{
	constexpr std::pair<std::string_view, uint8_t> others[] = {{"sp", kArmSp},
								   {"wsp", kArmSp},
								   {"fp", 29},
								   {"lr", 30}};
	is_zero = name == "xzr" || name == "wzr";
	for (const auto &[other, register_number] : others)
		if (name == other)
			return register_number;
	if (name.size() < 2 || (name[0] != 'x' && name[0] != 'w'))
		return kNone;
	const std::optional<uint8_t> number = parse_number<uint8_t>(name.substr(1));
	return number && *number <= 30 ? *number : kNone;
}

bool is_arm_vector(std::string_view name)
{
	return name.size() > 1 && std::string_view("bhsdqv").find(name[0]) != std::string_view::npos &&
	       std::isdigit(static_cast<unsigned char>(name[1]));
}

void skip_blanks(std::string_view &text)
{
	text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
}

/* "16", "#16", "-8" */
bool take_arm_number(std::string_view &text, int64_t &value)
{
	Sum sum;

	take(text, "#");
	if (!take_sum(text, sum) || !sum.symbol.empty())
		return false;
	value = static_cast<int64_t>(sum.value);
	return true;
}

/* After "[x0,": an offset, or "x1" and perhaps ", lsl 3" */
bool take_arm_offset(std::string_view &text, NoteArg &arg)
{
	UserOperand &operand = arg.operand;
	std::string_view ahead = text;
	bool is_zero = false;
	const std::string_view name = take_word(ahead);

	if (text.starts_with(':') || text.starts_with("#:")) {
		arg.refused = kRelocated;
		return true;
	}
	operand.index = arm_register(name, is_zero);
	if (operand.index == kNone && !is_zero)
		return take_arm_number(text, operand.displacement);
	text = ahead;
	skip_blanks(text);
	if (!take(text, ","))
		return name[0] == 'x';
	skip_blanks(text);
	const std::string_view how = take_word(text);
	int64_t shift = 0;
	skip_blanks(text);
	if (!text.starts_with(']') && (!take_arm_number(text, shift) || shift < 0 || shift > 4))
		return false;
	operand.scale = static_cast<uint8_t>(shift);
	if (how != "lsl")
		arg.refused = "its index is made longer";
	return how == "lsl" || how == "sxtw" || how == "uxtw" || how == "sxtx";
}

Status arm_memory(std::string_view text, NoteArg &arg)
{
	UserOperand &operand = arg.operand;
	bool is_zero = false;

	operand.is_memory = true;
	skip_blanks(text);
	operand.base = arm_register(take_word(text), is_zero);
	if (operand.base == kNone)
		return Error{"its registers cannot be read"};
	skip_blanks(text);
	if (take(text, ",")) {
		skip_blanks(text);
		if (!take_arm_offset(text, arg))
			return Error{"its offset cannot be read"};
		if (arg.refused == kRelocated)
			return {};
		skip_blanks(text);
	}
	return text == "]" ? Status() : Status(Error{"there is more than an operand"});
}

Status arm_operand(std::string_view text, NoteArg &arg)
{
	UserOperand &operand = arg.operand;
	std::string_view ahead = text;
	bool is_zero = false;

	if (take(text, "["))
		return arm_memory(text, arg);
	const std::string_view name = take_word(ahead);
	if (is_arm_vector(name)) {
		arg.refused = kVector;
		return {};
	}
	operand.base = arm_register(name, is_zero);
	if (operand.base != kNone || is_zero)
		return ahead.empty() ? Status() : Status(Error{"there is more than an operand"});
	if (!take_arm_number(text, operand.displacement) || !text.empty())
		return Error{"it is neither a register, nor a number, nor memory"};
	return {};
}

/* "-4@", "8f@" */
Status take_size(std::string_view &text, NoteArg &arg)
{
	const size_t at = text.find('@');

	if (at == std::string_view::npos)
		return Error{"it has no size"};
	std::string_view size = text.substr(0, at);
	text.remove_prefix(at + 1);
	arg.operand.is_signed = take(size, "-");
	const unsigned bytes = take_number<unsigned>(size).value_or(0);
	if (bytes == 0 || bytes > 64 || (!size.empty() && size != "f"))
		return Error{"its size cannot be read"};
	arg.operand.bytes = static_cast<uint8_t>(bytes);
	arg.is_float = size == "f";
	if (arg.is_float)
		arg.refused = kFloat;
	else if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8)
		arg.refused = "no number has that many bytes";
	return {};
}

} // namespace

uint8_t program_counter(Machine machine)
{
	return machine == Machine::X86_64 ? kX86Pc : kArmPc;
}

std::string_view register_name(Machine machine, uint8_t number)
{
	return machine == Machine::X86_64 ? kX86Registers[number].name : kArmRegisters[number];
}

Result<NoteArg> parse_operand(std::string_view text, Machine machine)
{
	NoteArg arg;
	std::string_view rest = text;

	arg.text = text;
	Status status = take_size(rest, arg);
	if (status && arg.refused.empty())
		status = machine == Machine::X86_64 ? x86_operand(rest, arg) : arm_operand(rest, arg);
	if (!status)
		return Error{"argument " + std::string(text) + ": " + status.error().tried};
	return arg;
}

/* A blank within brackets parts nothing. */
Result<std::vector<NoteArg>> parse_operands(std::string_view text, Machine machine)
{
	std::vector<NoteArg> args;

	for (size_t begin = 0; begin < text.size();) {
		size_t end = begin;
		bool is_within = false;

		for (; end < text.size() && (is_within || text[end] != ' '); end++)
			is_within = text[end] == '[' || (is_within && text[end] != ']');
		if (end > begin) {
			Result<NoteArg> arg = parse_operand(text.substr(begin, end - begin), machine);

			if (!arg)
				return arg.error();
			args.push_back(*arg);
		}
		begin = end + 1;
	}
	return args;
}

} // namespace dt::os
