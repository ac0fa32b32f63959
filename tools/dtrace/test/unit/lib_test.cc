// SPDX-License-Identifier: GPL-2.0
/*
 * The library's functions, compiled for this machine, compared with the manual
 * of DTrace: tables of corner cases, and many strings at all sizes of buffers.
 * The reference functions work on std::string and are written from the manual,
 * not from the code.
 *
 * The helpers here refuse bytes that belong to no string of the test, as the
 * kernel refuses unmapped memory. Results lie between guard bytes.
 */
#include <gtest/gtest.h>

#include <linux/bpf.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <deque>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "gen/frame.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
/* unknown() hides a pointer to what has no value yet; without optimization the compiler takes that for a use. */
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

namespace lib {
#include "lib/lib.h"
}

namespace {

/* Memory that may be read: begin -> bytes. It is global, because the helpers are passed nothing that leads to the test. */
std::map<uintptr_t, size_t> readable;

bool is_readable(uintptr_t at)
{
	auto it = readable.upper_bound(at);

	return it != readable.begin() && (--it, at - it->first < it->second);
}

/* A string in memory of just its size. */
class Text {
public:
	explicit Text(const std::string &text) : bytes_(text.begin(), text.end())
	{
		bytes_.push_back('\0');
		readable[reinterpret_cast<uintptr_t>(bytes_.data())] = bytes_.size();
	}
	~Text() { readable.erase(reinterpret_cast<uintptr_t>(bytes_.data())); }
	Text(const Text &) = delete;
	Text &operator=(const Text &) = delete;
	operator const char *() const { return bytes_.data(); }

private:
	std::vector<char> bytes_;
};

/* What the library itself reads from: its stack, and results. */
bool is_on_stack(uintptr_t at)
{
	const auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));

	return at > here - 65536 && at < here + 65536;
}

} // namespace

namespace lib {

long bpf_probe_read_kernel(void *to, u32 size, const void *from)
{
	const auto at = reinterpret_cast<uintptr_t>(from);

	for (u32 i = 0; i < size; i++) {
		if (!is_readable(at + i) && !is_on_stack(at + i)) {
			std::memset(to, 0, size);
			return -14;
		}
	}
	std::memcpy(to, from, size);
	return 0;
}

/* The process's memory is that of the test, too. */
long bpf_probe_read_user(void *to, u32 size, const void *from)
{
	return bpf_probe_read_kernel(to, size, from);
}

long bpf_probe_read_kernel_str(void *to, u32 size, const void *from)
{
	const char *source = static_cast<const char *>(from);
	char *target = static_cast<char *>(to);

	for (u32 i = 0; i < size; i++) {
		if (!is_readable(reinterpret_cast<uintptr_t>(source + i)) &&
		    !is_on_stack(reinterpret_cast<uintptr_t>(source + i))) {
			std::memset(to, 0, size);
			return -14;
		}
		target[i] = source[i];
		if (target[i] == '\0')
			return i + 1;
	}
	target[size - 1] = '\0';
	return size;
}

#include "lib/cgroup.bpf.c"
#include "lib/inet.bpf.c"
#include "lib/json.bpf.c"
#include "lib/number.bpf.c"
#include "lib/path.bpf.c"
#include "lib/process.bpf.c"
#include "lib/str.bpf.c"
#include "lib/strtok.bpf.c"

} // namespace lib

#pragma GCC diagnostic pop

