/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Text of traced processes on a terminal.
 *
 * A process chooses its name, its arguments and the names of its files and functions. Printed as they are, they could
 * make a terminal do anything: hide other lines, or answer with text that the shell of the user reads. So a terminal
 * gets control characters as %S shows them, "\033". Line feeds, tabs, and characters of UTF-8 stay.
 *
 * A file or a pipe gets the bytes as they are, because programs read them. The text of the D program itself, the formats
 * of printf(), stays as it is everywhere: such a program may clear the screen.
 */
#ifndef DTRACE_OUT_SHOWN_H
#define DTRACE_OUT_SHOWN_H

#include <string>
#include <string_view>

namespace dt::out {

/* Has @text nothing that a terminal would obey? */
bool is_harmless(std::string_view text);

/* @text for a terminal. */
std::string shown(std::string_view text);

/* @text as it is printed there; @made holds it if it differs. */
inline std::string_view printed(std::string_view text, bool is_for_terminal, std::string &made)
{
	return !is_for_terminal || is_harmless(text) ? text : std::string_view(made = shown(text));
}

} // namespace dt::out

#endif
