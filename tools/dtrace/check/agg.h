/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Aggregations: @name[keys] = function(value), and the actions on them.
 *
 * The first statement that fills an aggregation fixes its function, the types
 * of its keys and its constants. All later statements must agree with the first
 * one, because all of them add to the same buckets.
 */
#ifndef DTRACE_CHECK_AGG_H
#define DTRACE_CHECK_AGG_H

#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "check/call.h"
#include "check/checker_part.h"
#include "check/record_rules.h"

namespace dt::check {

class Aggregations : CheckerPart {
public:
	explicit Aggregations(CheckerParts &parts) : CheckerPart(parts) {}

	/* @target = function(...) as a statement; nullptr after a message. */
	typed::StmtPtr update(const ast::Assign &assign, const ast::Aggregate &target, Span span);
	/* clear(), trunc(), normalize(), denormalize() */
	void act_on(const ast::Call &call, typed::Action &action);
	void printa(const ast::Call &call, typed::Action &action);
	/* print() and printa() of an associative array, argument @number of @call; the action becomes printa(). */
	void print_array(const ast::Call &call, size_t number, typed::Action &action);

	/* Says of those that were printed before their first statement that this comes later. */
	void explain_early_uses() const;

	/* Forgets all aggregations: the clauses are checked again. */
	void clear()
	{
		list_.clear();
		by_name_.clear();
	}

	/* All aggregations, in order of first use. Their addresses do not change. */
	std::deque<typed::Aggregation> take() { return std::move(list_); }

private:
	typed::Aggregation *find(const std::string &name);
	bool same_function(const typed::Aggregation &agg, const Builtin &function, Span span);
	bool add_keys(const ast::Aggregate &node, typed::Aggregation &agg, bool is_first,
		      std::vector<typed::ExprPtr> &keys, Span span);
	bool add_values(const ast::Call &call, const Builtin &function, typed::Aggregation &agg,
			std::vector<typed::ExprPtr> &values, std::vector<int64_t> &params);
	bool params_agree(const Builtin &function, const std::vector<int64_t> &params, const typed::Aggregation &agg,
			  bool is_first, const ast::Call &call);
	const typed::Aggregation *argument(const ast::Call &call, size_t number, Tag not_one, Tag unknown);
	/* What printa() prints in rows. */
	struct PrintedTable {
		std::string name;
		const std::vector<const Type *> &keys;
		const Type *value;
	};
	void printa_format(const ast::Call &call, const PrintedTable &table, typed::Action &action);

	std::deque<typed::Aggregation> list_;
	std::unordered_map<std::string, typed::Aggregation *> by_name_;
};

} // namespace dt::check

#endif