namespace {

/* What the library and generated code must agree on. */
static_assert(WORK_BYTES == dt::gen::kLibraryWork);
static_assert(STACK_BYTES == dt::gen::kStackWork);
static_assert(OWN_BYTES == dt::gen::kOwnFramesWork);
static_assert(WORKING_PER_CPU == dt::gen::kWorkingPerCpu);
static_assert(DROPS == static_cast<uint32_t>(dt::gen::Counter::Drops));
static_assert(SPECULATION_BITS == dt::gen::kSpeculationBits);
static_assert(NO_SPECULATION == static_cast<uint32_t>(dt::gen::Counter::NoSpeculation));
static_assert(UNWIND_BYTES == dt::gen::kUnwindWork);
static_assert(UNKNOWN_PROCESS == static_cast<uint32_t>(dt::gen::Counter::UnknownProcess));

constexpr uint32_t kSizes[] = {1, 2, 3, 5, 6, 8, 9, 15, 16, 17, 31, 64, 256};

/* Runs @function(to, size, end) and gives what it wrote; what lies around must stay. */
template <typename Function>
std::string result(uint32_t size, Function function)
{
	std::vector<char> room(size + 32, '#');
	char *to = room.data() + 16;

	readable[reinterpret_cast<uintptr_t>(to)] = size;
	function(to, size, to + size);
	readable.erase(reinterpret_cast<uintptr_t>(to));
	EXPECT_EQ(std::string(room.data(), 16), std::string(16, '#')) << "wrote before the result";
	EXPECT_EQ(std::string(to + size, 16), std::string(16, '#')) << "wrote after the result";
	EXPECT_NE(std::memchr(to, '\0', size), nullptr) << "no NUL";
	return std::string(to, strnlen(to, size));
}

std::string cut(const std::string &text, uint32_t size)
{
	return text.substr(0, size - 1);
}

/* Strings of a few letters, so that they have much in common; lengths around the steps of 8, too. */
class Random {
public:
	std::string text(size_t most, const char *letters)
	{
		const size_t kinds = std::strlen(letters), length = engine_() % (most + 1);
		std::string made;

		for (size_t i = 0; i < length; i++)
			made += letters[engine_() % kinds];
		return made;
	}
	int64_t number(int64_t low, int64_t high)
	{
		return low + static_cast<int64_t>(engine_() % static_cast<uint64_t>(high - low + 1));
	}

private:
	std::mt19937 engine_{42};
};

constexpr int kRounds = 300;

std::string call_text(long (*f)(char *, lib::u32, const char *), const std::string &in, uint32_t size)
{
	const Text text(in);

	return result(size, [&](char *to, uint32_t n, const char *) { f(to, n, text); });
}

} // namespace

TEST(Lib, CompareTellsOrderOfUnsignedBytes)
{
	Random random;

	EXPECT_GT(lib::dt_strcmp(Text("\xff"), Text("a"), 256), 0);
	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string a = random.text(size - 1, "ab\x80"), b = random.text(size - 1, "ab\x80");
			const int wanted = a.compare(b), got = lib::dt_strcmp(Text(a), Text(b), size);

			EXPECT_EQ(wanted < 0, got < 0) << a << " " << b;
			EXPECT_EQ(wanted > 0, got > 0) << a << " " << b;
			EXPECT_EQ(lib::dt_strcmp(Text(a), Text(a), size), 0) << a;
		}
	}
}

TEST(Lib, LengthIsUpToTheNul)
{
	for (uint32_t size : kSizes) {
		for (uint32_t length = 0; length < size; length++)
			EXPECT_EQ(lib::dt_strlen(Text(std::string(length, 'x')), size), length);
	}
}

TEST(Lib, SearchAgreesWithStandardStrings)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string text = random.text(size - 1, "aab"),
					  wanted = random.text(std::min(size - 1, 4u), "aab");
			const Text t(text), w(wanted);
			const int64_t from = random.number(0, size + 2);
			const size_t first = text.find(wanted), last = text.rfind(wanted);
			const size_t later = text.find(wanted, static_cast<size_t>(from));
			const size_t earlier = text.rfind(wanted, static_cast<size_t>(from));

			EXPECT_EQ(lib::dt_index(t, w, size, 0), static_cast<int64_t>(first)) << text << " " << wanted;
			EXPECT_EQ(lib::dt_rindex(t, w, size, size), static_cast<int64_t>(last))
				<< text << " " << wanted;
			if (static_cast<size_t>(from) <= text.size()) {
				EXPECT_EQ(lib::dt_index(t, w, size, from), static_cast<int64_t>(later))
					<< text << " " << wanted << " " << from;
			}
			EXPECT_EQ(lib::dt_rindex(t, w, size, from), static_cast<int64_t>(earlier))
				<< text << " " << wanted << " " << from;
			EXPECT_EQ(result(size,
					 [&](char *to, uint32_t n, const char *) { lib::dt_strstr(to, n, t, w); }),
				  first == text.npos ? "" : text.substr(first));
		}
	}
}

