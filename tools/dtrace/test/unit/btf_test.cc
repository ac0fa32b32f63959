// SPDX-License-Identifier: GPL-2.0
/* Types of the kernel: those of test/golden/kernel.btf.c. */
#include "type/btf.h"

#include <gtest/gtest.h>

#include "test/paths.h"

namespace dt {
namespace {

struct Btf : testing::Test {
	TypePool pool;
	KernelTypes kernel{pool, paths::kernel_btf};

	const Type *struct_type(std::string_view name) { return kernel.find(TypeTag::Struct, name); }
	Member member(std::string_view of, std::string_view name)
	{
		const auto found = find_member(struct_type(of), name);

		EXPECT_TRUE(found) << name;
		return found.value_or(Member{"", &types::Error, 0, 0});
	}
};

TEST_F(Btf, FindsEachKindByItsTag)
{
	EXPECT_EQ(kernel.find(TypeTag::Struct, "task_struct")->name, "struct task_struct");
	EXPECT_EQ(kernel.find(TypeTag::Union, "kernel_value")->size, 8u);
	EXPECT_EQ(kernel.find(TypeTag::Enum, "pid_type")->kind, TypeKind::Enum);
	EXPECT_EQ(kernel.find(TypeTag::None, "atomic_t")->kind, TypeKind::Struct);
	EXPECT_EQ(kernel.find(TypeTag::Struct, "pid_type"), nullptr);
	EXPECT_EQ(kernel.find(TypeTag::None, "task_struct"), nullptr);
	EXPECT_EQ(kernel.find(TypeTag::Struct, "no_such"), nullptr);
	EXPECT_EQ(kernel.failure(), "");
}

TEST_F(Btf, TheSameTypeIsTheSameObject)
{
	EXPECT_EQ(struct_type("cred"), struct_type("cred"));
	EXPECT_EQ(member("task_struct", "cred").type->of, struct_type("cred"));
	EXPECT_EQ(member("task_struct", "real_parent").type->of, struct_type("task_struct"));
	EXPECT_TRUE(same_type(kernel.find(TypeTag::None, "file_t"), struct_type("file")));
}

TEST_F(Btf, IntegersAreThoseOfD)
{
	EXPECT_EQ(member("task_struct", "prio").type, &types::Int);
	EXPECT_EQ(member("task_struct", "state").type, &types::Long);
	EXPECT_EQ(member("task_struct", "pid").type, &types::PidT);
	EXPECT_EQ(member("file", "f_open").type->size, 1u);
	EXPECT_FALSE(member("file", "f_open").type->is_signed);
}

TEST_F(Btf, MembersHaveTheirPlaces)
{
	EXPECT_EQ(member("task_struct", "stack").bit_offset, 64u);
	EXPECT_EQ(member("task_struct", "comm").type->count, 16u);
	EXPECT_EQ(member("task_struct", "matrix").type->name, "int [2][3]");
	EXPECT_EQ(member("task_struct", "matrix").type->size, 24u);
}

TEST_F(Btf, BitFieldsKnowTheirWidth)
{
	EXPECT_EQ(member("flags", "first").bits, 1);
	EXPECT_EQ(member("flags", "second").bit_offset, 1u);
	EXPECT_EQ(member("flags", "third").bits, 12);
	EXPECT_EQ(member("flags", "negative").bits, 5);
	EXPECT_TRUE(member("flags", "negative").type->is_signed);
	EXPECT_EQ(member("flags", "large").bits, 40);
}

TEST_F(Btf, AnonymousMembersAreLookedThrough)
{
	const uint32_t a = member("task_struct", "inner_a").bit_offset;

	EXPECT_EQ(member("task_struct", "inner_b").bit_offset, a + 32);
	EXPECT_EQ(member("task_struct", "inner_c").bit_offset, a + 32);
}

TEST_F(Btf, FunctionsHavePrototypes)
{
	const Type *read = kernel.function("vfs_read");

	ASSERT_NE(read, nullptr);
	ASSERT_EQ(read->params().size(), 4u);
	EXPECT_EQ(read->params()[0].type->of, struct_type("file"));
	EXPECT_EQ(read->params()[2].name, "count");
	EXPECT_EQ(read->of->name, "ssize_t");
	EXPECT_TRUE(kernel.function("do_nothing")->params().empty());
	EXPECT_EQ(kernel.function("no_such"), nullptr);
}

TEST_F(Btf, UserPointersAreMarked)
{
	EXPECT_TRUE(kernel.function("vfs_read")->params()[1].type->is_userland);
	EXPECT_FALSE(kernel.function("vfs_read")->params()[0].type->is_userland);
}

TEST_F(Btf, EnumConstantsAreFoundAnywhere)
{
	EXPECT_EQ(kernel.enumerator("PIDTYPE_TGID")->value, 1);
	EXPECT_EQ(kernel.enumerator("LEVEL_LOW")->value, -1);
	EXPECT_TRUE(kernel.enumerator("LEVEL_LOW")->type->is_signed);
	EXPECT_EQ(kernel.enumerator("TASK_COMM_LEN")->value, 16);
	EXPECT_FALSE(kernel.enumerator("NO_SUCH"));
}

TEST_F(Btf, PerCpuVariablesAreKnownAsSuch)
{
	const auto variable = kernel.variable("current_task");

	ASSERT_TRUE(variable);
	EXPECT_TRUE(variable->is_percpu);
	EXPECT_EQ(variable->module, "vmlinux");
	EXPECT_EQ(variable->type->of, struct_type("task_struct"));
	EXPECT_FALSE(kernel.variable("no_such"));
}

TEST_F(Btf, StructsThatAreNotDefinedAreIncomplete)
{
	const Type *device = member("task_struct", "device").type->of;

	EXPECT_TRUE(device->is_incomplete);
	EXPECT_TRUE(device->members().empty());
}

TEST_F(Btf, NearNamesAreOffered)
{
	NearName near("task_strukt");

	kernel.consider(TypeTag::Struct, near);
	EXPECT_EQ(near.best(), "task_struct");
}

TEST(BtfFailure, IsToldWithThePath)
{
	TypePool pool;
	KernelTypes kernel(pool, "/no/such/file");

	EXPECT_EQ(kernel.failure(), "");
	EXPECT_EQ(kernel.find(TypeTag::Struct, "task_struct"), nullptr);
	EXPECT_EQ(kernel.failure(), "cannot read types of the kernel from /no/such/file: No such file or directory");
}

TEST(BtfFailure, FilesThatAreNoBtfAreRefused)
{
	TypePool pool;
	KernelTypes kernel(pool, "/dev/null");

	EXPECT_EQ(kernel.function("vfs_read"), nullptr);
	EXPECT_NE(kernel.failure(), "");
}

TEST_F(Btf, TypesAreFoundByTheirText)
{
	const std::pair<const char *, const char *> rows[] = {
		{"int", "int"},
		{"unsigned", "unsigned int"},
		{"long unsigned int", "unsigned long"},
		{"unsigned long long", "unsigned long long"},
		{"short int", "short"},
		{"signed char", "signed char"},
		{"const char *", "char *"},
		{"char *const *", "char **"},
		{"const struct cred *", "struct cred *"},
		{"u32 __user *", "u32 userland *"},
		{"struct cred __rcu *", "struct cred *"},
		{"enum pid_type", "enum pid_type"},
		{"void *", "void *"},
		{"void (*)(int, int)", "void *"},
		{"pid_t", "pid_t"},
	};

	for (const auto &[text, wanted] : rows) {
		const Type *type = type_by_text(kernel, text, "vmlinux");

		ASSERT_NE(type, nullptr) << text;
		EXPECT_EQ(type->name, wanted) << text;
	}
	for (const char *text : {"", "struct no_such *", "no_such", "struct", "int[2]", "a-b"})
		EXPECT_EQ(type_by_text(kernel, text, "vmlinux"), nullptr) << text;
}

} // namespace
} // namespace dt
