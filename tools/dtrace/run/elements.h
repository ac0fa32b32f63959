/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Elements of hash maps: associative arrays.
 *
 * The kernel copies whole buckets, each under its lock. So an element that stays during the reading is read once,
 * whatever clauses add and remove meanwhile.
 */
#ifndef DTRACE_RUN_ELEMENTS_H
#define DTRACE_RUN_ELEMENTS_H

#include <cstdint>
#include <functional>
#include <span>

#include "base/result.h"

namespace dt::run {

using ElementSink = std::function<void(std::span<const uint8_t> key, std::span<const uint8_t> value)>;

/* Passes all elements of @map to @sink, in no order. */
Status read_elements(int map, size_t key_bytes, size_t value_bytes, const ElementSink &sink);

} // namespace dt::run

#endif