/* As DTrace took it from Perl: see its manual on index(). */
TEST(Lib, SearchBeyondTheEnds)
{
	struct Row {
		const char *text, *wanted;
		int64_t from, index, rindex;
	};
	const Row rows[] = {
		{"", "", 0, 0, 0},	 {"", "", -5, 0, 0},	 {"", "", 5, 0, 0},	  {"", "a", 0, -1, -1},
		{"abc", "", -1, 0, 0},	 {"abc", "", 2, 2, 2},	 {"abc", "", 3, 3, 3},	  {"abc", "", 9, 3, 3},
		{"abc", "a", -1, 0, -1}, {"abc", "c", 3, -1, 2}, {"abc", "c", 99, -1, 2}, {"abc", "abcd", 0, -1, -1},
	};
	for (const Row &row : rows) {
		EXPECT_EQ(lib::dt_index(Text(row.text), Text(row.wanted), 256, row.from), row.index)
			<< row.text << "," << row.wanted << "," << row.from;
		EXPECT_EQ(lib::dt_rindex(Text(row.text), Text(row.wanted), 256, row.from), row.rindex)
			<< row.text << "," << row.wanted << "," << row.from;
	}
}

TEST(Lib, CharacterSearchAgreesWithStandardStrings)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string text = random.text(size - 1, "abcdefgh\xff");
			const Text t(text);
			const char wanted = "adz\xff"[i & 3];
			const size_t first = text.find(wanted), last = text.rfind(wanted);

			EXPECT_EQ(result(size,
					 [&](char *to, uint32_t n, const char *) {
						 lib::dt_strchr(to, n, t, static_cast<uint32_t>(wanted));
					 }),
				  first == text.npos ? "" : text.substr(first));
			EXPECT_EQ(result(size,
					 [&](char *to, uint32_t n, const char *) {
						 lib::dt_strrchr(to, n, t, static_cast<uint32_t>(wanted));
					 }),
				  last == text.npos ? "" : text.substr(last));
		}
	}
}

TEST(Lib, SubstrFollowsPerl)
{
	struct Row {
		int64_t index, count;
		const char *wanted;
	};
	constexpr int64_t all = 256; /* what a missing count is */
	const Row rows[] = {
		{0, all, "foobarbaz"},
		{3, all, "barbaz"},
		{3, 3, "bar"},
		{3, 0, ""},
		{9, all, ""},
		{10, 1, ""},
		{-3, all, "baz"},
		{-3, 2, "ba"},
		{-9, 3, "foo"},
		{-10, 3, "fo"},
		{-12, 3, ""},
		{-12, 4, "f"},
		{-100, all, "foobarbaz"},
		{0, -3, "foobar"},
		{3, -3, "bar"},
		{6, -3, ""},
		{7, -3, ""},
		{-6, -3, "bar"},
		{-3, -3, ""},
		{INT64_MIN, all, ""},
		{INT64_MIN, INT64_MIN, ""},
		{0, INT64_MIN, ""},
		{INT64_MAX, all, ""},
		{INT64_MAX, INT64_MAX, ""},
	};
	const Text text("foobarbaz");

	for (const Row &row : rows)
		EXPECT_EQ(result(256, [&](char *to, uint32_t n,
					  const char *) { lib::dt_substr(to, n, text, row.index, row.count); }),
			  row.wanted)
			<< row.index << "," << row.count;
}

TEST(Lib, SubstrOfStringsThatFillTheBuffer)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string text = random.text(size - 1, "abcdefgh");
			const int64_t index = random.number(0, size), count = random.number(0, size);

			EXPECT_EQ(result(size, [&](char *to, uint32_t n,
						   const char *) { lib::dt_substr(to, n, Text(text), index, count); }),
				  static_cast<size_t>(index) < text.size() ?
					  text.substr(static_cast<size_t>(index), static_cast<size_t>(count)) :
					  "");
		}
	}
}

