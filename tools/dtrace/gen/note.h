/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The text that listings show for a place.
 *
 * A load in a listing has an offset. The text beside it says which member of which
 * variable lies there. The text is made from the typed tree, because the tree has
 * the names.
 */
#ifndef DTRACE_GEN_NOTE_H
#define DTRACE_GEN_NOTE_H

#include <string>

#include "typed/typed.h"

namespace dt::gen {

/*
 * @place as a program would write it, without casts: "curthread->pid", "a[].y", "`init_task.comm".
 * A value in it that is neither variable nor member is "(...)".
 */
std::string place_text(const typed::Expr &place);

} // namespace dt::gen

#endif
