// SPDX-License-Identifier: GPL-2.0
/*
 * Words losses and writes messages; see messages.h.
 *
 * Each kind of loss is a row: its name in JSON, its text and its tag. The text of a
 * loss is the same in both formats, so a user who searches for it finds it in
 * either.
 */
#include "out/messages.h"

#include <iterator>

#include "base/diag.h"
#include "out/json.h"

namespace dt::out {

namespace {

struct LossRow {
	LossKind kind;
	std::string_view name; /* in JSON */
	std::string_view what; /* one of them; more have an s */
	std::string_view rest;
	std::string_view tag; /* with -x droptags */
	bool has_cpu = false;
};

constexpr LossRow kLosses[] = {
	{LossKind::Records, "records", "drop", "", "PRINCIPAL", true},
	{LossKind::Aggregation, "aggregation", "aggregation drop", "", "AGGREGATION", true},
	{LossKind::Variables, "variables", "dynamic variable drop", "", ""},
	{LossKind::Speculative, "speculative", "speculative drop", "", "SPEC"},
	{LossKind::NoSpeculation, "no-speculation", "failed speculation", " (no speculative buffer available)", ""},
	{LossKind::ErrorFaults, "error-faults", "error", " in ERROR probe enabling", ""},
	{LossKind::CutStacks, "cut-stacks", "user stack", " cut: what the process has mapped was not known yet", ""},
	{LossKind::SkippedByProgram, "skipped-program", "firing",
	 " skipped by the kernel: another BPF program was running on the CPU", ""},
	{LossKind::SkippedWithoutRcu, "skipped-rcu", "firing",
	 " skipped by the kernel: the CPU was idle, so RCU was not watching", ""},
	{LossKind::SkippedReturns, "skipped-returns", "firing",
	 " skipped by the kernel: too many calls had not returned", ""},
	{LossKind::SkippedByKprobe, "skipped-kprobe", "firing",
	 " skipped by the kernel: another kprobe was being handled on the CPU", ""},
};

constexpr bool is_in_order()
{
	for (size_t i = 0; i < std::size(kLosses); i++) {
		if (kLosses[i].kind != static_cast<LossKind>(i))
			return false;
	}
	return true;
}
static_assert(is_in_order() && std::size(kLosses) == kLossKinds, "a row for each kind");

const LossRow &row_of(const Loss &loss)
{
	return kLosses[static_cast<size_t>(loss.kind)];
}

} // namespace

std::string_view loss_name(LossKind kind)
{
	return kLosses[static_cast<size_t>(kind)].name;
}

std::string loss_object(const Loss &loss)
{
	const LossRow &row = row_of(loss);
	std::string out;
	Json json(out);

	json.begin_object();
	json.text("type", "loss");
	json.text("kind", row.name);
	if (row.has_cpu)
		json.number("cpu", loss.cpu);
	if (loss.kind == LossKind::Aggregation)
		json.text("aggregation", "@" + std::string(loss.aggregation));
	json.number("count", loss.count);
	json.text("text", loss_text(loss));
	json.end_object();
	json.end_line();
	return out;
}

std::string loss_text(const Loss &loss)
{
	const LossRow &row = row_of(loss);
	std::string text = count_of(loss.count, row.what);

	if (row.has_cpu)
		text += " on CPU " + std::to_string(loss.cpu);
	if (loss.kind == LossKind::Aggregation)
		text += " (@" + std::string(loss.aggregation) + ')';
	text += row.rest;
	return text;
}

std::string own_calls_text(uint64_t count, const std::vector<std::string> &functions, bool verbose)
{
	std::string text = count_of(count, "firing") + " by dtrace itself, not traced";

	if (functions.empty())
		return text;
	if (!verbose)
		return text + "; -v names the functions";
	for (const std::string &name : functions)
		text += (&name == &functions.front() ? ": " : ", ") + name;
	return text;
}

void Messages::say(const std::string &text) const
{
	if (recorder_)
		recorder_->message(text);
	show(text);
}

void Messages::show(const std::string &text) const
{
	if (!is_json_) {
		complain(text);
		return;
	}
	std::string out;
	Json json(out);

	json.begin_object();
	json.text("type", "message");
	json.text("text", text);
	json.end_object();
	json.end_line();
	output_.write(out, signals_);
}

void Messages::say(const Loss &loss) const
{
	if (recorder_)
		recorder_->loss({static_cast<uint8_t>(loss.kind), loss.count, loss.cpu, loss.aggregation});
	if (counts_)
		counts_->of_kind[static_cast<size_t>(loss.kind)] += loss.count;
	if (is_json_) {
		output_.write(loss_object(loss), signals_);
		return;
	}
	const std::string_view tag = droptags_ ? row_of(loss).tag : "";

	show((tag.empty() ? "" : "[DTRACEDROP_" + std::string(tag) + "] ") + loss_text(loss));
}

} // namespace dt::out
