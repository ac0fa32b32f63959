// SPDX-License-Identifier: GPL-2.0
/* The cache of rows of unwinding: what is kept, and what is not read. */
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "os/libdw.h"
#include "os/unwind_cache.h"
#include "os/unwind_rows.h"

namespace {

using namespace dt;
namespace fs = std::filesystem;

/* A directory, and a program whose rows are kept in it. */
class Cache : public ::testing::Test {
protected:
	Cache()
	{
		char name[] = "/tmp/dt_cache_testXXXXXX";

		directory_ = mkdtemp(name);
		path_ = directory_ + "/cache";
		program_.reset(open("/proc/self/exe", O_RDONLY | O_CLOEXEC));
	}
	~Cache() override { fs::remove_all(directory_); }

	void SetUp() override { ASSERT_TRUE(os::libdw()) << os::libdw().error().text(); }

	std::vector<std::string> names() const
	{
		std::vector<std::string> list;

		for (const auto &entry : fs::directory_iterator(path_))
			list.push_back(entry.path().filename().string());
		std::ranges::sort(list);
		return list;
	}
	std::string only_file() const { return path_ + "/" + names().at(0); }

	os::UnwindCache cache(uint64_t most = 1u << 30) const
	{
		Result<os::UnwindCache> opened = os::UnwindCache::open(path_, most);

		EXPECT_TRUE(opened);
		return opened ? std::move(*opened) : os::UnwindCache();
	}
	size_t count(int fd = -1) const
	{
		const auto rows = cache().rows(fd < 0 ? program_.get() : fd, "");

		EXPECT_TRUE(rows);
		return rows ? rows->size() : 0;
	}
	/* Makes the file one that has a single row, by its head and size. */
	void shorten() const
	{
		const uint64_t one = 1;
		std::fstream file(only_file(), std::ios::in | std::ios::out | std::ios::binary);

		file.seekp(sizeof(uint64_t));
		file.write(reinterpret_cast<const char *>(&one), sizeof(one));
		file.close();
		fs::resize_file(only_file(), 2 * sizeof(uint64_t) + sizeof(unwind_row));
	}

	std::string directory_, path_;
	Fd program_;
};

TEST_F(Cache, WhatWasCompiledIsRead)
{
	const size_t all = count();

	ASSERT_EQ(names().size(), 1u);
	EXPECT_GT(all, 1000u);
	EXPECT_EQ(count(), all);
	shorten();
	EXPECT_EQ(count(), 1u) << "it is read from the file";
}

TEST_F(Cache, AFileThatMakesNoSenseIsReplaced)
{
	const size_t all = count();

	fs::resize_file(only_file(), 100);
	EXPECT_EQ(count(), all);
	EXPECT_GT(fs::file_size(only_file()), 100u);
}

TEST_F(Cache, AFileThatOthersCanWriteIsNotRead)
{
	const size_t all = count();

	for (const mode_t mode : {0620, 0602}) {
		shorten();
		ASSERT_EQ(chmod(only_file().c_str(), mode), 0);
		EXPECT_EQ(count(), all) << mode;
	}
	if (geteuid() != 0)
		GTEST_SKIP() << "only root can give a file away";
	shorten();
	ASSERT_EQ(chown(only_file().c_str(), 4711, 0), 0);
	EXPECT_EQ(count(), all);
}

TEST_F(Cache, ALinkIsNotFollowed)
{
	const size_t all = count();

	shorten();
	const std::string file = only_file();
	fs::rename(file, directory_ + "/other");
	fs::create_symlink(directory_ + "/other", file);
	EXPECT_EQ(count(), all);
}

TEST_F(Cache, ADirectoryThatOthersCanWriteIsNotUsed)
{
	ASSERT_EQ(mkdir(path_.c_str(), 0700), 0);
	ASSERT_EQ(chmod(path_.c_str(), 0770), 0);
	const Result<os::UnwindCache> opened = os::UnwindCache::open(path_);
	ASSERT_FALSE(opened);
	EXPECT_EQ(opened.error().text(), "call frame information is not kept in " + path_ +
						 ": the directory must belong to you, and nobody else may write to it");
}

TEST_F(Cache, NothingIsKeptOfAFileThatOthersCanWrite)
{
	const std::string copy = directory_ + "/copy";

	fs::copy_file("/proc/self/exe", copy);
	ASSERT_EQ(chmod(copy.c_str(), 0777), 0);
	const Fd fd(open(copy.c_str(), O_RDONLY | O_CLOEXEC));
	EXPECT_GT(count(fd.get()), 1000u);
	EXPECT_EQ(names().size(), 0u);
	EXPECT_EQ(count(), count(fd.get()));
	EXPECT_EQ(names().size(), 1u);
}

TEST_F(Cache, WhatWasNotUsedForTheLongestTimeIsRemoved)
{
	const uint64_t bytes = count() * sizeof(unwind_row) + 100;
	const std::string file = only_file();

	fs::remove(file);
	for (const char *name : {"old", "new"})
		std::ofstream(path_ + "/" + name) << std::string(1000, 'x');
	fs::last_write_time(path_ + "/old", fs::last_write_time(path_ + "/new") - std::chrono::hours(1));
	ASSERT_TRUE(cache(bytes + 1000).rows(program_.get(), ""));
	EXPECT_TRUE(fs::exists(file));
	EXPECT_FALSE(fs::exists(path_ + "/old"));
	EXPECT_TRUE(fs::exists(path_ + "/new"));
	fs::remove(file);
	ASSERT_TRUE(cache(1000).rows(program_.get(), ""));
	EXPECT_FALSE(fs::exists(file)) << "larger than all that is allowed";
}

TEST_F(Cache, TheUsualPlaceIsThatOfTheUser)
{
	ASSERT_EQ(setenv("XDG_CACHE_HOME", directory_.c_str(), 1), 0);
	ASSERT_TRUE(os::UnwindCache::open(""));
	EXPECT_TRUE(fs::exists(directory_ + "/dtrace"));
	fs::remove(directory_ + "/dtrace");
	ASSERT_EQ(chmod(directory_.c_str(), 0777), 0);
	EXPECT_TRUE(os::UnwindCache::open("")) << "then nothing is kept";
	EXPECT_FALSE(fs::exists(directory_ + "/dtrace"));
	unsetenv("XDG_CACHE_HOME");
}

} // namespace
