/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Dumps of code as goldens show them.
 *
 * Nearly every program repeats some pieces: its begin and end, how it reserves
 * and commits a record, the function for faults, the part of a trampoline that
 * fetches no arguments, and some functions of the library. One golden shows such
 * a piece in full. The other goldens have one line in its place. A piece counts as
 * a repetition if each of its instructions does the same; the registers may
 * differ. Any other piece is shown in full.
 *
 * Fields of the context and registers of the processor have names, as in
 * (r6 + ctx.buf). The offsets of registers differ between processors.
 * Instructions have no numbers, and jumps lead to labels. So one more instruction
 * changes nothing behind it.
 */
#ifndef DTRACE_TEST_GOLDEN_ABRIDGE_H
#define DTRACE_TEST_GOLDEN_ABRIDGE_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dt::golden {

/* A line of a dump. */
struct Line {
	std::string text; /* of an instruction, without its number and remark */
	std::string remark;
	bool is_insn = false;
	uint32_t at = 0;     /* number of the instruction */
	int64_t target = -1; /* of a jump: number of an instruction */
};

/* One function: its instructions, and the lines of D between them. */
struct Function {
	std::string name;
	std::string head; /* the line before its first instruction: "dt_fault, 46 instructions", "dt_count:" */
	std::vector<Line> lines;
};

/* The parts of dumps that are shown in one golden, and not repeated in others. */
class Shown {
public:
	/* @program: dump of a clause that does nothing; @fault: of one that can fail; @linked: of trampolines of each kind. */
	Shown(const std::string &program, const std::string &fault, const std::string &linked);

	/* The name of a part that could not be found in the dumps; "": all were found. */
	const std::string &missing() const { return missing_; }

	/* Names of the goldens whose dumps they are. */
	static constexpr const char *kProgram = "gen/prologue-and-epilogue.d", *kFault = "gen/fault-without-a-record.d",
				    *kLinked = "link/trampolines-and-library.d";

	/* @dump as the golden @name shows it. */
	std::string abridge(const std::string &name, const std::string &dump) const;

private:
	struct Trampoline {
		std::string name;
		std::vector<Line> begin, end;
	};

	void take_blocks(const Function &program);
	void take_trampoline(const Function &function);
	bool abridge_trampoline(Function &function) const;
	bool is_shown_elsewhere(const std::string &name, const Function &function, std::string &where) const;

	std::vector<Line> prologue_, reserve_, commit_, leave_;
	std::vector<Trampoline> trampolines_;
	std::vector<Function> library_;
	std::optional<Function> fault_;
	std::string missing_;
};

} // namespace dt::golden

#endif
