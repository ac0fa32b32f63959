// SPDX-License-Identifier: GPL-2.0
/*
 * Conversion of numbers by the library, compiled for this machine, compared
 * with the machine's own: limits, and many numbers with all exponents.
 */
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "out/columns.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"

namespace lib {
#include "lib/float.bpf.c"
}

#pragma GCC diagnostic pop

namespace {

using lib::dt_convert_number;

/* Bits with all exponents as often as numbers in the middle, and with fractions of few bits. */
std::vector<uint64_t> many_bits()
{
	std::mt19937_64 random(1);
	std::vector<uint64_t> list = {0, 1, 2, UINT64_MAX, uint64_t{1} << 63, uint64_t{INT64_MAX}};

	for (int i = 0; i < 200000; i++) {
		const uint64_t bits = random(), shift = random() % 64;

		list.push_back(bits);
		list.push_back(bits >> shift);
		list.push_back(bits << shift);
		list.push_back((uint64_t{1} << shift) - (bits & 1));
	}
	return list;
}

/* Half of a unit in the last place, and one bit to either side, at which rounding turns. */
std::vector<double> many_doubles()
{
	std::vector<double> list = {0.0,
				    -0.0,
				    0.5,
				    1.0,
				    -1.0,
				    1.5,
				    2.5,
				    0x1p-149,
				    0x1p-150,
				    0x1.000002p-150,
				    0x1.8p-149,
				    0x1p-126,
				    0x1.fffffep127,
				    0x1.fffffefp127,
				    0x1.ffffffp127,
				    0x1p128,
				    0x1p63,
				    -0x1p63,
				    0x1p64,
				    0x1.fffffffffffffp63,
				    std::numeric_limits<double>::max(),
				    std::numeric_limits<double>::min(),
				    std::numeric_limits<double>::denorm_min(),
				    std::numeric_limits<double>::infinity(),
				    -std::numeric_limits<double>::infinity()};

	for (const uint64_t bits : many_bits()) {
		const auto number = std::bit_cast<double>(bits);
		const auto narrow = static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits)));

		for (const double one : {number, narrow,
					 std::ldexp(1 + std::ldexp(static_cast<double>(bits >> 12), -52),
						    static_cast<int>(bits % 400) - 200)})
			if (!std::isnan(one))
				list.push_back(one);
	}
	return list;
}

TEST(Float, OfIntegersAsTheMachineConverts)
{
	for (const uint64_t n : many_bits()) {
		const auto is = static_cast<int64_t>(n);

		ASSERT_EQ(dt_convert_number(n, 0, 8), std::bit_cast<uint64_t>(static_cast<double>(n))) << n;
		ASSERT_EQ(dt_convert_number(n, 1, 8), std::bit_cast<uint64_t>(static_cast<double>(is))) << is;
		ASSERT_EQ(dt_convert_number(n, 0, 4), std::bit_cast<uint32_t>(static_cast<float>(n))) << n;
		ASSERT_EQ(dt_convert_number(n, 1, 4), std::bit_cast<uint32_t>(static_cast<float>(is))) << is;
	}
}

TEST(Float, ToOneAnotherAsTheMachineConverts)
{
	for (const double number : many_doubles()) {
		const auto narrow = static_cast<float>(number);
		const uint64_t bits = std::bit_cast<uint64_t>(number), narrow_bits = std::bit_cast<uint32_t>(narrow);

		ASSERT_EQ(dt_convert_number(bits, 8, 4), narrow_bits) << number;
		ASSERT_EQ(dt_convert_number(bits, 8, 8), bits) << number;
		ASSERT_EQ(dt_convert_number(narrow_bits, 4, 8), std::bit_cast<uint64_t>(static_cast<double>(narrow)))
			<< narrow;
	}
}

TEST(Float, ToIntegersByCuttingTheFraction)
{
	for (const double number : many_doubles()) {
		const uint64_t got = dt_convert_number(std::bit_cast<uint64_t>(number), 8, 1);
		const uint64_t got_unsigned = dt_convert_number(std::bit_cast<uint64_t>(number), 8, 0);
		const bool fits = std::fabs(number) < 0x1p63;

		ASSERT_EQ(static_cast<int64_t>(got), fits ? static_cast<int64_t>(number) : INT64_MIN) << number;
		if (fits) {
			ASSERT_EQ(got_unsigned, got) << number;
		} else if (number > 0 && number < 0x1p64) {
			ASSERT_EQ(got_unsigned, static_cast<uint64_t>(number)) << number;
		} else {
			ASSERT_EQ(got_unsigned, uint64_t{1} << 63) << number;
		}
	}
}

TEST(Float, WhatIsNoNumberStaysNone)
{
	for (const uint64_t bits : {0x7ff8000000000000ull, 0x7ff0000000000001ull, 0xfff0000000000001ull}) {
		EXPECT_TRUE(std::isnan(std::bit_cast<float>(static_cast<uint32_t>(dt_convert_number(bits, 8, 4)))));
		EXPECT_EQ(dt_convert_number(bits, 8, 1), uint64_t{1} << 63);
	}
	EXPECT_TRUE(std::isnan(std::bit_cast<double>(dt_convert_number(0x7f800001, 4, 8))));
}

template <typename Number>
std::string shown(Number number)
{
	uint8_t bytes[sizeof(number)];
	std::string out;

	std::memcpy(bytes, &number, sizeof(number));
	dt::out::append_float(bytes, out);
	return out;
}

TEST(Float, IsShownWithTheDigitsThatItHas)
{
	EXPECT_EQ(shown(0.1F), "0.1");
	EXPECT_EQ(shown(0.1), "0.1");
	EXPECT_EQ(shown(static_cast<long double>(-2.5)), "-2.5");
	EXPECT_EQ(shown(static_cast<double>(0.1F)), "0.10000000149011612");
	EXPECT_EQ(shown(1e300), "1e+300");
	EXPECT_EQ(shown(-std::numeric_limits<double>::infinity()), "-inf");
	EXPECT_EQ(shown(-std::numeric_limits<double>::quiet_NaN()), "nan");
	EXPECT_EQ(shown(std::numeric_limits<long double>::max()).substr(0, 8), "1.189731");
}

} // namespace
