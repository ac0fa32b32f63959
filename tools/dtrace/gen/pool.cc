// SPDX-License-Identifier: GPL-2.0
/* The pool of working memory; see pool.h. */
#include "gen/pool.h"

namespace dt::gen {

using namespace bpf;

bool Pool::is_used_by(const typed::Expr &expr)
{
	const auto *call = std::get_if<typed::Call>(&expr.node);

	return call && (call->builtin->id == BuiltinId::Alloca || call->builtin->id == BuiltinId::Copyin);
}

void Pool::begin_program(KnowingCode &code, Workspace &work, uint32_t bytes)
{
	used_ = code.new_reg();
	bytes_ = bytes;
	begin_ = work.keep(kGuard + bytes + kGuard) + kGuard;
}

void Pool::begin_clause(KnowingCode &code, bool uses_it)
{
	is_in_use_ = uses_it;
	if (uses_it)
		code.emit(mov(used_, 0));
}

} // namespace dt::gen