TEST(Lib, JoinedStringsAreCut)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string a = random.text(size - 1, "abc"), b = random.text(size - 1, "xyz");

			EXPECT_EQ(result(size, [&](char *to, uint32_t n,
						   const char *end) { lib::dt_strjoin(to, n, Text(a), Text(b), end); }),
				  cut(a + b, size));
		}
	}
}

TEST(Lib, LettersChangeCaseAndNothingElse)
{
	std::string all, upper, lower;

	for (int c = 1; c < 256; c++) {
		all += static_cast<char>(c);
		upper += static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
		lower += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
	}
	const Text text(all);
	EXPECT_EQ(result(256, [&](char *to, uint32_t n, const char *end) { lib::dt_toupper(to, n, text, end); }),
		  upper);
	EXPECT_EQ(result(256, [&](char *to, uint32_t n, const char *end) { lib::dt_tolower(to, n, text, end); }),
		  lower);
}

namespace {

/* From the end, as the manual page says it. */
std::string base_of(std::string path, bool want_directory)
{
	if (path.empty())
		return ".";
	const size_t last = path.find_last_not_of('/');
	if (last == path.npos)
		return "/";
	path.resize(last + 1);
	const size_t slash = path.rfind('/');
	if (!want_directory)
		return slash == path.npos ? path : path.substr(slash + 1);
	if (slash == path.npos)
		return ".";
	const size_t directory = path.find_last_not_of('/', slash);
	return directory == path.npos ? "/" : path.substr(0, directory + 1);
}

/* A cgroup of the kernel below others. The members are where kCgroupLayout says. */
class Cgroup {
public:
	explicit Cgroup(const std::string &path)
	{
		add("", nullptr);
		for (size_t at = 0; at < path.size() && path != "/";) {
			const size_t end = std::min(path.find('/', at + 1), path.size());

			add(path.substr(at + 1, end - at - 1), &nodes_.back());
			at = end;
		}
		node_ = &nodes_.back();
	}
	~Cgroup()
	{
		for (const Node &node : nodes_)
			readable.erase(reinterpret_cast<uintptr_t>(&node));
	}
	Cgroup(const Cgroup &) = delete;
	Cgroup &operator=(const Cgroup &) = delete;

	template <typename Function>
	std::string read(Function function, uint32_t size = 256)
	{
		constexpr uint64_t kCgroupLayout = 0 | 0 << 8 | 2 << 16; /* units of 4 bytes */

		return result(size, [&](char *to, uint32_t n, const char *end) {
			function(to, n, reinterpret_cast<const char *>(&node_), kCgroupLayout, end);
		});
	}
	std::string path(uint32_t size = 256) { return read(lib::dt_cgroup_path, size); }
	std::string container(uint32_t size = 256) { return read(lib::dt_cgroup_container, size); }

private:
	struct Node {
		const Node *parent;
		const char *name;
	};

	void add(const std::string &name, const Node *parent)
	{
		names_.emplace_back(name);
		nodes_.push_back({parent, names_.back()});
		readable[reinterpret_cast<uintptr_t>(&nodes_.back())] = sizeof(Node);
	}

