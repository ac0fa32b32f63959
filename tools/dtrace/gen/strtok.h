/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The state that strtok() keeps between calls in a clause: a copy of its text in
 * working memory, and the position of the rest in a register.
 *
 * The text is a copy, so it does not change with a variable that it came from.
 * Programs that do not call strtok() have no such state.
 */
#ifndef DTRACE_GEN_STRTOK_H
#define DTRACE_GEN_STRTOK_H

#include "gen/known.h"
#include "gen/workspace.h"

namespace dt::gen {

class Strtok {
public:
	/* The register holds this number until a text has been given. (-1: nothing is left of the text.) */
	static constexpr int32_t kNoText = -2;

	/* Called before all code of a program with strtok(); a text has @bytes. */
	void begin_program(KnowingCode &code, Workspace &work, uint32_t bytes);
	/* Called before each clause with strtok(). */
	void begin_clause(KnowingCode &code) const;
	/* A text has been put to text(). */
	void begin_text(KnowingCode &code) const;
	/* The library has given, in r0, where the rest begins. */
	void go_on(KnowingCode &code) const;

	/* Place in working memory. */
	uint32_t text() const { return text_; }
	bpf::Reg rest() const { return rest_; }

private:
	bpf::Reg rest_ = bpf::Reg::none;
	uint32_t text_ = 0;
};

} // namespace dt::gen

#endif
