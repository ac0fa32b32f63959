/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the printer relies on. The compiler keeps these rules, and a recording may break them,
 * because anybody can write one. A value that breaks a rule ends the reading. What is written
 * is not checked.
 */
#ifndef DTRACE_REC_RULES_H
#define DTRACE_REC_RULES_H

#include "rec/archive.h"

namespace dt::rec {

constexpr BuiltinId kLastBuiltin = static_cast<BuiltinId>(static_cast<int>(BuiltinId::kCount) - 1);

/* The alternatives of gen::LayoutAction, in order. */
enum class ActionNode : uint8_t { Output, Request, If };

void check(LoadingArchive &a, const typed::PrintfPiece &piece);
void check(LoadingArchive &a, const typed::PrintfSpec &spec);
void check(LoadingArchive &a, const gen::Field &field);
void check(LoadingArchive &a, const gen::OutputAction &action);
void check(LoadingArchive &a, const gen::RequestAction &action);
void check(LoadingArchive &a, const typed::Aggregation &aggregation);
void check(LoadingArchive &a, const gen::AggKey &key);
void check(LoadingArchive &a, const gen::AggShape &shape);
void check(LoadingArchive &a, const gen::AggLayout &layout);
void check(LoadingArchive &a, const gen::ArrayLayout &layout);
void check(LoadingArchive &a, const gen::RecordLayout &layout);
void check(LoadingArchive &a, const Options &options);
void check(LoadingArchive &a, const RunFacts &facts);
/* When all of it has been read. */
void check_unit(LoadingArchive &a, const gen::Unit &unit);
/* Of `if` within `if`. */
void check_depth(LoadingArchive &a, unsigned depth);

inline void check(SavingArchive &, const auto &) {}
inline void check_depth(SavingArchive &, unsigned) {}

/* The aggregating function; nullptr: there is none. */
void describe_function(SavingArchive &a, const Builtin *function);
void describe_function(LoadingArchive &a, const Builtin *&function);

} // namespace dt::rec

#endif
