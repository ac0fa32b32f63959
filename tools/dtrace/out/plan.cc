// SPDX-License-Identifier: GPL-2.0
/*
 * Makes and runs plans; see plan.h.
 *
 * PlanMaker goes over the actions of a clause and gives up at the first that no
 * step can print. Adjacent texts become one step, so a typical printf() is a few
 * steps.
 *
 * The offsets of all fields are compared with the size of the record here. So a
 * step reads its field without a check.
 */
#include "out/plan.h"

#include <cstring>

#include "base/visit.h"
#include "out/columns.h"
#include "out/widths.h"

namespace dt::out {

class PlanMaker {
public:
	PlanMaker(const gen::RecordLayout &layout, const PrintOptions &options) : layout_(layout), options_(options) {}

	std::optional<Plan> make()
	{
		plan_.is_for_terminal_ = options_.naming.is_for_terminal;
		if (layout_.speculates != gen::Speculates::No)
			return {};
		for (const gen::LayoutAction &action : layout_.actions) {
			const bool has_steps = match(
				action.node, [&](const gen::OutputAction &node) { return output(node); },
				[](const OneOf<gen::RequestAction, gen::IfAction> auto &) { return false; });

			if (!has_steps)
				return {};
		}
		if (!options_.quiet)
			text("\n");
		return std::move(plan_);
	}

private:
	using StepOp = Plan::StepOp;
	using Step = Plan::Step;

	bool output(const gen::OutputAction &action)
	{
		if (action.action == BuiltinId::Trace)
			return trace(action.fields[0]);
		return action.action == BuiltinId::Printf && format(*action.format, action.fields);
	}

	/* Texts that meet are one. */
	void text(std::string_view piece)
	{
		if (plan_.steps_.empty() || plan_.steps_.back().op != StepOp::Text)
			plan_.steps_.emplace_back();
		plan_.steps_.back().text += piece;
	}

	/* A field of the bytes, or a part of the probe's name; false: something else. */
	bool field(const gen::Field &field, Step step)
	{
		const bool is_there = field.offset <= layout_.size && field.size <= layout_.size - field.offset;
		const bool is_number = field.size == 1 || field.size == 2 || field.size == 4 || field.size == 8;

		step.part = field.part;
		step.offset = field.offset;
		step.size = field.size;
		step.bytes = static_cast<uint8_t>(is_number ? field.size : 0);
		step.is_signed = field.is_signed;
		if (step.op == StepOp::String && field.source == gen::FieldSource::ProbeName)
			step.op = StepOp::Part;
		else if (field.source != gen::FieldSource::Record || field.names != gen::Names::None ||
			 field.is_object || !is_there || field.is_string != (step.op == StepOp::String) ||
			 (!field.is_string && !is_number))
			return false;
		plan_.steps_.push_back(std::move(step));
		return true;
	}

	bool trace(const gen::Field &traced)
	{
		Step step;

		if (traced.is_string) {
			step.op = StepOp::String;
			step.is_left = true;
			step.width = options_.quiet ? 0 : kTraceTextWidth;
			text(options_.quiet ? "" : "  ");
		} else {
			step.op = StepOp::Decimal;
			step.width =
				static_cast<uint16_t>(options_.quiet ? 0 : trace_width(traced.width, traced.is_signed));
			step.blanks = options_.quiet ? 0 : 1;
		}
		return field(traced, step);
	}

	bool format(const typed::PrintfSpec &spec, const std::vector<gen::Field> &fields)
	{
		for (const typed::PrintfPiece &piece : spec.pieces) {
			if (piece.kind == typed::ConvKind::Text)
				text(piece.text);
			else if (!conversion(piece, fields))
				return false;
		}
		return true;
	}

	bool conversion(const typed::PrintfPiece &p, const std::vector<gen::Field> &fields)
	{
		const bool is_column = !p.width_from_arg && !p.precision_from_arg && p.precision < 0 && !p.plus &&
				       !p.space && !p.alternate && p.width <= kMaxColumn;
		Step step;

		if (!is_column || p.arg < 0 || static_cast<size_t>(p.arg) >= fields.size())
			return false;
		step.width = static_cast<uint16_t>(std::max(p.width, 0));
		step.is_left = p.left;
		if (p.kind == typed::ConvKind::String)
			step.op = StepOp::String;
		else if (step.width > 0 && (p.left || p.zero))
			return false;
		else if (p.kind == typed::ConvKind::Signed)
			step.op = StepOp::Decimal;
		else if (p.kind == typed::ConvKind::Unsigned && step.width == 0)
			step.op = StepOp::Other;
		else
			return false;
		step.letter = p.letter;
		return field(fields[static_cast<size_t>(p.arg)], step);
	}

	const gen::RecordLayout &layout_;
	const PrintOptions &options_;
	Plan plan_;
};

namespace {

/* Extended to 64 bits by its type; a constant size is one instruction. */
template <typename Unsigned, typename Signed>
uint64_t number_of(const uint8_t *at, bool is_signed)
{
	Unsigned number;

	std::memcpy(&number, at, sizeof(number));
	return is_signed ? static_cast<uint64_t>(int64_t{static_cast<Signed>(number)}) : uint64_t{number};
}

uint64_t number_at(const uint8_t *at, uint8_t bytes, bool is_signed)
{
	switch (bytes) {
	case 1: return number_of<uint8_t, int8_t>(at, is_signed);
	case 2: return number_of<uint16_t, int16_t>(at, is_signed);
	case 4: return number_of<uint32_t, int32_t>(at, is_signed);
	default: return number_of<uint64_t, int64_t>(at, is_signed);
	}
}

} // namespace

std::optional<Plan> Plan::make(const gen::RecordLayout &layout, const PrintOptions &options)
{
	return PlanMaker(layout, options).make();
}

void Plan::run(std::span<const uint8_t> bytes, const Probe &probe, std::string &out) const
{
	std::string made;
	const auto append_string = [&](const Step &step, std::string_view text) {
		append_text(printed(text, is_for_terminal_, made), step.is_left, step.width, out);
	};

	for (const Step &step : steps_) {
		const uint8_t *at = bytes.data() + step.offset;

		switch (step.op) {
		case StepOp::Text: out += step.text; break;
		case StepOp::Decimal:
			if (step.is_signed)
				append_signed(static_cast<int64_t>(number_at(at, step.bytes, true)), step.width, out,
					      step.blanks);
			else
				append_unsigned(number_at(at, step.bytes, false), step.width, out, step.blanks);
			break;
		/* The number has no more columns than it needs, whatever its sign. */
		case StepOp::Other: append_plain(number_at(at, step.bytes, false), step.letter, out); break;
		case StepOp::String: {
			const char *text = reinterpret_cast<const char *>(at);

			append_string(step, {text, strnlen(text, step.size)});
			break;
		}
		case StepOp::Part: append_string(step, run::name_part(probe, step.part)); break;
		}
	}
}

} // namespace dt::out
