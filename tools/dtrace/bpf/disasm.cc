// SPDX-License-Identifier: GPL-2.0
/*
 * One function for each class of instructions, and tables for the rest. The
 * disassembler accepts any input, even code that no assembler would make. It
 * lists an unknown opcode as bytes.
 */
#include "bpf/disasm.h"

#include <array>
#include <cstdlib>

namespace dt::bpf {

namespace {

/* Operators by BPF_OP() >> 4. */
constexpr std::array<const char *, 16> alu_ops = {
	"+=", "-=", "*=", "/=", "|=", "&=", "<<=", ">>=", nullptr, "%=", "^=", "=", "s>>=", nullptr, nullptr, nullptr,
};

constexpr std::array<const char *, 16> jump_ops = {
	nullptr, "==", ">", ">=", "&", "!=", "s>", "s>=", nullptr, nullptr, "<", "<=", "s<", "s<=", nullptr, nullptr,
};

constexpr std::array<const char *, 4> widths = {"u32", "u16", "u8", "u64"};
constexpr std::array<const char *, 4> signed_widths = {"s32", "s16", "s8", "s64"};

#define HELPER_NAME(name) #name
constexpr const char *helper_names[] = {__BPF_FUNC_MAPPER(HELPER_NAME)};
#undef HELPER_NAME

std::string unknown(const Insn &i)
{
	return format("unknown %02x %x %x %04x %08x", i.code, i.dst_reg, i.src_reg, static_cast<uint16_t>(i.off),
		      static_cast<uint32_t>(i.imm));
}

const char *width_name(const Insn &i)
{
	return widths[(i.code & 0x18) >> 3];
}

std::string number_text(int64_t value)
{
	if (value > 0xffff || value < -0xffff)
		return format("%#llx", static_cast<unsigned long long>(value));
	return format("%lld", static_cast<long long>(value));
}

std::string address(unsigned base, int off)
{
	return format("(r%u %c %d)", base, off < 0 ? '-' : '+', off < 0 ? -off : off);
}

std::string endian(const Insn &i)
{
	const char *order = BPF_CLASS(i.code) == BPF_ALU64 ? "bswap" : BPF_SRC(i.code) == BPF_TO_BE ? "be" : "le";

	return format("r%u = %s%d r%u", i.dst_reg, order, i.imm, i.dst_reg);
}

std::string alu_text(const Insn &i)
{
	const char reg_name = BPF_CLASS(i.code) == BPF_ALU ? 'w' : 'r';
	const unsigned op = BPF_OP(i.code);
	const char *sign = i.off == 1 && (op == BPF_DIV || op == BPF_MOD) ? "s" : "";

	if (op == BPF_END)
		return endian(i);
	if (op == BPF_NEG)
		return format("%c%u = -%c%u", reg_name, i.dst_reg, reg_name, i.dst_reg);
	if (!alu_ops[op >> 4])
		return unknown(i);
	std::string text = format("%c%u %s%s ", reg_name, i.dst_reg, sign, alu_ops[op >> 4]);
	if (BPF_SRC(i.code) == BPF_K) {
		/* mov to a 32-bit register shows what the register holds then */
		int64_t value = reg_name == 'w' ? static_cast<int64_t>(static_cast<uint32_t>(i.imm)) : i.imm;
		return text + number_text(value);
	}
	if (op == BPF_MOV && i.off != 0)
		return text + format("(s%d)%c%u", i.off, reg_name, i.src_reg);
	return text + format("%c%u", reg_name, i.src_reg);
}

std::string call_text(const Insn &i, uint32_t at)
{
	if (i.src_reg == BPF_PSEUDO_CALL)
		return format("call function at %lld", static_cast<long long>(at) + 1 + i.imm);
	if (i.src_reg == BPF_PSEUDO_KFUNC_CALL)
		return format("call kernel function with BTF id %d", i.imm);
	if (i.src_reg != 0)
		return unknown(i);
	return "call " + helper_name(i.imm);
}

std::string jump_text(const Insn &i, uint32_t at)
{
	const unsigned op = BPF_OP(i.code);
	const char reg_name = BPF_CLASS(i.code) == BPF_JMP32 ? 'w' : 'r';
	const long long to = static_cast<long long>(at) + 1 + jump_distance(i);

	if (op == BPF_CALL && i.code != (BPF_JMP | BPF_CALL))
		return unknown(i);
	if (op == BPF_CALL)
		return call_text(i, at);
	if (op == BPF_EXIT)
		return "exit";
	if (op == BPF_JA)
		return format(reg_name == 'w' ? "gotol %lld" : "goto %lld", to);
	if (!jump_ops[op >> 4])
		return unknown(i);
	std::string text = format("if %c%u %s ", reg_name, i.dst_reg, jump_ops[op >> 4]);
	text += BPF_SRC(i.code) == BPF_X ? format("%c%u", reg_name, i.src_reg) : number_text(i.imm);
	return text + format(" goto %lld", to);
}

std::string load_text(const Insn &i)
{
	const unsigned mode = BPF_MODE(i.code);

	if (mode != BPF_MEM && mode != BPF_MEMSX)
		return unknown(i);
	const char *width = mode == BPF_MEMSX ? signed_widths[(i.code & 0x18) >> 3] : width_name(i);
	return format("r%u = *(%s *)", i.dst_reg, width) + address(i.src_reg, i.off);
}

std::string store_text(const Insn &i)
{
	std::string to = format("*(%s *)", width_name(i)) + address(i.dst_reg, i.off);

	if (BPF_CLASS(i.code) == BPF_ST)
		return BPF_MODE(i.code) == BPF_MEM ? to + " = " + number_text(i.imm) : unknown(i);
	if (BPF_MODE(i.code) == BPF_MEM)
		return to + format(" = r%u", i.src_reg);
	if (BPF_MODE(i.code) != BPF_ATOMIC)
		return unknown(i);
	if (i.imm == (0xf0 | BPF_FETCH))
		return "r0 = cmpxchg " + to + format(", r0, r%u", i.src_reg);
	if (i.imm == (0xe0 | BPF_FETCH))
		return format("r%u = xchg ", i.src_reg) + to + format(", r%u", i.src_reg);
	const char *op = alu_ops[(i.imm & 0xf0) >> 4];
	return op ? "lock " + to + format(" %s r%u", op, i.src_reg) : unknown(i);
}

std::string wide_text(const Insn &i, const Insn *next, uint32_t at)
{
	const auto low = static_cast<uint32_t>(i.imm);
	const auto high = next ? static_cast<uint32_t>(next->imm) : 0;

	switch (i.src_reg) {
	case 0: return format("r%u = %#llx ll", i.dst_reg, static_cast<unsigned long long>(high) << 32 | low);
	case BPF_PSEUDO_MAP_FD: return format("r%u = map fd %u", i.dst_reg, low);
	case BPF_PSEUDO_FUNC:
		return format("r%u = function at %lld", i.dst_reg, static_cast<long long>(at) + 1 + i.imm);
	case BPF_PSEUDO_BTF_ID: return format("r%u = per-CPU variable with BTF id %u", i.dst_reg, low);
	case BPF_PSEUDO_MAP_VALUE: return format("r%u = value of map fd %u + %u", i.dst_reg, low, high);
	default: return unknown(i);
	}
}

/* " + 8", " - 8", "" */
std::string distance(int32_t bytes)
{
	return bytes ? format(" %c %lld", bytes < 0 ? '-' : '+', std::abs(static_cast<long long>(bytes))) : "";
}

/* The name of what a reloc refers to replaces the operand that is still open. */
std::string open_text(const Insn &i, const Reloc &reloc)
{
	switch (reloc.kind) {
	case RefKind::Map: return format("r%u = map ", i.dst_reg) + reloc.symbol;
	case RefKind::Value: return format("r%u = ", i.dst_reg) + reloc.symbol + format(" + %u", reloc.addend);
	case RefKind::Call: return "call " + reloc.symbol + "()";
	case RefKind::Helper: return "call " + reloc.symbol;
	case RefKind::KernelSymbol:
		return format("r%u = ", i.dst_reg) + (reloc.symbol.find('`') == std::string::npos ? "`" : "") +
		       reloc.symbol + distance(static_cast<int32_t>(reloc.addend));
	case RefKind::PerCpu: return format("r%u = per-CPU ", i.dst_reg) + reloc.symbol;
	case RefKind::BtfId:
		return (BPF_CLASS(i.code) == BPF_JMP ? "call " : format("r%u = BTF id of ", i.dst_reg)) + reloc.symbol;
	case RefKind::None: break;
	}
	return {};
}

/* Walks a sorted list beside the instructions. */
template <typename T>
class Cursor {
public:
	explicit Cursor(std::span<const T> list) : list_(list) {}

