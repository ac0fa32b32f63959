// SPDX-License-Identifier: GPL-2.0
/*
 * Rows of unwinding say what libdw says: for each range of the code of real files, the library function's step
 * leads to the caller that libdw's own expressions give, with registers and memory that the test makes up.
 */
#include <dwarf.h>
#include <elfutils/libdw.h>
#include <fcntl.h>
#include <gelf.h>
#include <gtest/gtest.h>
#include <linux/bpf.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/fd.h"
#include "base/each_line.h"
#include "os/row_table.h"
#include "os/unwind_rows.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wunused-function"

namespace unwind_rows_test {

#include "lib/lib.h"

/* Memory: a number that depends on the address, above all stack pointers. */
u64 memory(u64 address)
{
	return (address * 0x9e3779b97f4a7c15 >> 8) | 1ull << 60;
}

/* Registers of the thread, as struct pt_regs has them. */
u64 thread_regs[21];

long bpf_probe_read_user(void *to, u32 size, const void *from)
{
	for (u32 at = 0; at < size; at += sizeof(u64)) {
		const u64 word = memory(reinterpret_cast<u64>(from) + at);

		std::memcpy(static_cast<char *>(to) + at, &word, sizeof(word));
	}
	return 0;
}

long bpf_probe_read_kernel(void *to, u32 size, const void *from)
{
	if (from)
		std::memcpy(to, from, size);
	else
		std::memset(to, 0, size);
	return from ? 0 : -1;
}

void *bpf_map_lookup_elem(dt_map *, const void *)
{
	return nullptr;
}

void *bpf_get_current_task_btf()
{
	return nullptr;
}

const u64 *bpf_task_pt_regs(void *)
{
	return thread_regs;
}

} // namespace unwind_rows_test

struct unwind_rows_test::dt_map {};

namespace unwind_rows_test {

#include "lib/unwind.bpf.c"

dt_map unwind_rows, unwind_processes;

int dt_count(u32)
{
	return 0;
}

namespace {

/* In the order of DWARF: where pt_regs has it. */
constexpr unsigned kWords[] = {10, 12, 11, 5, 13, 14, 4, 19, 9, 8, 7, 6, 3, 2, 1, 0};
constexpr int kFp = 6;

u64 register_value(u64 number)
{
	return number < std::size(kWords) ? thread_regs[kWords[number]] : thread_regs[16];
}

/* The value of an expression, or the place that a description of a location says. */
u64 evaluate(const Dwarf_Op *ops, size_t count, u64 cfa)
{
	std::vector<u64> stack;
	const auto pop = [&] {
		const u64 value = stack.back();

		stack.pop_back();
		return value;
	};

	for (const Dwarf_Op *op = ops; op < ops + count; op++) {
		if (op->atom >= DW_OP_breg0 && op->atom <= DW_OP_breg31)
			stack.push_back(register_value(op->atom - DW_OP_breg0) + op->number);
		else if (op->atom >= DW_OP_lit0 && op->atom <= DW_OP_lit31)
			stack.push_back(op->atom - DW_OP_lit0);
		else if (op->atom == DW_OP_bregx)
			stack.push_back(register_value(op->number) + op->number2);
		else if (op->atom == DW_OP_call_frame_cfa)
			stack.push_back(cfa);
		else if (op->atom == DW_OP_plus_uconst)
			stack.push_back(pop() + op->number);
		else if (op->atom == DW_OP_deref)
			stack.push_back(memory(pop()));
		else {
			const u64 b = pop(), a = pop();

			switch (op->atom) {
			case DW_OP_and: stack.push_back(a & b); break;
			case DW_OP_ge: stack.push_back(a >= b); break;
			case DW_OP_shl: stack.push_back(a << b); break;
			case DW_OP_plus: stack.push_back(a + b); break;
			default: ADD_FAILURE() << "operation " << int{op->atom}; return 0;
			}
		}
	}
	return stack.back();
}

/* The value of @reg in the caller; false if it is in a register, or nowhere. */
bool saved(Dwarf_Frame *frame, int reg, u64 cfa, u64 &value)
{
	Dwarf_Op space[3], *ops = nullptr;
	size_t count = 0;

	if (dwarf_frame_register(frame, reg, space, &ops, &count) != 0)
		return false;
	if (count == 0 && !ops) {
		value = register_value(static_cast<u64>(reg));
		return true;
	}
	if (count == 0 || ops[0].atom == DW_OP_regx)
		return false;
	value = memory(evaluate(ops, count, cfa));
	return true;
}

struct Tested {
	size_t ranges = 0;
	size_t unknown = 0; /* of these, without a row */
	size_t lost = 0;    /* bytes after which the register that callees keep is not known */
};

class File {
public:
	explicit File(const std::string &path)
		: fd_(open(path.c_str(), O_RDONLY)),
		  elf_((elf_version(EV_CURRENT), elf_begin(fd_.get(), ELF_C_READ, nullptr))),
		  cfi_(dwarf_getcfi_elf(elf_))
	{
		const dt::Result<std::vector<unwind_row>> made = dt::os::unwind_rows(fd_.get());

		EXPECT_TRUE(made);
		if (made)
			rows_ = *made;
		const std::optional<dt::os::FileRows> added = dt::os::RowTable(table_.get()).add(rows_);
		EXPECT_TRUE(added);
		if (added)
			mapping_ = dt::os::code_mapping(0, UINT64_MAX, 0, *added);
	}
	~File()
	{
		dwarf_cfi_end(cfi_);
		elf_end(elf_);
	}

