// SPDX-License-Identifier: GPL-2.0
/* What generated code still knows where several paths meet. */
#include <gtest/gtest.h>

#include "gen/known.h"

namespace {

using namespace dt::bpf;
using dt::gen::Assigned;
using dt::gen::KnowingCode;
using dt::gen::Known;

constexpr Reg a = reg(number(Reg::virt)), b = reg(number(Reg::virt) + 1);

TEST(Known, OnlyWhatBothHaveIsKept)
{
	const dt::typed::Variable x = {}, y = {};
	Known one, other;

	one.scratch = a;
	one.globals = other.globals = b;
	one.fields = {{8, a}, {16, b}, {24, a}};
	other.fields = {{16, b}, {24, b}};
	for (const auto *variable : {&y, &x, &y})
		one.assigned.add(variable);
	EXPECT_EQ(one.assigned.size(), 2u);
	other.assigned.add(&y);
	one.intersect(other);
	EXPECT_EQ(one.scratch, Reg::none);
	EXPECT_EQ(one.globals, b);
	EXPECT_EQ(one.field(8), Reg::none);
	EXPECT_EQ(one.field(16), b);
	EXPECT_EQ(one.field(24), Reg::none);
	EXPECT_FALSE(one.assigned.has(&x));
	EXPECT_TRUE(one.assigned.has(&y));
}

TEST(Assigned, CopiesKeepWhatTheyHad)
{
	const dt::typed::Variable x = {}, y = {}, z = {};
	Assigned one;

	one.add(&x);
	Assigned before = one, other = one;
	one.add(&y);
	other.add(&z);
	EXPECT_TRUE(one.has(&y) && !one.has(&z));
	EXPECT_TRUE(other.has(&z) && !other.has(&y));
	EXPECT_TRUE(before.has(&x) && !before.has(&y) && !before.has(&z));
	other.add(&y);
	other.intersect(one);
	EXPECT_EQ(other.size(), 2u);
	EXPECT_TRUE(other.has(&x) && other.has(&y) && !other.has(&z));
	one.intersect(before);
	EXPECT_EQ(one.size(), 1u);
	one.add(&z);
	EXPECT_TRUE(one.has(&x) && one.has(&z) && !one.has(&y));
}

TEST(KnowingCode, AfterALabelItKnowsWhatAllWaysToItKnow)
{
	KnowingCode code;
	const Label end = code.new_label();

	code.known.globals = a;
	code.emit(jump_if(Cmp::eq, a, 0, end));
	code.known.self = b;
	code.emit(jump_if(Cmp::eq, b, 0, end));
	EXPECT_EQ(code.known.self, b);
	code.bind(end);
	EXPECT_EQ(code.known.globals, a);
	EXPECT_EQ(code.known.self, Reg::none);
}

TEST(KnowingCode, WayThatEndsBeforeTheLabelDoesNotCount)
{
	KnowingCode code;
	const Label other = code.new_label(), end = code.new_label();

	code.emit(jump_if(Cmp::eq, a, 0, other));
	code.known.globals = a;
	code.emit(jump(end));
	code.bind(other);
	EXPECT_EQ(code.known.globals, Reg::none);
	code.emit(exit_insn());
	code.bind(end);
	EXPECT_EQ(code.known.globals, a);
}

TEST(KnowingCode, UpdateOfTheContextEndsThePointerIntoItsBuffer)
{
	KnowingCode code;

	code.known.scratch = a;
	code.emit(call_helper(BPF_FUNC_ktime_get_ns));
	EXPECT_EQ(code.known.scratch, a);
	code.emit(call_helper(BPF_FUNC_buffer_commit));
	EXPECT_EQ(code.known.scratch, Reg::none);
	code.known.scratch = a;
	code.emit(call_function("dt_strcmp"));
	EXPECT_EQ(code.known.scratch, a);
	code.emit(call_function("dt_fault"));
	EXPECT_EQ(code.known.scratch, Reg::none);
}

} // namespace
