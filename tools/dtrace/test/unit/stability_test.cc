// SPDX-License-Identifier: GPL-2.0
/* Stability attributes: their text, and which of two is weaker. */
#include <gtest/gtest.h>

#include "base/stability.h"

using namespace dt;

TEST(Stability, AttributesAreReadInLettersOfEitherCase)
{
	const std::optional<Attributes> attributes = parse_attributes("evolving/PRIVATE/Isa");

	ASSERT_TRUE(attributes);
	EXPECT_EQ(attributes->text(), "Evolving/Private/ISA");
}

TEST(Stability, OtherTextsAreNoAttributes)
{
	for (const char *text :
	     {"", "Stable", "Stable/Stable", "Stable/Stable/", "Stable/Stable/Common/", "Common/Stable/ISA",
	      "Stable/Stable/Stable", "/Stable/Common", " Stable/Stable/Common"})
		EXPECT_FALSE(parse_attributes(text)) << text;
}

TEST(Stability, TheWeakerOfEachPartCounts)
{
	const Attributes a = {Stability::Private, Stability::Standard, MachineClass::Common};
	const Attributes b = {Stability::Stable, Stability::Evolving, MachineClass::Cpu};

	EXPECT_EQ(weaker(a, b).text(), "Private/Evolving/CPU");
	EXPECT_EQ(weaker(a, a), a);
}