	const std::vector<unwind_row> &rows() const { return rows_; }

	/* Each byte of the code that libdw knows a rule for, range by range. */
	Tested test()
	{
		Tested tested;
		size_t count = 0;

		elf_getphdrnum(elf_, &count);
		for (size_t i = 0; i < count; i++) {
			GElf_Phdr header;

			gelf_getphdr(elf_, static_cast<int>(i), &header);
			if (header.p_type != PT_LOAD || !(header.p_flags & PF_X))
				continue;
			const u64 end = header.p_vaddr + header.p_filesz;
			for (u64 at = header.p_vaddr; at < end && !::testing::Test::HasFailure();)
				at = test_at(at, at - header.p_vaddr + header.p_offset, tested);
		}
		return tested;
	}

private:
	/* Where the next range begins. */
	u64 test_at(u64 at, u64 offset, Tested &tested)
	{
		Dwarf_Frame *frame = nullptr;
		Dwarf_Addr start = 0, end = 0;
		bool is_signal = false;

		if (dwarf_cfi_addrframe(cfi_, at, &frame) != 0)
			return at + 1;
		const int ra = dwarf_frame_info(frame, &start, &end, &is_signal);
		tested.ranges++;
		/* Bytes at all places of an entry of .plt are among them. */
		const u64 distance = (end - at) / 32 | 1;
		for (u64 byte = at; byte < end; byte += distance)
			test_frame(frame, ra, is_signal, offset + byte - at, tested);
		test_frame(frame, ra, is_signal, offset + end - 1 - at, tested);
		std::free(frame);
		return end;
	}

