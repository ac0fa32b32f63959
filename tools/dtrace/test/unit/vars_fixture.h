/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Runs dtrace-vars on small objects that the C compiler makes for each test;
 * the base is test/golden/kernel.btf.c.
 */
#ifndef DTRACE_TEST_VARS_FIXTURE_H
#define DTRACE_TEST_VARS_FIXTURE_H

#include <bpf/btf.h>
#include <bpf/libbpf.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "test/paths.h"
#include "vars/encode.h"

namespace dt::vars {

namespace fs = std::filesystem;

struct Found {
	std::string section, type;
	uint32_t offset, size;
	int linkage;
	std::string tag;
};

/* "int", "struct s", "char [3]" ...: enough to compare by. */
inline std::string type_text(const btf *b, uint32_t id)
{
	const btf_type *t = id ? btf__type_by_id(b, id) : nullptr;
	const std::string name = t ? btf__name_by_offset(b, t->name_off) : "";

	if (!t)
		return "void";
	switch (btf_kind(t)) {
	case BTF_KIND_PTR: return type_text(b, t->type) + " *";
	case BTF_KIND_CONST: return "const " + type_text(b, t->type);
	case BTF_KIND_VOLATILE: return "volatile " + type_text(b, t->type);
	case BTF_KIND_ARRAY: return type_text(b, btf_array(t)->type) + format(" [%u]", btf_array(t)->nelems);
	case BTF_KIND_STRUCT: return "struct " + name;
	case BTF_KIND_UNION: return "union " + name;
	case BTF_KIND_FWD: return "forward " + name;
	case BTF_KIND_FUNC_PROTO: {
		std::string text = type_text(b, t->type) + " (";

		for (unsigned i = 0; i < btf_vlen(t); i++)
			text += (i ? ", " : "") + type_text(b, btf_params(t)[i].type);
		return text + ')';
	}
	default: return name;
	}
}

struct Vars : testing::Test {
	std::string dir;
	BtfPtr base;
	Counts counts;
	Skipped skipped;
	BtfPtr blob;
	std::string compiler = "cc";

	void SetUp() override
	{
		char name[] = "/tmp/dtrace-vars-XXXXXX";

		ASSERT_NE(mkdtemp(name), nullptr);
		dir = name;
		libbpf_set_print(nullptr);
		Result<BtfPtr> read = read_btf(paths::kernel_btf, nullptr);
		ASSERT_TRUE(read);
		base = std::move(*read);
	}
	void TearDown() override
	{
		blob.reset();
		fs::remove_all(dir);
	}

	/* Compiles @text to NAME.o; extra @flags. */
	std::string compile(const std::string &name, const std::string &text, const std::string &flags = "-gdwarf-5")
	{
		const std::string source = dir + '/' + name + ".c", object = dir + '/' + name + ".o";
		std::FILE *file = std::fopen(source.c_str(), "w");

		std::fwrite(text.data(), 1, text.size(), file);
		std::fclose(file);
		const std::string command = compiler + ' ' +
					    std::string(flags.find("-nostdlib") == std::string::npos ? "-c " : "") +
					    "-O1 -fno-common " + flags + " -o " + object + ' ' + source;
		EXPECT_EQ(std::system(command.c_str()), 0);
		return object;
	}

	std::map<std::string, Found> encode_file(const std::string &path)
	{
		std::map<std::string, Found> found;
		Result<DwarfFile> file = DwarfFile::open(path);

		EXPECT_TRUE(file) << file.error().text();
		if (!file)
			return found;
		Result<BtfPtr> made = encode(*file, base.get(), counts);
		EXPECT_TRUE(made) << made.error().text();
		if (!made)
			return found;
		skipped = file->skipped();
		blob = std::move(*made);
		read_back(found);
		return found;
	}

	/* From its bytes, as a reader would; checks that members ascend. */
	void read_back(std::map<std::string, Found> &found)
	{
		uint32_t size;
		const void *raw = btf__raw_data(blob.get(), &size);
		BtfPtr again(btf__new_split(raw, size, base.get()));
		std::map<uint32_t, std::string> tags;

		ASSERT_NE(again, nullptr);
		for (uint32_t id = btf__type_cnt(base.get()); id < btf__type_cnt(again.get()); id++) {
			const btf_type *t = btf__type_by_id(again.get(), id);

			if (btf_is_decl_tag(t))
				tags[t->type] = btf__name_by_offset(again.get(), t->name_off);
		}
		for (uint32_t id = btf__type_cnt(base.get()); id < btf__type_cnt(again.get()); id++) {
			const btf_type *t = btf__type_by_id(again.get(), id);
			uint32_t end = 0;

			if (!btf_is_datasec(t))
				continue;
			for (unsigned i = 0; i < btf_vlen(t); i++) {
				const btf_var_secinfo &info = btf_var_secinfos(t)[i];
				const btf_type *var = btf__type_by_id(again.get(), info.type);
				std::string name = btf__name_by_offset(again.get(), var->name_off);

				EXPECT_GE(info.offset, end);
				EXPECT_GT(info.size, 0u);
				end = info.offset + info.size;
				EXPECT_LE(end, t->size);
				while (found.contains(name))
					name += '\'';
				found[name] = {btf__name_by_offset(again.get(), t->name_off),
					       type_text(again.get(), var->type),
					       info.offset,
					       info.size,
					       static_cast<int>(btf_var(var)->linkage),
					       tags[info.type]};
			}
		}
	}
};

} // namespace dt::vars

#endif
