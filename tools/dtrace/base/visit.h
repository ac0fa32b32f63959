/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Calls the function that fits the alternative of a variant:
 *
 *     match(stmt.node,
 *           [&](const If &node) { ... },
 *           [&](const OneOf<Int, Str> auto &) { ... });
 *
 * No function accepts every type. So if a variant gets another alternative, the
 * code does not compile until each visitor handles it. A chain of std::get_if()
 * would silently ignore the new alternative.
 */
#ifndef DTRACE_BASE_VISIT_H
#define DTRACE_BASE_VISIT_H

#include <concepts>
#include <utility>
#include <variant>

namespace dt {

template <typename... Functions>
struct Overload : Functions... {
	using Functions::operator()...;
};

template <typename... Functions>
Overload(Functions...) -> Overload<Functions...>;

template <typename Variant, typename... Functions>
decltype(auto) match(Variant &&variant, Functions &&...functions)
{
	return std::visit(Overload{std::forward<Functions>(functions)...}, std::forward<Variant>(variant));
}

/* Alternatives that are treated alike. */
template <typename T, typename... Types>
concept OneOf = (std::same_as<T, Types> || ...);

} // namespace dt

#endif
