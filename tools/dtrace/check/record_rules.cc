// SPDX-License-Identifier: GPL-2.0
/*
 * Order of actions; see record_rules.h.
 */
#include "check/record_rules.h"

#include <cstdint>
#include <string>

namespace dt::check {

namespace {

/* The role of an action in the rules of order. */
enum class Role : uint8_t {
	Speculate,
	Commit,
	Discard,
	Exit,
	Destructive,
	DestructiveRecord,
	Aggregate,
	Record,
	kCount
};

struct OrderRow {
	Role role;
	Tag after_speculate, after_commit, after_discard, after_record; /* kCount: allowed */
};

constexpr OrderRow kOrder[] = {
	{Role::Speculate, Tag::D_SPEC_SPEC, Tag::D_SPEC_COMM, Tag::D_SPEC_COMM, Tag::D_SPEC_DREC},
	{Role::Commit, Tag::D_COMM_COMM, Tag::kCount, Tag::kCount, Tag::D_COMM_DREC},
	{Role::Discard, Tag::D_COMM_COMM, Tag::kCount, Tag::kCount, Tag::kCount},
	{Role::Exit, Tag::D_EXIT_SPEC, Tag::D_DREC_COMM, Tag::kCount, Tag::kCount},
	{Role::Destructive, Tag::D_ACT_SPEC, Tag::kCount, Tag::kCount, Tag::kCount},
	{Role::DestructiveRecord, Tag::D_ACT_SPEC, Tag::D_DREC_COMM, Tag::kCount, Tag::kCount},
	{Role::Aggregate, Tag::D_AGG_SPEC, Tag::D_AGG_COMM, Tag::kCount, Tag::kCount},
	{Role::Record, Tag::kCount, Tag::D_DREC_COMM, Tag::kCount, Tag::kCount},
};

Role role_of(const Builtin &builtin)
{
	if (builtin.id == BuiltinId::Speculate)
		return Role::Speculate;
	if (builtin.id == BuiltinId::Commit)
		return Role::Commit;
	if (builtin.id == BuiltinId::Discard)
		return Role::Discard;
	if (builtin.id == BuiltinId::Exit)
		return Role::Exit;
	if (builtin.is_destructive())
		return is_recorded(builtin.action) ? Role::DestructiveRecord : Role::Destructive;
	return builtin.kind == BuiltinKind::Aggregating ? Role::Aggregate : Role::Record;
}

} // namespace

void ActionOrder::add(const Builtin &builtin, Span span)
{
	const Role role = role_of(builtin);
	const OrderRow &row = kOrder[static_cast<size_t>(role)];
	const Tag after_end = commits_ ? row.after_commit : discards_ ? row.after_discard : Tag::kCount;
	const std::string name = std::string(builtin.name) + "( )";

	if (speculates_ && row.after_speculate != Tag::kCount)
		diags_.error(row.after_speculate, span, name + " may not follow speculate( )",
			     role == Role::Aggregate || role == Role::Destructive ?
				     "put it before speculate( ), or use a clause of its own" :
				     "use a clause of its own");
	else if (after_end != Tag::kCount)
		diags_.error(after_end, span, name + " may not follow " + (commits_ ? "commit( )" : "discard( )"),
			     "use a clause of its own");
	else if (records_ && row.after_record != Tag::kCount)
		diags_.error(row.after_record, span, name + " may not follow an action that records data",
			     "use a clause of its own, or put it first");
	speculates_ |= role == Role::Speculate;
	commits_ |= builtin.id == BuiltinId::Commit;
	discards_ |= builtin.id == BuiltinId::Discard;
	records_ |= role == Role::Record || role == Role::Exit || role == Role::DestructiveRecord;
}

} // namespace dt::check
