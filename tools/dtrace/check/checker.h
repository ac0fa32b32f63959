/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Internals of check(): programs, their clauses, statements and declarations. The
 * parts in parts.h do everything else. The interface of check() is check.h.
 *
 * The class is in a header because its functions are in two files, check.cc and
 * decl.cc.
 */
#ifndef DTRACE_CHECK_CHECKER_H
#define DTRACE_CHECK_CHECKER_H

#include <string>
#include <vector>

#include "check/check.h"
#include "check/parts.h"

namespace dt::check {

class Checker {
public:
	Checker(ProbeTable &probes, KernelTypes &kernel, dlib::DLibraries *libraries, const Options &options,
		Diags &diags);
	typed::Program run(const std::vector<ast::Program> &programs);

private:
	/* check.cc: programs, clauses, statements */
	/* Checks the clauses of @programs, and the declarations if @declares. */
	void pass(const std::vector<ast::Program> &programs, bool declares);
	void program(const ast::Program &program, bool declares);
	void note_attributes(const ast::Clause &clause, ProgramKind kind, typed::SourceClauses &source);
	void note_destructive();
	void report_unknown_types();
	void note_companion(std::string_view text);
	void clauses_of(const ast::Program &companion);
	/* How many there are of it in the typed program. */
	size_t clause(const ast::Clause &clause, ProgramKind kind, bool is_users);
	/* The conditions that decide at a firing whether a clause runs, before its predicate does. */
	struct Guard {
		std::string_view name; /* Probe::guard */
		bool asks_cpu;	       /* -x cpu=N */
		bool asks_container;   /* -x container=PATTERN */
		Probe::Sharing sharing;

		bool operator==(const Guard &) const = default;
	};
	void guarded_clause(const ast::Clause &clause, const Guard &guard, std::vector<uint32_t> probes);
	typed::ExprPtr on_chosen_cpu(Span span);
	typed::ExprPtr in_meant_process(const Probe::Sharing &sharing, Span span);
	typed::ExprPtr in_chosen_container(Span span);
	/* Reports actions that its probes cannot have. */
	void check_probes_of_actions(const typed::Clause &clause);
	void match_probes(const ast::ProbeSpec &spec, ProgramKind kind, std::vector<uint32_t> &ids,
			  std::vector<Probe::Sharing> &sharings);
	void statement(const ast::Stmt &stmt, std::vector<typed::StmtPtr> &out);
	void if_statement(const ast::If &node, Span span, std::vector<typed::StmtPtr> &out);
	/* May an expression do nothing? The 1 of `c ? printf("a") : 1` does nothing. */
	enum class Idle : uint8_t { Refused, Allowed };
	void expression_statement(const ast::Expr &expr, Span span, Idle idle, std::vector<typed::StmtPtr> &out);
	void choice(const ast::Conditional &node, Span span, std::vector<typed::StmtPtr> &out);

	/* decl.cc: declarations */
	void declare(const ast::Item &item);
	void declare_outside(const ast::Item &item);
	void variable(const ast::VarDecl &decl);
	void assoc(const ast::VarDecl &decl);

	ProbeTable &probes_;
	dlib::DLibraries *libraries_; /* may be null */
	const Options &options_;
	Diags &diags_;
	typed::Program out_;
	struct Companion {
		std::string_view text; /* Probe::companion */
		const ast::Program *program;
	};
	std::vector<Companion> companions_; /* of the probes that clauses have, each once */
	CheckerParts parts_;
};

} // namespace dt::check

#endif