	std::deque<Text> names_;
	std::deque<Node> nodes_;
	const Node *node_;
};

const std::string kNumber(64, 'a');

TEST(Cgroup, PathsBeginAtTheRoot)
{
	for (const char *path : {"/", "/a", "/system.slice/cron.service", "/a/bcdefghi/j/klm"}) {
		EXPECT_EQ(Cgroup(path).path(), path);
		for (uint32_t size : kSizes)
			EXPECT_EQ(Cgroup(path).path(size), cut(path, size)) << size;
	}
}

TEST(Cgroup, ContainersAreNamedWithoutTheirKind)
{
	const struct {
		std::string path, container;
	} table[] = {
		{"/", ""},
		{"/init.scope", ""},
		{"/system.slice/cron.service", ""},
		{"/system.slice/docker.service", ""},
		{"/system.slice/docker-web.scope", "web"},
		{"/system.slice/docker-" + kNumber + ".scope", kNumber},
		{"/system.slice/docker-web.scope/init.scope", "web"},
		{"/docker/" + kNumber, kNumber},
		{"/docker/" + kNumber + "a", ""},
		{"/docker/" + kNumber.substr(1) + "x", ""},
		{"/kubepods.slice/kubepods-pod1.slice/cri-containerd-" + kNumber + ".scope", kNumber},
		{"/kubepods.slice/kubepods-pod1.slice/crio-web.scope/container", "web"},
		{"/kubepods.slice/kubepods-pod1.slice/crio-conmon-web.scope", ""},
		{"/machine.slice/libpod-web.scope/container", "web"},
		{"/machine.slice/libpod-conmon-web.scope", ""},
		{"/user.slice/libpod-payload-web", "web"},
		{"/lxc.payload.web.one", "web.one"},
		{"/machine.slice/systemd-nspawn@web.service/payload", "web"},
		{"/machine.slice/machine-web.scope", "web"},
		{"/nerdctl-web", "web"},
		{"/docker-outer.scope/docker-inner.scope", "inner"},
	};

	for (const auto &row : table) {
		EXPECT_EQ(Cgroup(row.path).container(), row.container) << row.path;
		EXPECT_EQ(Cgroup(row.path).container(3), cut(row.container, 3)) << row.path;
	}
}

} // namespace

TEST(Lib, BasenameAndDirnameFollowTheirManual)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string path = random.text(std::min(size - 1, 12u), "/ab");

			EXPECT_EQ(call_text(lib::dt_basename, path, size), cut(base_of(path, false), size)) << path;
			EXPECT_EQ(call_text(lib::dt_dirname, path, size), cut(base_of(path, true), size)) << path;
		}
	}
	EXPECT_EQ(call_text(lib::dt_dirname, "/usr//lib///", 256), "/usr");
}

TEST(Lib, CleanpathTakesOutWhatLeadsNowhere)
{
	const char *rows[][2] = {
		{"", ""},
		{"/", "/"},
		{"foo", "foo"},
		{"/foo/bar", "/foo/bar"},
		{"//foo///bar//", "/foo/bar/"},
		{"/foo/./bar", "/foo/bar"},
		{"/foo/.bar", "/foo/.bar"},
		{"/foo/..bar", "/foo/..bar"},
		{"/foo/...", "/foo/..."},
		{"/foo/../bar", "/bar"},
		{"/foo/bar/../..", "/"},
		{"/foo/bar/..", "/foo/"},
		{"/..", "/"},
		{"/../../a", "/a"},
		{"/foo/../../bar", "/bar"},
		{"/foo/./../bar", "/bar"},
		{"/foo/.", "/foo/."},
		{"/a/b/c/../../d", "/a/d"},
		{"/foo/.../bar", "/foo/.../bar"},
		{"/././.", "/."},
		{"..", ".."},
		{"a/../b", "b"},
		{"./a", "a"},
		{"a/./b", "a/b"},
		{"a/b/..", "a/"},
		{"a/..", "."},
		{"../a", "../a"},
		{"../../a/../b", "../../b"},
		{"a/../../b", "../b"},
		{".a/..b", ".a/..b"},
	};
	for (const auto &row : rows)
		EXPECT_EQ(result(256,
				 [&](char *to, uint32_t n, const char *end) {
					 lib::cleaning work;
					 lib::dt_cleanpath(to, n, Text(row[0]), end, &work);
				 }),
			  row[1])
			<< row[0];
}

TEST(Lib, CleanpathStaysInTheBuffer)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string path = random.text(size - 1, "/..a");
			const std::string got = result(size, [&](char *to, uint32_t n, const char *end) {
				lib::cleaning work;
				lib::dt_cleanpath(to, n, Text(path), end, &work);
			});

			EXPECT_EQ(got.find("//"), got.npos) << path;
		}
	}
}

