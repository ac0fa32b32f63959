// SPDX-License-Identifier: GPL-2.0
/* Widths of columns are those of the classic tool: scripts take lines apart by them. */
#include "out/agg_print.h"

#include "base/diag.h"

namespace dt::out {

namespace {

void print_key(const AggKeyValue &key, const Type *type, std::string &out)
{
	struct Format {
		uint32_t size;
		const char *with_sign, *without_sign;
	};
	static constexpr Format kFormats[] = {
		{1, " %3lld", " %3llu"},
		{2, " %5lld", " %5llu"},
		{4, " %8lld", " %8llu"},
		{8, " %16lld", " %16llu"},
	};

	if (key.is_text) {
		out += format("  %-50s", key.text.c_str());
		return;
	}
	for (const Format &f : kFormats) {
		if (f.size != type->size)
			continue;
		out += type->is_signed ? format(f.with_sign, static_cast<long long>(key.number)) :
					 format(f.without_sign, static_cast<unsigned long long>(key.number));
	}
}

} // namespace

void print_total(const AggTotal &total, std::string &out)
{
	for (const AggRow *row : sort_rows(total)) {
		for (size_t i = 0; i < row->keys.size(); i++)
			print_key(row->keys[i], total.aggregation->keys[i], out);
		out += format(" %16lld\n", static_cast<long long>(row->cell.shown(total.function(), total.normal)));
	}
}

} // namespace dt::out
