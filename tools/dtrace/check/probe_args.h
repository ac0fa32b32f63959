/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The type of args[n] comes from the prototype of the probed function, from the
 * declaration of a provider, or from another description of the probe. All probes
 * of the clause must agree on it.
 */
#ifndef DTRACE_CHECK_PROBE_ARGS_H
#define DTRACE_CHECK_PROBE_ARGS_H

#include <optional>
#include <utility>
#include <vector>

#include "check/checker_part.h"
#include "check/declared.h"
#include "check/node.h"
#include "type/btf.h"

namespace dt::check {

class ProbeArguments : CheckerPart {
public:
	ProbeArguments(CheckerParts &parts, ProbeTable &probes) : CheckerPart(parts), probes_(probes) {}

	/* From now on, a clause of these probes is checked; nullptr: none. Returns the previous value. */
	const std::vector<uint32_t> *set_clause(const std::vector<uint32_t> *ids) { return std::exchange(ids_, ids); }

	/*
	 * The inline of a D library that args[@index] stands for in all probes of the clause. Empty: argument() knows
	 * the argument, or the error.
	 */
	std::string_view translated(const typed::Expr &index) const;
	/* The inline of a D library that arg@number stands for. Empty: the value of the event itself. */
	std::string_view translated_word(unsigned number) const;
	/* Do the probes of the clause fire in many processes? So do those that it has later. */
	bool has_many_processes() const { return has_many_processes_; }
	void set_many_processes(bool has) { has_many_processes_ = has; }
	/*
	 * While it exists, arg0 ... are those of the event: guards, and the inlines of D libraries that words and args[]
	 * stand for, mean them so.
	 */
	class Untranslated {
	public:
		explicit Untranslated(ProbeArguments &arguments)
			: arguments_(arguments), before_(std::exchange(arguments.is_untranslated_, true))
		{
		}
		~Untranslated() { arguments_.is_untranslated_ = before_; }
		Untranslated(const Untranslated &) = delete;
		Untranslated &operator=(const Untranslated &) = delete;

	private:
		ProbeArguments &arguments_;
		const bool before_;
	};
	/* The type that a translator must make of args[@index], which then is @passed; nullptr: there is no need of one. */
	const Type *wants_translator(const typed::Expr &index, Span span, typed::ExprPtr &passed);
	/* args[@index] */
	typed::ExprPtr argument(const typed::Expr &index, Span span);

private:
	/* Reports that args[@number] is translated, and not the same in all probes of the clause. Returns true then. */
	bool differs(unsigned number, Span span);
	/* What args[@number] is in all probes of the clause; nothing after a message. */
	std::optional<DeclaredArg> common(unsigned number, Span span);
	/* What args[@number] is at @probe. */
	std::optional<DeclaredArg> at_probe(const Probe &probe, unsigned number, Span span);
	std::optional<DeclaredArg> declared_at(const Probe &probe, const std::vector<DeclaredArg> &args,
					       unsigned number, Span span);
	typed::ExprPtr passed_value(unsigned number, const Type *type, Span span);

	ProbeTable &probes_;
	const std::vector<uint32_t> *ids_ = nullptr;
	bool is_untranslated_ = false, has_many_processes_ = false;
};

} // namespace dt::check

#endif
