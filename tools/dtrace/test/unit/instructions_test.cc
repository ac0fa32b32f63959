// SPDX-License-Identifier: GPL-2.0
/* Where instructions begin in machine code. */
#include <gtest/gtest.h>

#include "os/instructions.h"

namespace {

using namespace dt;

using Offsets = std::vector<uint64_t>;

#if defined(__x86_64__)

TEST(Instructions, BeginWhereTheFormerEnds)
{
	const uint8_t code[] = {
		0xf3, 0x0f, 0x1e, 0xfa,					 /* 0: endbr64 */
		0x55,							 /* 4: push %rbp */
		0x48, 0xb8, 1,	  2,	3,    4,    5,	  6,	7,    8, /* 5: movabs $..., %rax */
		0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00,	 /* f: nopw 0(%rax,%rax,1) */
		0xc4, 0xe2, 0xf8, 0xf7, 0xc7,				 /* 18: bextr %rax, %rdi, %rax */
		0xc3,							 /* 1d: ret */
	};

	EXPECT_EQ(os::instruction_offsets(code), (Offsets{0, 4, 5, 0xf, 0x18, 0x1d}));
}

TEST(Instructions, EndWhereTheLastOneIsCut)
{
	const uint8_t cut[] = {0x90, 0x48, 0xb8, 1, 2};

	EXPECT_EQ(os::instruction_offsets(cut), Offsets{0});
	EXPECT_EQ(os::instruction_offsets({}), Offsets{});
}

TEST(Instructions, ThatLeaveAFunction)
{
	const uint8_t code[] = {
		0x74, 0x02,			    /* 0: je 4 */
		0xeb, 0x0b,			    /* 2: jmp f, within */
		0xc3,				    /* 4: ret */
		0xf3, 0xc3,			    /* 5: repz ret */
		0xc2, 0x08, 0x00,		    /* 7: ret $8 */
		0xe9, 0x00, 0x01, 0x00, 0x00,	    /* a: jmp 10f */
		0xeb, 0xef,			    /* f: jmp 0 */
		0xeb, 0xe0,			    /* 11: jmp -d */
		0xff, 0xe0,			    /* 13: jmp *%rax: who knows */
		0xf2, 0xe9, 0x00, 0x00, 0x00, 0x00, /* 15: bnd jmp 1b, after the end */
	};

	using enum os::CodeExit::Kind;
	EXPECT_EQ(os::code_exits(code), (std::vector<os::CodeExit>{{4, Return, 0},
								   {5, Return, 0},
								   {7, Return, 0},
								   {0xa, Jump, 0x10f},
								   {0x11, Jump, -0xd},
								   {0x13, Unknown, 0},
								   {0x15, Jump, 0x1b}}));
}

/* What follows @code, or is left by it in another way than by a return. */
std::vector<os::CodeExit::Kind> other_exits(std::vector<uint8_t> code)
{
	std::vector<os::CodeExit::Kind> kinds;

	for (const os::CodeExit &exit : os::code_exits(code))
		if (exit.kind != os::CodeExit::Kind::Return)
			kinds.push_back(exit.kind);
	return kinds;
}

TEST(Instructions, ThatMayLeaveAFunctionAreKnown)
{
	using enum os::CodeExit::Kind;
	using Kinds = std::vector<os::CodeExit::Kind>;

	EXPECT_EQ(other_exits({0x74, 0xfe, 0xc3}), Kinds{});			      /* je 0 */
	EXPECT_EQ(other_exits({0x74, 0x10, 0xc3}), Kinds{Branch});		      /* je 12 */
	EXPECT_EQ(other_exits({0x0f, 0x84, 0, 1, 0, 0, 0xc3}), Kinds{Branch});	      /* je 106 */
	EXPECT_EQ(other_exits({0x41, 0xff, 0xe3, 0xc3}), Kinds{Unknown});	      /* jmp *%r11 */
	EXPECT_EQ(other_exits({0x3e, 0xff, 0xe0, 0xc3}), Kinds{});		      /* notrack jmp *%rax */
	EXPECT_EQ(other_exits({0xff, 0x25, 0, 0, 0, 0}), Kinds{Unknown});	      /* jmp *6(%rip) */
	EXPECT_EQ(other_exits({0x48, 0x01, 0xd0, 0xff, 0xe0, 0xc3}), Kinds{});	      /* add %rdx, %rax; jmp *%rax */
	EXPECT_EQ(other_exits({0x4d, 0x01, 0xc3, 0x41, 0xff, 0xe3, 0xc3}), Kinds{});  /* add %r8, %r11; jmp *%r11 */
	EXPECT_EQ(other_exits({0x48, 0x01, 0xd1, 0xff, 0xe0, 0xc3}), Kinds{Unknown}); /* add %rdx, %rcx; jmp *%rax */
	EXPECT_EQ(other_exits({0xff, 0xd0, 0xc3}), Kinds{});			      /* call *%rax */
	EXPECT_EQ(other_exits({0xc3, 0x48, 0xb8, 1}), Kinds{Unknown});		      /* movabs, cut */
	EXPECT_EQ(other_exits({0xc3, 0x90}), Kinds{End});			      /* nop */
	EXPECT_EQ(other_exits({0xc3, 0xe8, 0, 0, 0, 0}), Kinds{});		      /* call, which does not return */
	EXPECT_EQ(other_exits({0xc3, 0x0f, 0x0b}), Kinds{});			      /* ud2 */
}

#endif

} // namespace
