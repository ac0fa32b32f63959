// SPDX-License-Identifier: GPL-2.0
/* The state of strtok(); see strtok.h. */
#include "gen/strtok.h"

namespace dt::gen {

using namespace bpf;

void Strtok::begin_program(KnowingCode &code, Workspace &work, uint32_t bytes)
{
	rest_ = code.new_reg();
	text_ = work.keep(bytes);
}

void Strtok::begin_clause(KnowingCode &code) const
{
	code.emit(mov(rest_, kNoText));
}

void Strtok::begin_text(KnowingCode &code) const
{
	code.emit(mov(rest_, 0));
}

void Strtok::go_on(KnowingCode &code) const
{
	code.emit(mov(rest_, Reg::r0));
}

} // namespace dt::gen
