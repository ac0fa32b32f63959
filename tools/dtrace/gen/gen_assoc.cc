// SPDX-License-Identifier: GPL-2.0
/*
 * Associative arrays and thread-local storage: data in kernel maps that a
 * helper call looks up.
 *
 * Each use of an element writes its key into working memory. The kernel
 * compares and hashes all bytes of the key, so the bytes of a string are
 * cleared first.
 */
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

namespace {

/* Does @expr write all @bytes of its place in a key? The kernel fills what is behind the name of a task. */
bool fills(const typed::Expr &expr, uint32_t bytes, uint64_t strsize)
{
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

	return variable && variable->builtin->id == BuiltinId::ExecName && bytes == string_bytes(expr, strsize);
}

} // namespace

/* Writes the tuple; where it is in working memory. */
uint32_t Builder::key_of(const typed::AssocRef &node)
{
	const AssocMap &map = shared_.storage.map(*node.variable);
	const uint32_t key = work_.take(static_cast<uint32_t>(map.key_bytes));
	uint32_t at = key;

	if (node.variable->scope == ast::Scope::Self) {
		const Reg task = context_field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg;
		const Reg tid = context_field(offsetof(dtrace_bpf_context, tid), 4, "ctx.tid").reg;

		const Memory thread = working_memory(at, kThreadKeyBytes);
		const auto offset = static_cast<int16_t>(thread.offset);
		code_.emit(store(Width::dw, thread.base, offset, task), "thread");
		code_.emit(store(Width::dw, thread.base, static_cast<int16_t>(offset + 8), tid));
		at += kThreadKeyBytes;
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		const typed::Expr &expr = *node.keys[i];

		if (expr.type->is_scalar()) {
			const Value v = value(expr);
			store_direct(working_memory(at, 8), {}, &types::Long, v);
		} else {
			const Memory to = working_memory(at, map.keys[i]);

			if (!fills(expr, map.keys[i], shared_.strsize))
				zero(to);
			put(expr, {to.base, to.offset,
				   expr.type->is_string() ? string_bytes(expr, shared_.strsize) :
							    bytes_of(expr.type, shared_.strsize)});
		}
		at += map.keys[i];
	}
	return key;
}

Reg Builder::find_element(const Place &place)
{
	const Reg r = code_.new_reg();

	address(Reg::r2, {scratch(), static_cast<int32_t>(place.key), 0});
	code_.emit(load_map(Reg::r1, shared_.storage.map(*place.variable).name));
	code_.emit(call_helper(BPF_FUNC_map_lookup_elem));
	code_.emit(mov(r, Reg::r0));
	return r;
}

/* Sets the element to what working memory holds at @value. */
void Builder::update_element(const Place &place, uint32_t value)
{
	const Label done = code_.new_label();

	address(Reg::r3, {scratch(), static_cast<int32_t>(value), 0});
	address(Reg::r2, {scratch(), static_cast<int32_t>(place.key), 0});
	code_.emit(load_map(Reg::r1, shared_.storage.map(*place.variable).name));
	code_.emit(mov(Reg::r4, BPF_ANY));
	code_.emit(call_helper(BPF_FUNC_map_update_elem));
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, done));
	count(Counter::DynamicDrops);
	code_.bind(done);
}

void Builder::delete_element(const Place &place)
{
	address(Reg::r2, {scratch(), static_cast<int32_t>(place.key), 0});
	code_.emit(load_map(Reg::r1, shared_.storage.map(*place.variable).name));
	code_.emit(call_helper(BPF_FUNC_map_delete_elem));
}

/* The task's storage, or null if it has none and none is to be made, or none could be made. */
Reg Builder::self_storage(bool create)
{
	const Label there = code_.new_label();
	const bool first = code_.known.self == Reg::none;
	const Reg r = first ? code_.new_reg() : code_.known.self;

	if (!first && !create)
		return r;
	if (!first)
		code_.emit(jump_if(Cmp::ne, r, 0, there));
	code_.emit(load(Width::dw, Reg::r2, context_, offsetof(dtrace_bpf_context, task)), "ctx.task");
	code_.emit(load_map(Reg::r1, kMapSelf));
	code_.emit(mov(Reg::r3, 0));
	code_.emit(mov(Reg::r4, create ? BPF_LOCAL_STORAGE_GET_F_CREATE : 0));
	code_.emit(call_helper(BPF_FUNC_task_storage_get));
	code_.emit(mov(r, Reg::r0));
	code_.known.self = r;
	code_.bind(there);
	return r;
}

} // namespace dt::gen
