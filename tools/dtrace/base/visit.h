/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A variant with a function for each alternative:
 *
 *     match(stmt.node,
 *           [&](const If &node) { ... },
 *           [&](const OneOf<Int, Str> auto &) { ... });
 *
 * None of them takes just anything, so that a variant with one more alternative
 * does not compile until each visitor says what becomes of it. A chain of
 * std::get_if() would drop it silently.
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
