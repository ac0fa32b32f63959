/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A probe description: provider:module:function:name. Each part is a glob
 * pattern, and an empty part matches everything. A number is a description,
 * too.
 */
#ifndef DTRACE_PROBE_DESCRIPTION_H
#define DTRACE_PROBE_DESCRIPTION_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dt {

/* What a user wrote for a probe: four patterns, or a number. */
struct ProbeDesc {
	std::string provider, module, function, name;
	std::optional<uint32_t> id;

	/* "fbt::vfs_*:entry", or the number */
	std::string text() const;
};

/* Which part a description with fewer than four parts is aligned to (-P -m -f -n). */
enum class DescAlign : uint8_t { Provider, Module, Function, Name };

/* Splits "a:b:c:d", or takes a number as an id. Returns the error in the text, or "". */
std::string_view parse_probe_desc(std::string_view text, DescAlign align, ProbeDesc &desc);

/*
 * Is @module the kernel itself? Scripts for Solaris call it genunix and unix. Linux may have a module "unix", so
 * a description means that first.
 */
bool names_kernel(std::string_view module);

} // namespace dt

#endif
