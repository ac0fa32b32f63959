/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Stability attributes: how long an interface stays as it is, and on which machines.
 *
 * The levels are those of DTrace's user guide, the weakest first. Attributes tell a
 * reader what a program relies on. Only -x amin enforces any.
 */
#ifndef DTRACE_BASE_STABILITY_H
#define DTRACE_BASE_STABILITY_H

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dt {

enum class Stability : uint8_t { Internal, Private, Obsolete, External, Unstable, Evolving, Stable, Standard };
enum class MachineClass : uint8_t { Unknown, Cpu, Platform, Group, Isa, Common };

/* How stable a name is, how stable its meaning is, and which machines have it. */
struct Attributes {
	Stability name = Stability::Stable, data = Stability::Stable;
	MachineClass machines = MachineClass::Common;

	bool operator==(const Attributes &) const = default;
	/* "Stable/Evolving/Common" */
	std::string text() const;
};

/* The weaker of each part. */
constexpr Attributes weaker(const Attributes &a, const Attributes &b)
{
	return {std::min(a.name, b.name), std::min(a.data, b.data), std::min(a.machines, b.machines)};
}

std::string_view word(Stability stability);
std::string_view word(MachineClass machines);

/* "Stable/Evolving/Common", in letters of either case, as in other DTraces. Nothing if @text is something else. */
std::optional<Attributes> parse_attributes(std::string_view text);

} // namespace dt

#endif
