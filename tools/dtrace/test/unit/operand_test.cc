// SPDX-License-Identifier: GPL-2.0
/* Operands of static probes of processes: each form that assemblers accept, for each processor. */
#include <gtest/gtest.h>

#include <linux/bpf_perf_event.h>

#include <cstddef>

#include "base/diag.h"
#include "os/operand.h"

namespace {

using namespace dt;

/* "[rax + rbx << 3 + 16]:4s": memory, registers by name, size and sign; or what is wrong. */
std::string read(std::string_view text, os::Machine machine)
{
	const Result<os::NoteArg> arg = os::parse_operand(text, machine);
	std::string out;

	if (!arg)
		return arg.error().text();
	if (!arg->refused.empty())
		return "refused: " + std::string(arg->refused);
	const os::UserOperand &operand = arg->operand;
	const auto add = [&](const std::string &part) { out += (out.empty() ? "" : " + ") + part; };
	if (operand.base != os::UserOperand::kNoRegister)
		add(std::string(os::register_name(machine, operand.base)) +
		    (operand.shift ? format(" >> %u", operand.shift) : ""));
	if (operand.index != os::UserOperand::kNoRegister)
		add(std::string(os::register_name(machine, operand.index)) + format(" << %u", operand.scale));
	if (!arg->symbol.empty())
		add(std::string(arg->symbol));
	if (operand.displacement || out.empty())
		add(std::to_string(operand.displacement));
	if (operand.is_memory)
		out = '[' + out + ']';
	return out + format(":%u%s", operand.bytes, operand.is_signed ? "s" : "");
}

std::string x86(std::string_view text)
{
	return read(text, os::Machine::X86_64);
}

std::string arm(std::string_view text)
{
	return read(text, os::Machine::Aarch64);
}

TEST(Operand, RegistersOfX86)
{
	EXPECT_EQ(x86("8@%rax"), "rax:8");
	EXPECT_EQ(x86("-8@%r15"), "r15:8s");
	EXPECT_EQ(x86("-4@%eax"), "rax:4s");
	EXPECT_EQ(x86("4@%r8d"), "r8:4");
	EXPECT_EQ(x86("-2@%ax"), "rax:2s");
	EXPECT_EQ(x86("2@%r10w"), "r10:2");
	EXPECT_EQ(x86("-1@%al"), "rax:1s");
	EXPECT_EQ(x86("1@%sil"), "rsi:1");
	EXPECT_EQ(x86("1@%r9b"), "r9:1");
	EXPECT_EQ(x86("8@%rsp"), "rsp:8");
	/* The number may be narrower than the register's name. */
	EXPECT_EQ(x86("-4@%rdi"), "rdi:4s");
}

TEST(Operand, SecondBytesOfX86)
{
	EXPECT_EQ(x86("-1@%ah"), "rax >> 8:1s");
	EXPECT_EQ(x86("1@%bh"), "rbx >> 8:1");
	EXPECT_EQ(x86("1@%ch"), "rcx >> 8:1");
	EXPECT_EQ(x86("1@%dh"), "rdx >> 8:1");
}

TEST(Operand, ConstantsOfX86)
{
	EXPECT_EQ(x86("4@$5"), "5:4");
	EXPECT_EQ(x86("-4@$-5"), "-5:4s");
	EXPECT_EQ(x86("8@$0xff"), "255:8");
	EXPECT_EQ(x86("8@$-0x10"), "-16:8");
	EXPECT_EQ(x86("8@$18446744073709551615"), "-1:8");
	EXPECT_EQ(x86("8@$0"), "0:8");
}

TEST(Operand, MemoryOfX86)
{
	EXPECT_EQ(x86("8@-20(%rbp)"), "[rbp + -20]:8");
	EXPECT_EQ(x86("8@16(%rsp)"), "[rsp + 16]:8");
	EXPECT_EQ(x86("-4@(%rax)"), "[rax]:4s");
	EXPECT_EQ(x86("8@(%rax,%rbx,8)"), "[rax + rbx << 3]:8");
	EXPECT_EQ(x86("8@-8(%rax,%rbx,4)"), "[rax + rbx << 2 + -8]:8");
	EXPECT_EQ(x86("2@(%rax,%r12)"), "[rax + r12 << 0]:2");
	EXPECT_EQ(x86("2@64(,%rcx,2)"), "[rcx << 1 + 64]:2");
	EXPECT_EQ(x86("8@16+8(%rsp)"), "[rsp + 24]:8");
}

TEST(Operand, SymbolsOfX86AreRelativeToTheProbe)
{
	EXPECT_EQ(x86("8@sym(%rip)"), "[rip + sym]:8");
	EXPECT_EQ(x86("-4@sym+8(%rip)"), "[rip + sym + 8]:4s");
	EXPECT_EQ(x86("4@-4+sym.0(%rip)"), "[rip + sym.0 + -4]:4");
	EXPECT_EQ(x86("4@sym"), "[rip + sym]:4");
	EXPECT_EQ(x86("8@$sym+4"), "rip + sym + 4:8");
	EXPECT_EQ(x86("4@sym(,%rax,4)"), "[rip + rax << 2 + sym]:4");
	EXPECT_EQ(x86("4@sym(%rax)"), "[rip + rax << 0 + sym]:4");
	EXPECT_EQ(x86("4@sym(%rax,%rbx,4)"), "refused: it has more registers and symbols than a trampoline adds");
}

TEST(Operand, WhatX86CannotFetchIsRefusedWithAWord)
{
	EXPECT_EQ(x86("8f@%xmm0"), "refused: it is a floating-point number");
	EXPECT_EQ(x86("4f@-8(%rbp)"), "refused: it is a floating-point number");
	EXPECT_EQ(x86("8@%xmm3"), "refused: it is in a vector register");
	EXPECT_EQ(x86("4@%fs:(%rax)"), "refused: it is thread-local");
	EXPECT_EQ(x86("8@sym@GOTPCREL(%rip)"), "refused: its address is written as a relocation");
	EXPECT_EQ(x86("16@%rax"), "refused: no number has that many bytes");
}

TEST(Operand, WhatIsNoOperandOfX86IsAnError)
{
	const std::pair<std::string_view, std::string_view> rows[] = {
		{"8@%raz", "no register is named %raz"},
		{"8@%", "no register is named %"},
		{"%rax", "it has no size"},
		{"@%rax", "its size cannot be read"},
		{"x@%rax", "its size cannot be read"},
		{"0@%rax", "its size cannot be read"},
		{"8g@%rax", "its size cannot be read"},
		{"8@", "it is neither a register, nor a number, nor memory"},
		{"8@$", "no number is after the $"},
		{"8@$0x", "no number is after the $"},
		{"8@$99999999999999999999", "no number is after the $"},
		{"8@$a-b", "no number is after the $"},
		{"8@42", "a number has no $ in front"},
		{"8@8(%rip)", "it is relative to an instruction that is not there"},
		{"8@-(%rbp)", "it is neither a register, nor a number, nor memory"},
		{"8@(", "its registers cannot be read"},
		{"8@()", "its registers cannot be read"},
		{"8@(%rax", "its registers cannot be read"},
		{"8@(%eax)", "its registers cannot be read"},
		{"8@(%rax)x", "there is more than an operand"},
		{"8@(%rax,%rbx,3)", "its registers cannot be read"},
		{"8@(%rax,%rip)", "its registers cannot be read"},
		{"8@%rax,", "there is more than an operand"},
	};

	for (const auto &[text, reason] : rows)
		EXPECT_EQ(x86(text), "argument " + std::string(text) + ": " + std::string(reason));
}

TEST(Operand, RegistersAndConstantsOfArm)
{
	EXPECT_EQ(arm("8@x0"), "x0:8");
	EXPECT_EQ(arm("4@w1"), "x1:4");
	EXPECT_EQ(arm("-4@w30"), "x30:4s");
	EXPECT_EQ(arm("-1@w19"), "x19:1s");
	EXPECT_EQ(arm("8@sp"), "sp:8");
	EXPECT_EQ(arm("8@xzr"), "0:8");
	EXPECT_EQ(arm("8@42"), "42:8");
	EXPECT_EQ(arm("-4@-5"), "-5:4s");
	EXPECT_EQ(arm("8@#42"), "42:8");
}

TEST(Operand, MemoryOfArm)
{
	EXPECT_EQ(arm("8@[sp, 16]"), "[sp + 16]:8");
	EXPECT_EQ(arm("8@[sp,16]"), "[sp + 16]:8");
	EXPECT_EQ(arm("-4@[x29, -20]"), "[x29 + -20]:4s");
	EXPECT_EQ(arm("8@[x0]"), "[x0]:8");
	EXPECT_EQ(arm("8@[x0, #8]"), "[x0 + 8]:8");
	EXPECT_EQ(arm("4@[x0, x1]"), "[x0 + x1 << 0]:4");
	EXPECT_EQ(arm("4@[x0, x1, lsl 2]"), "[x0 + x1 << 2]:4");
	EXPECT_EQ(arm("4@[x0, x1, lsl #2]"), "[x0 + x1 << 2]:4");
}

TEST(Operand, WhatArmCannotFetchIsRefusedWithAWord)
{
	EXPECT_EQ(arm("8f@d0"), "refused: it is a floating-point number");
	EXPECT_EQ(arm("8@d0"), "refused: it is in a vector register");
	EXPECT_EQ(arm("8@[x0, w1, sxtw 3]"), "refused: its index is made longer");
	EXPECT_EQ(arm("8@[x0, #:lo12:sym]"), "refused: its address is written as a relocation");
}

TEST(Operand, WhatIsNoOperandOfArmIsAnError)
{
	const std::pair<std::string_view, std::string_view> rows[] = {
		{"8@", "it is neither a register, nor a number, nor memory"},
		{"8@x31", "it is neither a register, nor a number, nor memory"},
		{"8@%rax", "it is neither a register, nor a number, nor memory"},
		{"8@x0x", "it is neither a register, nor a number, nor memory"},
		{"8@x0!", "there is more than an operand"},
		{"8@[", "its registers cannot be read"},
		{"8@[]", "its registers cannot be read"},
		{"8@[x0", "there is more than an operand"},
		{"8@[x0,", "its offset cannot be read"},
		{"8@[x0, x1, ror 2]", "its offset cannot be read"},
		{"8@[x0, 16]!", "there is more than an operand"},
	};

	for (const auto &[text, reason] : rows)
		EXPECT_EQ(arm(text), "argument " + std::string(text) + ": " + std::string(reason));
}

TEST(Operand, BlanksPartArgumentsButNotWithinBrackets)
{
	const auto texts = [](std::string_view text, os::Machine machine) {
		std::string out;
		const auto args = os::parse_operands(text, machine);

		if (!args)
			return args.error().text();
		for (const os::NoteArg &arg : *args)
			out += '<' + std::string(arg.text) + '>';
		return out;
	};

	EXPECT_EQ(texts("", os::Machine::X86_64), "");
	EXPECT_EQ(texts("8@%rdi -4@$3 8@8(%rsp)", os::Machine::X86_64), "<8@%rdi><-4@$3><8@8(%rsp)>");
	EXPECT_EQ(texts(" 8@%rdi  4@%eax ", os::Machine::X86_64), "<8@%rdi><4@%eax>");
	EXPECT_EQ(texts("8@[sp, 16] 4@w0 8@[x0, x1, lsl 3]", os::Machine::Aarch64),
		  "<8@[sp, 16]><4@w0><8@[x0, x1, lsl 3]>");
	EXPECT_EQ(texts("8@%rdi 8@%raz", os::Machine::X86_64), "argument 8@%raz: no register is named %raz");
}

/* Every text has an answer, whatever it is cut to. */
TEST(Operand, TextsThatAreCutAreNoHarm)
{
	for (const std::string_view text : {"-8@-16+sym.1(%rax,%rbx,8)", "8@%fs:(%rax)", "4@$sym+0x10", "-1@%ah",
					    "8@[x0, x1, lsl #3]", "8@[x0, #:lo12:sym]"}) {
		for (size_t n = 0; n <= text.size(); n++) {
			for (const os::Machine machine : {os::Machine::X86_64, os::Machine::Aarch64})
				EXPECT_FALSE(read(text.substr(0, n), machine).empty());
		}
	}
}

/* Numbers of registers are those of the words that the kernel hands to programs. */
TEST(Operand, RegistersAreWordsOfTheContext)
{
	const auto at = [](std::string_view text) {
		return os::parse_operand(text, os::kThisMachine)->operand.base * 8u;
	};

#if defined(__x86_64__)
	EXPECT_EQ(at("8@%r15"), offsetof(bpf_user_pt_regs_t, r15));
	EXPECT_EQ(at("8@%rbp"), offsetof(bpf_user_pt_regs_t, rbp));
	EXPECT_EQ(at("8@%rbx"), offsetof(bpf_user_pt_regs_t, rbx));
	EXPECT_EQ(at("8@%r8"), offsetof(bpf_user_pt_regs_t, r8));
	EXPECT_EQ(at("8@%rax"), offsetof(bpf_user_pt_regs_t, rax));
	EXPECT_EQ(at("8@%rcx"), offsetof(bpf_user_pt_regs_t, rcx));
	EXPECT_EQ(at("8@%rdx"), offsetof(bpf_user_pt_regs_t, rdx));
	EXPECT_EQ(at("8@%rsi"), offsetof(bpf_user_pt_regs_t, rsi));
	EXPECT_EQ(at("8@%rdi"), offsetof(bpf_user_pt_regs_t, rdi));
	EXPECT_EQ(at("8@%rsp"), offsetof(bpf_user_pt_regs_t, rsp));
	EXPECT_EQ(os::program_counter(os::kThisMachine) * 8u, offsetof(bpf_user_pt_regs_t, rip));
#else
	EXPECT_EQ(at("8@x3"), offsetof(bpf_user_pt_regs_t, regs[3]));
	EXPECT_EQ(at("8@sp"), offsetof(bpf_user_pt_regs_t, sp));
	EXPECT_EQ(os::program_counter(os::kThisMachine) * 8u, offsetof(bpf_user_pt_regs_t, pc));
#endif
}

} // namespace
