// SPDX-License-Identifier: GPL-2.0
/* Variables of the kernel: those of test/golden/kernel_vars.c, as dtrace-vars describes them. */
#include "type/variables.h"

#include <gtest/gtest.h>

#include "base/fd.h"
#include "test/paths.h"

namespace dt {
namespace {

struct Described : testing::Test {
	TypePool pool;
	KernelTypes kernel{pool, paths::kernel_btf, paths::kernel_vars};

	KernelTypes::BtfVariable only(std::string_view text)
	{
		const auto list = kernel.variables(parse_variable_name(text));

		EXPECT_EQ(list.size(), 1u) << text;
		return list.empty() ? KernelTypes::BtfVariable{} : list[0];
	}
};

TEST(VariableNames, HaveUpToThreeParts)
{
	constexpr struct {
		std::string_view text, module, file, name;
	} rows[] = {
		{"`a", "", "", "a"},
		{"mod`a", "mod", "", "a"},
		{"fork.c`a", "", "fork.c", "a"},
		{"mod`fork.c`a", "mod", "fork.c", "a"},
		{"\"kernel/fork.c\"`a", "", "kernel/fork.c", "a"},
		{"mod`\"fork\"`a", "mod", "fork", "a"},
		{"a*", "", "", "a*"},
	};

	for (const auto &row : rows) {
		const VariableName got = parse_variable_name(row.text);

		EXPECT_EQ(got.module, row.module) << row.text;
		EXPECT_EQ(got.file, row.file) << row.text;
		EXPECT_EQ(got.name, row.name) << row.text;
	}
}

TEST_F(Described, GlobalVariablesAreTheirOwnAnchors)
{
	const KernelTypes::BtfVariable variable = only("`first_of_all");

	EXPECT_EQ(variable.type, &types::ULong);
	EXPECT_EQ(variable.section, ".data");
	EXPECT_EQ(variable.anchor, "first_of_all");
	EXPECT_EQ(variable.distance, 0);
	EXPECT_EQ(variable.bytes, 8u);
	EXPECT_FALSE(variable.is_percpu);
}

TEST_F(Described, StaticOnesLieBesideAGlobalOne)
{
	const KernelTypes::BtfVariable one = only("kernel_vars.c`shared"), two = only("kernel_vars2.c`shared");

	EXPECT_EQ(one.file, "golden/kernel_vars.c");
	EXPECT_NE(one.anchor, "shared");
	EXPECT_EQ(two.anchor, "own_too");
	EXPECT_EQ(std::abs(two.distance), 4);
	EXPECT_EQ(one.text(), "\"golden/kernel_vars.c\"`shared");
}

/* Variables of a description on top of the types of tests, four bytes each; a section of their own for each list. */
struct Written {
	struct Variable {
		const char *name;
		bool is_global;
	};
	std::string path = testing::TempDir() + "/anchors.btf";

