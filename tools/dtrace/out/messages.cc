// SPDX-License-Identifier: GPL-2.0
#include "out/messages.h"

#include <iterator>

#include "out/output.h"

namespace dt::out {

namespace {

struct LossRow {
	LossKind kind;
	std::string_view what; /* one of them; more have an s */
	std::string_view rest;
	std::string_view tag; /* with -x droptags */
	bool has_cpu = false;
};

constexpr LossRow kLosses[] = {
	{LossKind::Records, "drop", "", "PRINCIPAL", true},
	{LossKind::Aggregation, "aggregation drop", "", "AGGREGATION", true},
	{LossKind::Variables, "dynamic variable drop", "", ""},
	{LossKind::Speculative, "speculative drop", "", "SPEC"},
	{LossKind::NoSpeculation, "failed speculation", " (no speculative buffer available)", ""},
	{LossKind::ErrorFaults, "error", " in ERROR probe enabling", ""},
	{LossKind::Skipped, "firing",
	 " skipped by the kernel: a probe fired within a probe, or too many calls had not returned", ""},
};

constexpr bool is_in_order()
{
	for (size_t i = 0; i < std::size(kLosses); i++) {
		if (kLosses[i].kind != static_cast<LossKind>(i))
			return false;
	}
	return true;
}
static_assert(is_in_order() && kLosses[std::size(kLosses) - 1].kind == LossKind::Skipped, "a row for each kind");

const LossRow &row_of(const Loss &loss)
{
	return kLosses[static_cast<size_t>(loss.kind)];
}

} // namespace

std::string loss_text(const Loss &loss)
{
	const LossRow &row = row_of(loss);
	std::string text = std::to_string(loss.count) + ' ';

	text += row.what;
	text += loss.count == 1 ? "" : "s";
	if (row.has_cpu)
		text += " on CPU " + std::to_string(loss.cpu);
	if (loss.kind == LossKind::Aggregation)
		text += " (@" + std::string(loss.aggregation) + ')';
	text += row.rest;
	return text;
}

void Messages::say(const std::string &text) const
{
	complain(text);
}

void Messages::say(const Loss &loss) const
{
	const std::string_view tag = droptags_ ? row_of(loss).tag : "";

	say((tag.empty() ? "" : "[DTRACEDROP_" + std::string(tag) + "] ") + loss_text(loss));
}

} // namespace dt::out
