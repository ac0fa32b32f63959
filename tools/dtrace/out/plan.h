/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A plan: the steps that print the record of a clause, made once from its
 * layout. Each step writes a piece of text, or one field from the bytes in the
 * ring.
 *
 * Steps exist for what most clauses do: trace() and printf() of numbers and
 * strings. A clause that does anything else has no plan. Its records are
 * decoded (run/record.h) and printed item by item. The output is the same, and
 * takes twice the time.
 */
#ifndef DTRACE_OUT_PLAN_H
#define DTRACE_OUT_PLAN_H

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "out/print.h"

namespace dt::out {

class Plan {
public:
	/* Makes a plan; none if the clause needs more than steps can do. */
	static std::optional<Plan> make(const gen::RecordLayout &layout, const PrintOptions &options);

	/* Appends the text after the columns. @bytes: at least as many as the layout requires. */
	void run(std::span<const uint8_t> bytes, const Probe &probe, std::string &out) const;

private:
	friend class PlanMaker;

	enum class StepOp : uint8_t { Text, Decimal, Other, String, Part };
	struct Step {
		StepOp op = StepOp::Text;
		char letter = 'd'; /* of Other */
		uint8_t bytes = 0; /* of a number */
		bool is_signed = false;
		bool is_left = false; /* of a string */
		uint8_t blanks = 0;   /* before a Decimal */
		uint16_t width = 0;
		uint32_t offset = 0, size = 0;
		BuiltinId part = BuiltinId::ProbeFunc;
		std::string text;
	};

	std::vector<Step> steps_;
	bool is_for_terminal_ = false;
};

} // namespace dt::out

#endif
