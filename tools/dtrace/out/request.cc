// SPDX-License-Identifier: GPL-2.0
#include "out/request.h"

#include "type/rows.h"

namespace dt::out {

struct RequestRows {
	struct Row {
		BuiltinId id;
		void (*perform)(Requests &, const gen::RequestAction &, run::Values);
	};

	static constexpr Row kRows[] = {
		/* The program has told the others, and us: gen::State. */
		{BuiltinId::Exit, [](Requests &, const auto &, auto) {}},
		{BuiltinId::Ftruncate, [](Requests &r, const auto &, auto) { r.output_.truncate(); }},
	};
};
static_assert(all_have_code(ActionKind::Request, RequestRows::kRows) &&
	      all_have_code(ActionKind::DestructiveRequest, RequestRows::kRows));

void Requests::perform(const gen::RequestAction &request, run::Values values)
{
	const auto *row = find_row(RequestRows::kRows, request.action);

	if (!row)
		no_code("request");
	row->perform(*this, request, values);
}

} // namespace dt::out
