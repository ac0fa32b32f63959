/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Declarations of providers: `provider shop { probe order__start(int id, string item); };`
 * gives args[] of shop1234:::order-start their types.
 *
 * The declaration is in the program or in a D library. Libraries are searched
 * when a program uses args[] of a static probe whose provider it does not
 * declare.
 *
 * A declaration can have a second list after a colon: the arguments that the
 * user sees, in another order or with other types, such as
 * `(int id, in_t *p) : (out_t *p, int id)`. An argument of the second list is the
 * passed argument of the same name or, if it has no name, in the same position.
 * A pointer to a struct of another type needs a translator.
 *
 * A pointer that a process passes points into the memory of the process. A string
 * that a process passes is such a pointer, too.
 */
#ifndef DTRACE_CHECK_DECLARED_H
#define DTRACE_CHECK_DECLARED_H

#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check/checker_part.h"
#include "check/type_names.h"
#include "probe/provider.h"

namespace dt::check {

/* An element of the args[] of a declared probe. */
struct DeclaredArg {
	const Type *type;   /* types::Error after a message */
	const Type *passed; /* of the argument that it comes from */
	unsigned number;    /* of that argument: 0 for arg0 */

	bool operator==(const DeclaredArg &other) const
	{
		return number == other.number && same_type(type, other.type) && same_type(passed, other.passed);
	}
	/* Must a translator make it? */
	bool is_translated() const;
};

class DeclaredProbes : CheckerPart {
public:
	explicit DeclaredProbes(CheckerParts &parts) : CheckerPart(parts) {}

	void declare(const ast::ProviderDecl &decl);
	/* What is declared of @probe, whose arguments are used at @use; nullptr: nothing, or it is no static probe. */
	const std::vector<DeclaredArg> *find(const Probe &probe, Span use);
	std::vector<typed::ProviderTypes> take() { return std::move(providers_); }

private:
	struct Declared {
		std::string provider, name; /* as in a description: order-start */
		std::vector<DeclaredArg> args;
	};

	void check_name(const ast::ProviderDecl &decl);
	typed::ProviderTypes::DeclaredProbe probe(const std::string &provider, const ast::ProbeDecl &decl);
	DeclaredArg seen(const std::string &probe, const ast::ProbeDecl &decl, size_t number,
			 const typed::ProviderTypes::DeclaredProbe &types);
	const Type *argument_type(const ast::Declarator &arg);
	const Type *in_process(const Type *type);
	const Declared *find(std::string_view provider, std::string_view name) const;

	std::vector<typed::ProviderTypes> providers_;
	std::deque<Declared> probes_;
	std::set<std::string, std::less<>> searched_; /* providers that libraries have been asked for */
};

} // namespace dt::check

#endif