TEST(Lib, NumbersAreWrittenInAllBases)
{
	struct Row {
		int64_t number;
		uint32_t base;
		std::string wanted;
	};
	const Row rows[] = {
		{0, 10, "0"},
		{0, 16, "0x0"},
		{0, 8, "0"},
		{0, 2, "0"},
		{-1, 10, "-1"},
		{8, 8, "010"},
		{255, 16, "0xff"},
		{INT64_MIN, 10, "-9223372036854775808"},
		{INT64_MAX, 10, "9223372036854775807"},
		{-1, 16, "0xffffffffffffffff"},
		{-1, 2, std::string(64, '1')},
		{-1, 8, "01777777777777777777777"},
		{35, 36, "z"},
		{36, 36, "10"},
		{-1, 36, "3w5e11264sgsf"},
	};
	for (const Row &row : rows) {
		for (uint32_t size : kSizes)
			EXPECT_EQ(result(size, [&](char *to, uint32_t n,
						   const char *) { lib::dt_lltostr(to, n, row.number, row.base); }),
				  cut(row.wanted, size));
	}
}

int64_t strtoll_of(const std::string &text, uint32_t base)
{
	lib::reading work;

	return lib::dt_strtoll(Text(text), 256, base, &work);
}

TEST(Lib, NumbersAreRead)
{
	struct Row {
		const char *text;
		uint32_t base;
		int64_t wanted;
	};
	const Row rows[] = {
		{"", 10, 0},
		{"0", 10, 0},
		{"12", 10, 12},
		{" \t-12x", 10, -12},
		{"+7", 10, 7},
		{"- 7", 10, 0},
		{"--7", 10, 0},
		{"0x1f", 16, 31},
		{"0X1F", 16, 31},
		{"-0x10", 16, -16},
		{"0xg", 16, 0},
		{"0x", 16, 0},
		{"1x2", 16, 1},
		{"00x1", 16, 0},
		{"0x10", 10, 0},
		{"zZ", 36, 35 * 36 + 35},
		{"102", 2, 2},
		{"9223372036854775807", 10, INT64_MAX},
		{"9223372036854775808", 10, INT64_MIN},
		{"18446744073709551616", 10, 0},
		{"a", 10, 0},
		{"\n1", 10, 0},
		{"0xx1", 16, 0},
	};
	for (const Row &row : rows)
		EXPECT_EQ(strtoll_of(row.text, row.base), row.wanted) << row.text << " base " << row.base;
	for (uint32_t base = 2; base <= 36; base++) {
		for (int64_t number : {int64_t{0}, int64_t{1}, int64_t{-77}, INT64_MAX, int64_t{1234567890123}}) {
			const std::string text = result(256, [&](char *to, uint32_t n, const char *) {
				lib::dt_lltostr(to, n, number, base);
			});

			EXPECT_EQ(strtoll_of(text, base), number) << text << " base " << base;
		}
	}
}

TEST(Lib, TokensAgreeWithStrtok)
{
	Random random;

	for (int i = 0; i < kRounds; i++) {
		for (uint32_t size : kSizes) {
			const std::string text = random.text(size - 1, "ab,;"),
					  breaks = random.text(std::min(size - 1, 3u), ",;\xff");
			std::string copy = text;
			const char *wanted = std::strtok(copy.data(), breaks.c_str());
			const Text t(text), b(breaks);
			uint64_t rest = 0;

			for (; wanted; wanted = std::strtok(nullptr, breaks.c_str())) {
				ASSERT_NE(rest, ~0ull);
				EXPECT_EQ(result(size, [&](char *to, uint32_t n,
							   const char *) { rest = lib::dt_strtok(to, n, t, b, rest); }),
					  wanted)
					<< text << " " << breaks;
			}
			EXPECT_EQ(result(size, [&](char *to, uint32_t n,
						   const char *) { rest = lib::dt_strtok(to, n, t, b, rest); }),
				  "");
			EXPECT_EQ(rest, ~0ull);
		}
	}
}

