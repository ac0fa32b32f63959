/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Texts for numbers: strerror(), signame() and syscallname().
 *
 * A record holds the number, because a clause has no table of these texts. The texts do
 * not depend on the locale, as scripts compare them.
 */
#ifndef DTRACE_OUT_NUMBER_TEXT_H
#define DTRACE_OUT_NUMBER_TEXT_H

#include <cstdint>
#include <string>

#include "type/builtins.h"

namespace dt::out {

/* What the function @which shows for @number, a signed number; a number that has no text is shown itself. */
std::string number_text(BuiltinId which, uint64_t number);

} // namespace dt::out

#endif