	/* The next element at @at, or null. Elements before it are passed over. */
	const T *take(uint32_t at)
	{
		while (next_ < list_.size() && list_[next_].at < at)
			next_++;
		return next_ < list_.size() && list_[next_].at == at ? &list_[next_++] : nullptr;
	}

private:
	std::span<const T> list_;
	size_t next_ = 0;
};

} // namespace

std::string helper_name(int32_t helper)
{
	if (helper <= 0 || static_cast<size_t>(helper) >= std::size(helper_names))
		return format("helper#%d", helper);
	return helper_names[helper];
}

std::string disassemble(const Insn &insn, const Insn *next, uint32_t at)
{
	switch (BPF_CLASS(insn.code)) {
	case BPF_LD: return is_wide(insn) ? wide_text(insn, next, at) : unknown(insn);
	case BPF_LDX: return load_text(insn);
	case BPF_ST:
	case BPF_STX: return store_text(insn);
	case BPF_ALU:
	case BPF_ALU64: return alu_text(insn);
	default: return jump_text(insn, at);
	}
}

std::string disassemble(const Listing &l)
{
	Cursor<Note> notes(l.notes);
	Cursor<Reloc> relocs(l.relocs);
	Cursor<Start> starts(l.starts);
	std::string out, line;

	for (uint32_t at = 0; at < l.insns.size(); at++) {
		const Insn &insn = l.insns[at];
		const Insn *next = at + 1 < l.insns.size() ? &l.insns[at + 1] : nullptr;
		std::string remark;

		while (const Start *start = starts.take(at))
			out += start->name + ":\n";
		while (const Note *note = notes.take(at)) {
			if (is_set(note->span) && l.source) {
				std::string text = l.source(note->span);

				if (text != line && !text.empty()) {
					out += "; " + text + "\n";
					line = std::move(text);
				}
			}
			remark += remark.empty() || note->text.empty() ? note->text : ", " + note->text;
		}
		const Reloc *reloc = relocs.take(at);
		std::string text = reloc ? open_text(insn, *reloc) : disassemble(insn, next, at);
		if (!remark.empty())
			out += format("%5u: %-38s ; %s\n", at, text.c_str(), remark.c_str());
		else
			out += format("%5u: %s\n", at, text.c_str());
		if (is_wide(insn))
			at++;
	}
	return out;
}

} // namespace dt::bpf
