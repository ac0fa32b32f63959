// SPDX-License-Identifier: GPL-2.0
/*
 * Kernel structures that D functions read; see kernel.h. The bits are those of
 * kernel/locking/mutex.h, rwsem.c and include/asm-generic/qrwlock.h. Locks of a
 * PREEMPT_RT kernel are built from struct rt_mutex_base: include/linux/rwbase_rt.h.
 */
#include "check/kernel.h"

#include <iterator>

namespace dt::check {

using namespace typed;

namespace {

constexpr uint64_t kMutexOwner = ~7ull; /* of owner; the rest are flags */

/* A test of the word of a lock: its bits @mask are @value, or are not. */
struct LockTest {
	BuiltinId id;
	uint64_t mask;
	CompareOp op;
	uint64_t value;
};

constexpr LockTest kRwlock[] = {
	{BuiltinId::RwReadHeld, ~0x1ffull & 0xffffffff, CompareOp::Ne, 0}, /* readers are counted above */
	{BuiltinId::RwWriteHeld, 0xff, CompareOp::Eq, 0xff},
	{BuiltinId::RwIswriter, 0x1ff, CompareOp::Ne, 0}, /* holds the lock, or waits */
};

constexpr LockTest kRwsem[] = {
	{BuiltinId::RwReadHeld, ~0ull >> 1 & ~0xffull, CompareOp::Ne,
	 0}, /* the highest bit says that counting failed */
	{BuiltinId::RwWriteHeld, 1, CompareOp::Eq, 1},
	{BuiltinId::RwIswriter, 1, CompareOp::Eq, 1},
};

/* Both kinds of a PREEMPT_RT kernel: READER_BIAS less when a writer holds the lock or waits, and then WRITER_BIAS. */
constexpr LockTest kRwbase[] = {
	{BuiltinId::RwReadHeld, 0x3fffffff, CompareOp::Ne, 0},
	{BuiltinId::RwWriteHeld, 0xffffffff, CompareOp::Eq, 1u << 30},
	{BuiltinId::RwIswriter, 1u << 31, CompareOp::Eq, 0},
};

/* Where a lock has the word that says who holds it, and what the word says. */
struct LockWord {
	std::vector<std::string> path;
	const LockTest *tests;
};

LockWord rwlock_word(const Type *lock, bool is_sem)
{
	if (!lock->is_error() && find_member(lock, "rwbase"))
		return {{"rwbase", "readers", "counter"}, kRwbase};
	return is_sem ? LockWord{{"count", "counter"}, kRwsem} : LockWord{{"raw_lock", "cnts", "counter"}, kRwlock};
}

} // namespace

const Type *KernelReads::structure(TypeTag tag, std::string_view name, Span span)
{
	if (const Type *type = kernel_.find(tag, name))
		return type;
	diags_.error(Tag::D_TYPE_ERR, span, "the kernel's type " + std::string(name) + " is not known",
		     kernel_.failure());
	return &types::Error;
}

/* The @type of the kernel that @pointer leads to. */
ExprPtr KernelReads::object_at(ExprPtr pointer, const Type *type, Span span)
{
	/* Not convert(), to which a pointer is a pointer. The object is the kernel's, whatever the pointer says. */
	if (!pointer->type->is_pointer() || pointer->type->is_userland || actual(pointer->type->of) != type)
		pointer = make_typed(pool_.pointer_to(type), span, Convert{std::move(pointer)});
	return places_.dereference(std::move(pointer), span);
}

/*
 * execname. The thread's own copy of its name is two words: the kernel fills all that follows the NUL. Types that are not
 * those of the running kernel may have it elsewhere, and then a helper reads it.
 */
ExprPtr KernelReads::name_of_thread(const Builtin &builtin, Span span)
{
	BuiltinVar variable = {&builtin};
	const Type *task = options_.btfpath.empty() ? kernel_.find(TypeTag::Struct, "task_struct", "vmlinux") : nullptr;

	const std::optional<Member> name = task ? find_member(task, "comm") : std::nullopt;

	if (name && name->type->size == 16 && name->bit_offset % 64 == 0)
		variable.comm_at = name->bit_offset / 8;
	return make_typed(builtin.type, span, variable);
}

/* The integer or pointer at the end of @path in the @type that @pointer leads to, as unsigned long. */
ExprPtr KernelReads::word(ExprPtr pointer, const Type *type, const std::vector<std::string> &path, Span span)
{
	if (type->is_error())
		return error_expr(span);
	ExprPtr place = object_at(std::move(pointer), type, span);
	for (const std::string &member : path)
		place = places_.member_of(std::move(place), member, span);
	/* A counter of 32 bits is not extended by its sign. */
	if (place->type->is_integer() && place->type->size == 4)
		place = convert(std::move(place), &types::UInt);
	return convert(std::move(place), &types::ULong);
}

ExprPtr KernelReads::masked(ExprPtr word, uint64_t mask, Span span)
{
	if (word->type->is_error())
		return word;
	return fold(make_typed(&types::ULong, span,
			       Arith{ArithOp::BitAnd, std::move(word), make_typed(&types::ULong, span, Int{mask})}));
}

ExprPtr KernelReads::mutex_call(BuiltinId id, ExprPtr mutex, Span span)
{
	/* All of Linux' mutexes spin for a while and sleep then. */
	if (id == BuiltinId::MutexTypeAdaptive || id == BuiltinId::MutexTypeSpin) {
		ExprPtr answer = make_typed(&types::Int, span, Int{id == BuiltinId::MutexTypeAdaptive});

		return make_typed(&types::Int, span, Comma{std::move(mutex), std::move(answer)});
	}
	const Type *type = structure(TypeTag::Struct, "mutex", span);
	const bool is_rt = !type->is_error() && find_member(type, "rtmutex");
	const std::vector<std::string> path = is_rt ? std::vector<std::string>{"rtmutex", "owner"} :
						      std::vector<std::string>{"owner", "counter"};
	ExprPtr owner = masked(word(std::move(mutex), type, path, span), kMutexOwner, span);
	if (owner->type->is_error())
		return owner;
	if (id == BuiltinId::MutexOwner)
		return convert(std::move(owner), &types::VoidPtr);
	return make_typed(&types::Int, span,
			  Compare{CompareOp::Eq, std::move(owner), convert(this_thread(span), &types::ULong)});
}

/* A semaphore if the pointer says so, else an rwlock_t. */
ExprPtr KernelReads::rwlock_call(BuiltinId id, ExprPtr lock, Span span)
{
	const bool is_sem = lock->type->is_pointer() && actual(lock->type->of)->name == "struct rw_semaphore";
	const Type *type = is_sem ? structure(TypeTag::Struct, "rw_semaphore", span) :
				    structure(TypeTag::None, "rwlock_t", span);
	const LockWord where = rwlock_word(type, is_sem);
	const LockTest *test = where.tests;

	while (test->id != id)
		test++;
	ExprPtr bits = masked(word(std::move(lock), type, where.path, span), test->mask, span);
	if (bits->type->is_error())
		return bits;
	return make_typed(&types::Int, span,
			  Compare{test->op, std::move(bits), make_typed(&types::ULong, span, Int{test->value})});
}

/* The library follows the parents itself. The call tells where struct task_struct has the parent and the process. */
ExprPtr KernelReads::progenyof_call(const Builtin &builtin, ExprPtr pid, Span span)
{
	const Type *task = structure(TypeTag::Struct, "task_struct", span);

	if (task->is_error())
		return error_expr(span);
	/* In a namespace of its own, the number of a process is that of its first thread there. */
	const char *number = options_.pid_namespace ? "group_leader" : "tgid";
	const auto parent = find_member(task, "real_parent"), numbered = find_member(task, number);
	if (!parent || !numbered)
		return places_.member_error(task, parent ? number : "real_parent", span);
	std::vector<ExprPtr> args;
	args.push_back(std::move(pid));
	args.push_back(make_typed(&types::ULong, span,
				  Int{static_cast<uint64_t>(parent->bit_offset / 8) << 32 | numbered->bit_offset / 8}));
	if (options_.pid_namespace && !add_namespace(args, span))
		return error_expr(span);
	return make_typed(builtin.type, span, Call{&builtin, std::move(args)});
}

/*
 * Adds to @layout where the kernel has @members, each in 8 bits from bit @shift on, in units of 4 bytes. An unknown member
 * is reported.
 */
bool KernelReads::add_members(uint64_t &layout, int shift, std::span<const MemberPath> members, Span span)
{
	for (const MemberPath &wanted : members) {
		const Type *type = structure(TypeTag::Struct, wanted.type, span);
		if (type->is_error())
			return false;
		auto member = find_member(type, wanted.member);
		if (!member && !wanted.renamed.empty())
			member = find_member(type, wanted.renamed);
		const auto inner = member && !wanted.inner.empty() ? find_member(member->type, wanted.inner) : member;
		if (!inner) {
			places_.member_error(member ? member->type : type,
					     std::string(member ? wanted.inner : wanted.member), span);
			return false;
		}
		const uint64_t bits = member->bit_offset + (wanted.inner.empty() ? 0 : inner->bit_offset);
		layout |= (bits / 32 & 0xff) << shift;
		shift += 8;
	}
	return true;
}

/* Where the kernel has the numbers of a thread, and the namespace whose number is meant: lib/kernel.bpf.c. */
bool KernelReads::add_namespace(std::vector<ExprPtr> &args, Span span)
{
	constexpr MemberPath kMembers[] = {
		{"pid", "level", ""}, {"pid", "numbers", ""},	       {"upid", "nr", ""},
		{"upid", "ns", ""},   {"pid_namespace", "ns", "inum"},
	};
	const Type *task = structure(TypeTag::Struct, "task_struct", span);
	if (task->is_error())
		return false;
	const auto thread_pid = find_member(task, "thread_pid");
	if (!thread_pid) {
		places_.member_error(task, "thread_pid", span);
		return false;
	}
	uint64_t layout = thread_pid->bit_offset / 8 & 0xffff;
	if (!add_members(layout, 16, kMembers, span))
		return false;
	layout |= static_cast<uint64_t>(structure(TypeTag::Struct, "upid", span)->size / 4) << 56;
	args.push_back(make_typed(&types::ULong, span, Int{layout}));
	args.push_back(make_typed(&types::ULong, span, Int{options_.pid_namespace}));
	return true;
}

/* The number that the tool's namespace has for the thread, or the struct pid, at @pointer. */
ExprPtr KernelReads::number_in_namespace(const Builtin &builtin, ExprPtr pointer, Span span)
{
	std::vector<ExprPtr> args;

	if (pointer->type->is_error())
		return pointer;
	args.push_back(convert(std::move(pointer), &types::ULong));
	if (!add_namespace(args, span))
		return error_expr(span);
	return make_typed(builtin.type, span, Call{&builtin, std::move(args)});
}

/* pid_number() of a struct pid. Where the tool has all processes, the number is the outermost one. */
ExprPtr KernelReads::pid_call(const Builtin &builtin, ExprPtr pid, Span span)
{
	if (options_.pid_namespace)
		return number_in_namespace(builtin, std::move(pid), span);
	const Type *type = structure(TypeTag::Struct, "pid", span);
	if (type->is_error())
		return error_expr(span);
	ExprPtr numbers = places_.member_of(object_at(std::move(pid), type, span), "numbers", span);
	if (numbers->type->is_error())
		return numbers;
	const Type *first = pool_.pointer_to(numbers->type->of);
	ExprPtr outermost = places_.dereference(places_.take_address(std::move(numbers), first, span), span);
	return convert(places_.member_of(std::move(outermost), "nr", span), builtin.type);
}

/* task_pid() and task_tid(): what pid and tid are for another thread. */
ExprPtr KernelReads::task_call(const Builtin &builtin, ExprPtr task, Span span)
{
	const bool is_process = builtin.id == BuiltinId::TaskPid;
	const Type *type = structure(TypeTag::Struct, "task_struct", span);

	if (type->is_error())
		return error_expr(span);
	if (!options_.pid_namespace)
		return convert(places_.member_of(object_at(std::move(task), type, span), is_process ? "tgid" : "pid",
						 span),
			       builtin.type);
	if (is_process)
		task = places_.member_of(object_at(std::move(task), type, span), "group_leader", span);
	return number_in_namespace(builtin, std::move(task), span);
}

/* The library follows names upwards, as for d_path(). */
ExprPtr KernelReads::cgroup_call(const Builtin &builtin, ExprPtr cgroup, Span span)
{
	constexpr MemberPath kMembers[] = {
		{"cgroup", "kn", ""},
		{"kernfs_node", "parent", "", "__parent"},
		{"kernfs_node", "name", ""},
	};
	uint64_t layout = 0;

	if (!add_members(layout, 0, kMembers, span))
		return error_expr(span);
	return with_layout(builtin, std::move(cgroup), layout, span);
}

/* A call of the library with an address, and with the offsets of the members that it reads there. */
ExprPtr KernelReads::with_layout(const Builtin &builtin, ExprPtr address, uint64_t layout, Span span)
{
	std::vector<ExprPtr> args;

	args.push_back(convert(std::move(address), &types::ULong));
	args.push_back(make_typed(&types::ULong, span, Int{layout}));
	return make_typed(builtin.type, span, Call{&builtin, std::move(args)});
}

/* d_path(): the library follows names upwards. The call tells where members are, in units of 4 bytes. */
ExprPtr KernelReads::path_call(const Builtin &builtin, ExprPtr path, Span span)
{
	constexpr MemberPath kMembers[] = {
		{"dentry", "d_parent", ""},	 {"dentry", "d_name", "name"}, {"dentry", "d_name", "len"},
		{"vfsmount", "mnt_root", ""},	 {"mount", "mnt", ""},	       {"mount", "mnt_parent", ""},
		{"mount", "mnt_mountpoint", ""},
	};
	uint64_t layout = 0;

	if (!add_members(layout, 0, kMembers, span))
		return error_expr(span);
	return with_layout(builtin, std::move(path), layout, span);
}

/* curthread as an address, which needs no types of the kernel. */
ExprPtr KernelReads::this_thread(Span span)
{
	return make_typed(&types::VoidPtr, span, BuiltinVar{&builtin(BuiltinId::CurThread)});
}

/* The integer or pointer at the end of @path from curthread, as @type. */
ExprPtr KernelReads::of_this_thread(const std::vector<std::string> &path, const Type *type, Span span)
{
	const Type *task = structure(TypeTag::Struct, "task_struct", span);
	if (task->is_error())
		return error_expr(span);
	ExprPtr place = make_typed(pool_.pointer_to(task), span, BuiltinVar{&builtin(BuiltinId::CurThread)});
	for (const std::string &member : path) {
		if (place->type->is_pointer())
			place = places_.dereference(std::move(place), span);
		place = places_.member_of(std::move(place), member, span);
	}
	return place->type->is_error() ? std::move(place) : convert(std::move(place), type);
}

/* R_DS and its kind, which struct pt_regs has not: the kernel keeps them with the thread. nullptr: another number. */
ExprPtr KernelReads::selector(uint64_t number, Span span)
{
#ifdef __x86_64__
	constexpr uint64_t first = 21; /* dlib/x86_64/regs.d */
	constexpr const char *members[] = {"ds", "es", "fsindex", "gsindex", "trap_nr", "error_code"};

	if (number >= first && number - first < std::size(members))
		return of_this_thread({"thread", members[number - first]}, &types::UInt64, span);
#else
	(void)number;
	(void)span;
#endif
	return nullptr;
}

bool KernelReads::has_variable(const char *name) const
{
	return !kernel_.variables(parse_variable_name(name)).empty();
}

ExprPtr KernelReads::preempt_count(const Type *task, Span span)
{
	const auto info = find_member(task, "thread_info");

	if (info && find_member(info->type, "preempt_count"))
		return of_this_thread({"thread_info", "preempt_count"}, &types::ULong, span);

	const bool is_hot = has_variable("pcpu_hot");
	ExprPtr place = symbols_.name(is_hot ? "pcpu_hot" : "__preempt_count", span);

	if (is_hot)
		place = places_.member_of(std::move(place), "preempt_count", span);
	return convert(std::move(place), &types::ULong);
}

/*
 * ipl is made of preempt_count, which is the thread's on some processors, the CPU's on others. A PREEMPT_RT kernel keeps
 * the bits of soft interrupts apart, in the thread, with the same positions. A kernel that counts in these bits who has
 * disabled interrupts has those of interrupts and NMIs 8 bits further up, and bit 31 says something else.
 */
ExprPtr KernelReads::interrupts(const Builtin &builtin, Span span)
{
	const Type *task = structure(TypeTag::Struct, "task_struct", span);
	std::vector<ExprPtr> args;

	if (task->is_error())
		return error_expr(span);
	args.push_back(preempt_count(task, span));
	if (args[0]->type->is_error())
		return error_expr(span);
	if (has_variable("local_interrupt_disable_state")) {
		const auto with = [&](ExprPtr left, ArithOp op, uint64_t right) {
			return make_typed(&types::ULong, span,
					  Arith{op, std::move(left), make_typed(&types::ULong, span, Int{right})});
		};
		ExprPtr above = with(with(preempt_count(task, span), ArithOp::Shr, 8), ArithOp::BitAnd, 0x7f0000);

		args[0] = with(std::move(args[0]), ArithOp::BitAnd, 0xffff);
		args[0] = make_typed(&types::ULong, span, Arith{ArithOp::BitOr, std::move(args[0]), std::move(above)});
	}
	if (find_member(task, "softirq_disable_cnt"))
		args[0] = make_typed(&types::ULong, span,
				     Arith{ArithOp::BitOr, std::move(args[0]),
					   of_this_thread({"softirq_disable_cnt"}, &types::ULong, span)});
	return make_typed(builtin.type, span, Call{&builtin, std::move(args)});
}

/* The library reads the arguments itself. The call tells which members hold their addresses. */
ExprPtr KernelReads::arguments_of_process(const Builtin &builtin, Span span)
{
	const Type *task = structure(TypeTag::Struct, "task_struct", span);
	const Type *memory = task->is_error() ? task : structure(TypeTag::Struct, "mm_struct", span);
	uint64_t offsets = 0;
	int shift = 0;

	if (memory->is_error())
		return error_expr(span);
	for (const auto &[type, name] : {std::pair{task, "mm"}, {memory, "arg_start"}, {memory, "arg_end"}}) {
		const auto member = find_member(type, name);

		if (!member)
			return places_.member_error(type, name, span);
		offsets |= static_cast<uint64_t>(member->bit_offset / 8 & 0xffff) << shift;
		shift += 16;
	}
	return with_layout(builtin, this_thread(span), offsets, span);
}

ExprPtr KernelReads::variable(const Builtin &builtin, Span span)
{
	if (options_.pid_namespace) {
		switch (builtin.id) {
		case BuiltinId::Pid:
			return number_in_namespace(builtin, of_this_thread({"group_leader"}, &types::ULong, span),
						   span);
		case BuiltinId::Tid: return number_in_namespace(builtin, of_this_thread({}, &types::ULong, span), span);
		case BuiltinId::Ppid:
			return number_in_namespace(builtin,
						   of_this_thread({"real_parent", "group_leader"}, &types::ULong, span),
						   span);
		default: break;
		}
	}
	switch (builtin.id) {
	case BuiltinId::ExecName: return name_of_thread(builtin, span);
	case BuiltinId::ExecArgs: return arguments_of_process(builtin, span);
	case BuiltinId::Ipl: return interrupts(builtin, span);
	case BuiltinId::Vtimestamp: return of_this_thread({"se", "sum_exec_runtime"}, builtin.type, span);
	default: return nullptr;
	}
}

ExprPtr KernelReads::call(const Builtin &builtin, std::vector<ExprPtr> &args, Span span)
{
	switch (builtin.id) {
	case BuiltinId::MutexOwned:
	case BuiltinId::MutexOwner:
	case BuiltinId::MutexTypeAdaptive:
	case BuiltinId::MutexTypeSpin: return mutex_call(builtin.id, std::move(args[0]), span);
	case BuiltinId::RwIswriter:
	case BuiltinId::RwReadHeld:
	case BuiltinId::RwWriteHeld: return rwlock_call(builtin.id, std::move(args[0]), span);
	case BuiltinId::CgroupContainer:
	case BuiltinId::CgroupPath: return cgroup_call(builtin, std::move(args[0]), span);
	case BuiltinId::PidNumber: return pid_call(builtin, std::move(args[0]), span);
	case BuiltinId::TaskPid:
	case BuiltinId::TaskTid: return task_call(builtin, std::move(args[0]), span);
	case BuiltinId::DPath: return path_call(builtin, std::move(args[0]), span);
	case BuiltinId::Progenyof: return progenyof_call(builtin, std::move(args[0]), span);
	default: return nullptr;
	}
}

} // namespace dt::check
