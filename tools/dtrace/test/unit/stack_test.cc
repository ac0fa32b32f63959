// SPDX-License-Identifier: GPL-2.0
/* stack(): where it begins, on a stack that the test supplies. */
#include <gtest/gtest.h>

#include <linux/bpf.h>

#include <algorithm>
#include <cstring>
#include <vector>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wunused-function"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

namespace stack_test {

#include "lib/lib.h"

using Frames = std::vector<u64>;

/* As in the kernel: what is not there is 0, and an error clears all. The context is the stack of the test. */
long bpf_get_stack(void *ctx, void *to, u32 size, u64 flags)
{
	const Frames &chain = *static_cast<const Frames *>(ctx);
	const u64 skip = flags & BPF_F_SKIP_FIELD_MASK;

	std::memset(to, 0, size);
	if (skip > chain.size())
		return -14;
	const size_t count = std::min<size_t>(size / 8, chain.size() - skip);
	std::copy_n(chain.begin() + static_cast<std::ptrdiff_t>(skip), count, static_cast<u64 *>(to));
	return static_cast<long>(count * 8);
}

#include "lib/stack.bpf.c"

namespace {

/* @count frames, from @here on. */
Frames stack(Frames found, size_t count, u64 here)
{
	Frames to(count, 99);
	u64 work[OWN_FRAMES];

	dt_stack_from(&found, to.data(), count * 8, here, work);
	return to;
}

TEST(Stack, BeginsWhereTheFiringIs)
{
	EXPECT_EQ(stack({5, 6, 7}, 2, 5), (Frames{5, 6}));
	EXPECT_EQ(stack({5, 6, 7}, 5, 5), (Frames{5, 6, 7, 0, 0}));
	EXPECT_EQ(stack({1, 2, 5, 6, 7}, 2, 5), (Frames{5, 6}));
	EXPECT_EQ(stack({1, 2, 5, 6, 7}, 4, 5), (Frames{5, 6, 7, 0}));
}

TEST(Stack, IsEmptyWhereTheFiringIsInNoFunction)
{
	EXPECT_EQ(stack({1, 2, 3}, 2, 5), (Frames{0, 0}));
	EXPECT_EQ(stack({1, 2, 3}, 4, 0), (Frames{0, 0, 0, 0}));
	EXPECT_EQ(stack({}, 2, 5), (Frames{0, 0}));
}

TEST(Stack, LooksAfterAsManyFramesOfOursAsThereCanBe)
{
	Frames deep(OWN_FRAMES - 1, 1);

	deep.push_back(5);
	EXPECT_EQ(stack(deep, 1, 5), (Frames{5}));
	deep.insert(deep.begin(), 1);
	EXPECT_EQ(stack(deep, 1, 5), (Frames{0}));
}

} // namespace
} // namespace stack_test

#pragma GCC diagnostic pop