TEST(Lib, JsonFindsValuesByPath)
{
	const std::string text = R"( { "a" : 1, "b": "two", "c": [ 10, [20, 21], {"d": "x\"y", "e": -1.5e+3} ],)"
				 R"( "f": {"g": {"h": true}, "i": null}, "j": "\u00e9", "k": {"a]": "}"}, "l":false})";
	const char *rows[][2] = {
		{"a", "1"},
		{"b", "two"},
		{"c[0]", "10"},
		{"c[1][0]", "20"},
		{"c[1][1]", "21"},
		{"c[2].d", "x\\\"y"},
		{"c[2].e", "-1.5e+3"},
		{"f.g.h", "true"},
		{"f.i", "null"},
		{"j", "\\u00e9"},
		{"c[1]", "[20, 21]"},
		{"f.g", "{\"h\": true}"},
		{"k", "{\"a]\": \"}\"}"},
		{"l", "false"},
		{"c[3]", ""},
		{"x", ""},
		{"a.b", ""},
		{"b[0]", ""},
		{"f.g.h.i", ""},
		{"", ""},
		{"[0]", ""},
		{"c[1][2]", ""},
		{"f", "{\"g\": {\"h\": true}, \"i\": null}"},
	};
	for (const auto &row : rows)
		EXPECT_EQ(result(256,
				 [&](char *to, uint32_t n, const char *) {
					 lib::scan work;
					 lib::dt_json(to, n, Text(text), Text(row[0]), &work);
				 }),
			  row[1])
			<< row[0];
}

TEST(Lib, JsonOfArraysAndOfWrongTexts)
{
	const char *rows[][3] = {
		{"[1,2,3]", "[1]", "2"},
		{"[[1,2],[3]]", "[1][0]", "3"},
		{"[{\"a\":5}]", "[0].a", "5"},
		{"[]", "[0]", ""},
		{"{}", "a", ""},
		{"5", "a", ""},
		{"\"a\"", "a", ""},
		{"{\"a\" 1}", "a", ""},
		{"{\"a\":tru}", "a", ""},
		{"{\"a\":truer}", "a", ""},
		{"{\"a\":0x1}", "a", ""},
		{"{\"a\":12", "a", "12"},
		{"{\"a\":\"12", "a", ""},
		{"{\"a\":[1,2", "a", ""},
		{"{\"b\":1;\"a\":2}", "a", ""},
		{"{\"b\":[1}],\"a\":2}", "a", ""},
		{"", "a", ""},
		{"{\"b\":true,\"a\":2}", "a", "2"},
		{"{\"b\":1.5,\"a\":2}", "a", "2"},
		{"{\"b\":{\"a\":1},\"a\":2}", "a", "2"},
	};
	for (const auto &row : rows) {
		EXPECT_EQ(result(64,
				 [&](char *to, uint32_t n, const char *) {
					 lib::scan work;
					 lib::dt_json(to, n, Text(row[0]), Text(row[1]), &work);
				 }),
			  row[2])
			<< row[0] << " " << row[1];
		for (uint32_t size : kSizes) {
			const Text text(cut(row[0], size)), path(cut(row[1], size));

			result(size, [&](char *to, uint32_t n, const char *) {
				lib::scan work;
				lib::dt_json(to, n, text, path, &work);
			});
		}
	}
}

TEST(Lib, Ipv4InDots)
{
	for (uint32_t size : kSizes)
		EXPECT_EQ(result(size,
				 [&](char *to, uint32_t n, const char *) { lib::dt_inet_ntoa(to, n, 0x0a64ff01); }),
			  cut("1.255.100.10", size));
	EXPECT_EQ(result(256, [&](char *to, uint32_t n, const char *) { lib::dt_inet_ntoa(to, n, 0); }), "0.0.0.0");
	EXPECT_EQ(result(256, [&](char *to, uint32_t n, const char *) { lib::dt_inet_ntoa(to, n, ~0u); }),
		  "255.255.255.255");
}