	explicit Written(const std::vector<std::vector<Variable>> &sections)
	{
		btf *base = btf__parse(paths::kernel_btf, nullptr), *blob = btf__new_empty_split(base);
		const int type = btf__add_int(blob, "four", 4, 0);
		uint32_t size = 0;

		for (size_t i = 0; i < sections.size(); i++) {
			std::vector<int> ids;

			for (const Variable &variable : sections[i])
				ids.push_back(
					btf__add_var(blob, variable.name,
						     variable.is_global ? BTF_VAR_GLOBAL_ALLOCATED : BTF_VAR_STATIC,
						     type));
			btf__add_datasec(blob, (".data." + std::to_string(i)).c_str(), 64);
			for (uint32_t n = 0; n < ids.size(); n++)
				btf__add_datasec_var_info(blob, ids[n], 4 * n, 4);
		}
		const void *bytes = btf__raw_data(blob, &size);
		std::FILE *file = std::fopen(path.c_str(), "wb");
		std::fwrite(bytes, 1, size, file);
		std::fclose(file);
		btf__free(blob);
		btf__free(base);
	}
};

/* The encoder has made `count` of `count.3`, and /proc/kallsyms may have a plain `count` elsewhere. */
TEST(Anchors, AreTheOnlySymbolsOfTheirNames)
{
	const Written written({{{"count", false}},
			       {{"count", false}, {"lonely", false}},
			       {{"vfs_read", true}, {"mine", false}},
			       {{"seen", true}, {"vfs_read", true}, {"other", false}},
			       {{"single", false}}});
	TypePool pool;
	BtfFile base("vmlinux", std::move(*BtfData::open(paths::kernel_btf, nullptr)), nullptr, pool);
	const auto file = open_description(written.path, "", base, pool);
	ASSERT_TRUE(file) << file.error().text();
	const VariableList list(**file);
	const auto anchor = [&](size_t i) {
		const VariableList::Entry *found = list.anchor(list.entries()[i]);

		return std::string(list.entries()[i].name) + " by " + (found ? std::string(found->name) : "nothing");
	};

	EXPECT_EQ(anchor(0), "count by nothing");
	EXPECT_EQ(anchor(1), "count by nothing");
	EXPECT_EQ(anchor(2), "lonely by lonely");
	EXPECT_EQ(anchor(4), "mine by mine");
	EXPECT_EQ(anchor(6), "vfs_read by seen"); /* there is a function of that name */
	EXPECT_EQ(anchor(7), "other by seen");
	EXPECT_EQ(anchor(8), "single by single");
}

TEST_F(Described, SeveralMeaningsAreAllGiven)
{
	EXPECT_EQ(kernel.variables(parse_variable_name("`shared")).size(), 2u);
	EXPECT_EQ(kernel.variables(parse_variable_name("other.c`shared")).size(), 0u);
	EXPECT_EQ(kernel.variables(parse_variable_name("vars.c`shared")).size(), 0u);
	EXPECT_FALSE(kernel.variable("shared"));
}

TEST_F(Described, PerCpuOnesHaveTheIdOfTheKernelsOwn)
{
	TypePool other_pool;
	KernelTypes own(other_pool, paths::kernel_btf);

	EXPECT_TRUE(only("`runqueue_length").is_percpu);
	EXPECT_NE(only("`runqueue_length").percpu_id, 0u);
	EXPECT_EQ(only("`runqueue_length").percpu_id, own.variable("runqueue_length")->percpu_id);
	EXPECT_TRUE(only("`per_cpu_static").is_percpu);
	EXPECT_EQ(only("`per_cpu_static").percpu_id, 0u);
	EXPECT_EQ(only("`first_of_all").percpu_id, 0u);
}

TEST_F(Described, SectionsOfTheStartAreMarked)
{
	EXPECT_TRUE(only("`boot_cpu").is_init);
	EXPECT_FALSE(only("`own").is_init);
	for (const char *section : {".init.data", ".x86_cpu_dev.init", ".apicdrivers", ".exit.data", ".brk"})
		EXPECT_TRUE(is_init_section(section)) << section;
	for (const char *section : {".data", ".rodata", ".bss", ".data..percpu", ".data..ro_after_init"})
		EXPECT_FALSE(is_init_section(section)) << section;
}

TEST_F(Described, AllAreListed)
{
	unsigned shared = 0, all = 0;

	kernel.each_variable([](std::string_view) { return true; },
			     [&](const KernelTypes::BtfVariable &variable) {
				     all++, shared += variable.name == "shared";
			     });
	EXPECT_EQ(shared, 2u);
	EXPECT_GT(all, 10u);
}

TEST(Descriptions, AreNotOpenedWithoutVariables)
{
	TypePool pool;
	KernelTypes kernel(pool, paths::kernel_btf, "/no/such/file");

	kernel.find(TypeTag::Struct, "task_struct");
	kernel.function("vfs_read");
	EXPECT_EQ(kernel.variables_failure(), "");
	EXPECT_TRUE(kernel.variable("runqueue_length"));
	EXPECT_EQ(kernel.variables_failure(),
		  "only per-CPU variables are known: cannot read /no/such/file: No such file or directory");
}

TEST(Descriptions, OfAnotherKernelAreRefused)
{
	TypePool pool;
	BtfFile base("vmlinux", std::move(*BtfData::open(paths::kernel_btf, nullptr)), nullptr, pool);
	const auto refused = open_description(std::string(paths::kernel_vars), "0123abcd", base, pool);

	ASSERT_FALSE(refused);
	EXPECT_EQ(refused.error().text(),
		  std::string(paths::kernel_vars) +
			  " is of another kernel or module: its build id is missing, not 0123abcd");
	EXPECT_TRUE(open_description(std::string(paths::kernel_vars), "", base, pool));
}

TEST(Descriptions, AreLookedForByBuildId)
{
	TypePool pool;
	BtfFile base("vmlinux", std::move(*BtfData::open(paths::kernel_btf, nullptr)), nullptr, pool);
	const auto none = search_description({"/no/a", "/no/b"}, "0123abcd", base, pool);

	ASSERT_FALSE(none);
	EXPECT_EQ(none.error().text(), "there is no /no/a/0123abcd.btf, nor /no/b/0123abcd.btf; dtrace-vars makes it");
}

TEST(Descriptions, ThatAreCutShortAreRefused)
{
	TypePool pool;
	BtfFile base("vmlinux", std::move(*BtfData::open(paths::kernel_btf, nullptr)), nullptr, pool);
	const std::string path = testing::TempDir() + "/cut.btf";
	const Result<std::string> whole = read_file(paths::kernel_vars);

	ASSERT_TRUE(whole);
	for (const size_t size : {size_t{0}, size_t{10}, sizeof(btf_header), whole->size() / 2, whole->size() - 1}) {
		Fd file(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));

		ASSERT_EQ(write(file.get(), whole->data(), size), static_cast<ssize_t>(size));
		EXPECT_FALSE(open_description(path, "", base, pool)) << size;
	}
	unlink(path.c_str());
}

TEST(BuildId, IsFoundAmongNotes)
{
	const std::string other("\4\0\0\0\5\0\0\0\1\1\0\0"
				"Abc\0"
				"12345\0\0\0",
				24);
	const std::string wanted("\4\0\0\0\4\0\0\0\3\0\0\0"
				 "GNU\0"
				 "\x01\x23\xab\xcd",
				 20);

	EXPECT_EQ(find_build_id(wanted), "0123abcd");
	EXPECT_EQ(find_build_id(other + wanted), "0123abcd");
	EXPECT_EQ(find_build_id(other), "");
	EXPECT_EQ(find_build_id(wanted.substr(0, 19)), "");
	EXPECT_EQ(find_build_id(std::string("\377\377\377\377\377\377\377\377\3\0\0\0", 12)), "");
}

} // namespace
} // namespace dt
