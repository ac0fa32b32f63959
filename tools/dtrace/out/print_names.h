/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Addresses and stacks as text: stack(), sym() and similar actions, %a and %k.
 *
 * A record holds addresses, because a clause has no names. The names are found when
 * the record is printed. Text, JSON and folded stacks share these functions.
 */
#ifndef DTRACE_OUT_PRINT_NAMES_H
#define DTRACE_OUT_PRINT_NAMES_H

#include <string>
#include <vector>

#include "base/options.h"
#include "out/number_text.h"
#include "out/shown.h"
#include "run/record.h"
#include "os/symbols.h"

namespace dt::out {

/* How names are shown. Without @symbols addresses are numbers. */
struct Naming {
	os::Symbols *symbols = nullptr;
	size_t stackindent = 14; /* -x stackindent */
	UstackKeys ustackkeys = UstackKeys::Files;
	bool stacklines = false;      /* -x stacklines */
	bool is_for_terminal = false; /* names, and strings of the traced system: see shown() */

	/* @text of the traced system as it is printed; @made holds it if it differs. */
	std::string_view print(std::string_view text, std::string &made) const
	{
		return printed(text, is_for_terminal, made);
	}
};

/* A line for each frame, below the current one. */
void print_stack(const run::RecordValue &stack, const Naming &naming, std::string &out);

/*
 * "vmlinux`vfs_read+0x12" of each frame. With -x stacklines, "sum`main+0x12 (sum.c:7)", after the functions that the
 * compiler has expanded there: "sum`add (sum.h:3)".
 */
std::vector<std::string> frame_names(const run::RecordValue &stack, const Naming &naming);

/* "main;read": from the outermost to the innermost one, without offsets. */
void fold_stack(const run::RecordValue &stack, const Naming &naming, std::string &out);

/* sym() and its kind: as wide as a column. */
void print_symbol(const run::RecordValue &address, const Naming &naming, std::string &out);

/* %a: "vmlinux`vfs_read+0x12"; for sym(), strerror() and similar functions, the text that they show. */
std::string address_text(const run::RecordValue &address, const Naming &naming);

/* The action whose code shows the values of @action. stack(), sym() and the other recorded builtins are shown as by trace(). */
inline BuiltinId shown_as(BuiltinId action)
{
	return builtin(action).kind == BuiltinKind::Recorded ? BuiltinId::Trace : action;
}

} // namespace dt::out

#endif