TEST(Lib, Ipv6AsRfc5952WantsIt)
{
	struct Row {
		uint8_t bytes[16];
		const char *only, *embedded;
	};
	const Row rows[] = {
		{{}, "::", nullptr},
		{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, "::1", nullptr},
		{{0xfe, 0x80, 0, 0, 0, 0, 0, 0, 2, 0x14, 0x4f, 0xff, 0xfe, 0x0b, 0x76, 0xc8},
		 "fe80::214:4fff:fe0b:76c8",
		 nullptr},
		{{0x20, 1, 0x0d, 0xb8, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1}, "2001:db8:0:1:1:1:1:1", nullptr},
		{{0x20, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1}, "2001:0:0:1::1", nullptr},
		{{0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1}, "2001:db8::1:0:0:1", nullptr},
		{{0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "1::", nullptr},
		{{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},
		 "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
		 nullptr},
		{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 192, 0, 2, 33}, "192.0.2.33", "::ffff:192.0.2.33"},
		{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 2, 33}, "192.0.2.33", "::192.0.2.33"},
	};
	for (const Row &row : rows) {
		uint64_t half[2];

		std::memcpy(half, row.bytes, sizeof(half));
		for (uint32_t size : kSizes)
			EXPECT_EQ(result(size, [&](char *to, uint32_t n,
						   const char *) { lib::dt_inet_ntoa6(to, n, half[0], half[1], 1); }),
				  cut(row.only, size));
		EXPECT_EQ(result(256, [&](char *to, uint32_t n,
					  const char *) { lib::dt_inet_ntoa6(to, n, half[0], half[1], 0); }),
			  row.embedded ? row.embedded : row.only);
	}
}

TEST(Lib, ArgumentsOfAProcess)
{
	const struct {
		std::string memory; /* what follows the arguments, too */
		size_t count;
		std::string wanted;
	} rows[] = {
		{std::string("cat\0a\0b\0HOME=/\0", 15), 8, "cat a b"},
		{std::string("x\0HOME=/\0", 9), 2, "x"},
		{std::string("cat\0\0a  b\0HOME=/\0", 17), 10, "cat  a  b"},
		{std::string("title\0\0\0HOME=/\0", 15), 8, "title  "},
		{std::string("no end HOME=/\0", 14), 6, "no end"},
		{std::string("seven..\0", 8), 8, "seven.."},
		{std::string("eight...\0HOME=/\0", 16), 9, "eight..."},
		{std::string("HOME=/\0", 7), 0, ""},
	};
	struct {
		const void *mm;
		uint64_t arg_start, arg_end;
	} kernel = {};
	const auto at = reinterpret_cast<uintptr_t>(&kernel);

	readable[at] = sizeof(kernel);
	for (const auto &row : rows) {
		const Text memory(row.memory + "end of the stack");
		const auto begin = reinterpret_cast<uintptr_t>(static_cast<const char *>(memory));

		kernel = {&kernel, begin, begin + row.count};
		for (uint32_t size : kSizes)
			EXPECT_EQ(result(size,
					 [&](char *to, uint32_t n, const char *end) {
						 lib::dt_execargs(to, n, reinterpret_cast<const char *>(&kernel),
								  8ull << 16 | 16ull << 32, end);
					 }),
				  cut(row.wanted, size));
	}
	const auto of_kernel = [&](char *to, uint32_t n, const char *end) {
		lib::dt_execargs(to, n, reinterpret_cast<const char *>(&kernel), 8ull << 16 | 16ull << 32, end);
	};
	kernel = {&kernel, 16, 32};
	EXPECT_EQ(result(64, of_kernel), "") << "memory that is not there";
	kernel = {nullptr, 16, 32};
	EXPECT_EQ(result(64, of_kernel), "") << "a thread of the kernel";
	readable.erase(at);
}

TEST(Lib, LinkAddressInPairs)
{
	const std::string bytes("\x00\x1b\x21\xab\xcd\xef", 6);
	const Text address(bytes);

	EXPECT_EQ(result(256,
			 [&](char *to, uint32_t n, const char *) {
				 lib::dt_link_ntop(to, n,
						   reinterpret_cast<const lib::u8 *>(
							   static_cast<const char *>(address)),
						   6);
			 }),
		  "00:1b:21:ab:cd:ef");
}
