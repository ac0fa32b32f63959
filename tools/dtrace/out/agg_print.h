/* SPDX-License-Identifier: GPL-2.0 */
/* Aggregations as text. */
#ifndef DTRACE_OUT_AGG_PRINT_H
#define DTRACE_OUT_AGG_PRINT_H

#include <string>

#include "out/agg_total.h"

namespace dt::out {

/* A line for each row: keys in columns, the value behind them. */
void print_total(const AggTotal &total, std::string &out);

} // namespace dt::out

#endif