	void test_frame(Dwarf_Frame *frame, int ra, bool is_signal, u64 offset, Tested &tested)
	{
		Dwarf_Op space[3], *ops = nullptr;
		size_t count = 0;
		u64 pc = 0, fp = 0;
		walk w = {.pc = offset,
			  .sp = register_value(7),
			  .fp = register_value(kFp),
			  .regs = (u64)thread_regs,
			  .after_call = 0,
			  .kept_at = (u64)&thread_regs[WORD_KEPT] | 1,
			  .last = 0,
			  .before = 0};

		thread_regs[16] = offset;
		const unwind_row *row = find_row(table_.get(), &mapping_, &w);
		ASSERT_EQ(dwarf_frame_cfa(frame, &ops, &count), 0);
		const u64 cfa = evaluate(ops, count, 0);
		const bool has_pc = saved(frame, ra, cfa, pc);
		if (dwarf_frame_register(frame, ra, space, &ops, &count) == 0 && count == 0) {
			EXPECT_EQ(row->form, UNWIND_END) << std::hex << offset;
			return;
		}
		const bool is_known = has_pc && saved(frame, kFp, cfa, fp);
		if (!is_known) {
			tested.unknown++;
			EXPECT_EQ(row->form, UNWIND_NONE) << std::hex << offset;
			return;
		}
		EXPECT_TRUE(step_by_row(row, &w)) << std::hex << offset;
		EXPECT_EQ(w.sp, cfa) << std::hex << offset;
		EXPECT_EQ(w.pc, pc) << std::hex << offset;
		EXPECT_EQ(w.fp, fp) << std::hex << offset;
		EXPECT_EQ(w.after_call == 0, is_signal) << std::hex << offset;
		test_kept(frame, cfa, w, tested);
	}

	/* libdw knows no rule for the register where a function does not touch it. */
	static void test_kept(Dwarf_Frame *frame, u64 cfa, const walk &w, Tested &tested)
	{
		u64 kept = 0, is_bad = 0;

		if (!saved(frame, UNWIND_KEPT, cfa, kept)) {
			EXPECT_TRUE(w.kept_at & 1);
		} else if (w.kept_at) {
			EXPECT_EQ(kept_register(&w, &is_bad), kept);
		} else {
			tested.lost++;
		}
	}

	const dt::Fd fd_;
	Elf *const elf_;
	Dwarf_CFI *const cfi_;
	std::vector<unwind_row> rows_;
	const std::unique_ptr<unwind_table> table_ = std::make_unique<unwind_table>();
	unwind_mapping mapping_ = {};
};

/* The path of a file that this process has mapped; "": none has @part in its name. */
std::string mapped(const std::string &part)
{
	const dt::Result<std::string> maps = dt::read_file("/proc/self/maps");
	std::string path;

	dt::for_each_line(*maps, [&](std::string_view line) {
		const size_t at = line.find('/');

		if (at != std::string_view::npos && line.find(part, at) != std::string_view::npos)
			path = line.substr(at);
	});
	return path;
}

class UnwindRows : public ::testing::TestWithParam<const char *> {};

TEST_P(UnwindRows, AreWhatLibdwSays)
{
	const std::string name = GetParam(), path = name[0] == '/' ? name : mapped(name);

	for (u64 i = 0; i < std::size(thread_regs); i++)
		thread_regs[i] = (i + 1) << 40;
	thread_regs[19] = 0x10000; /* the stack pointer is below all other numbers */
	File file(path);
	const Tested tested = file.test();
	EXPECT_GT(tested.ranges, 1000u) << path;
	/* The functions that set all registers, such as longjmp(), keep the return address in a register. */
	EXPECT_LE(tested.unknown, 300u) << path;
	EXPECT_LE(tested.lost, 300u) << path;
	EXPECT_LE(file.rows().size(), tested.ranges * 5 / 4) << path;
}

INSTANTIATE_TEST_SUITE_P(OfFiles, UnwindRows, ::testing::Values("libc.so.6", "ld-linux", "/bin/bash"));

TEST(UnwindRowsOf, FilesThatAreNotElfAreNone)
{
	const dt::Fd fd(open("/proc/self/status", O_RDONLY));
	const dt::Result<std::vector<unwind_row>> rows = dt::os::unwind_rows(fd.get());

	ASSERT_TRUE(rows);
	EXPECT_TRUE(rows->empty());
}

static_assert(sizeof(unwind_row) == 12);

} // namespace
} // namespace unwind_rows_test

#pragma GCC diagnostic pop
