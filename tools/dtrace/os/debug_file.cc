// SPDX-License-Identifier: GPL-2.0
/*
 * Looks where gdb and libdwfl look for the file that .gnu_debuglink names: beside the program, in .debug there, and
 * below /usr/lib/debug. Servers of debug files (debuginfod) are not asked: the tool runs as root. See debug_file.h.
 */
#include "os/debug_file.h"

#include <zlib.h>

#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "os/regular.h"

namespace dt::os {

namespace {

/* Only root writes there. */
constexpr std::string_view kOfSystem = "/usr/lib/debug/";

/* A larger file is not read: its CRC would take seconds. */
constexpr off_t kMostBytes = off_t{2} << 30;

bool is_of_system(std::string_view path)
{
	return path.starts_with(kOfSystem) && path.find("/../") == std::string_view::npos;
}

/* Where the file that the link @link of the file @path names can be. */
std::vector<std::string> places(std::string_view path, std::string_view link)
{
	const size_t slash = path.rfind('/');

	if (link.empty() || slash == std::string_view::npos)
		return {};
	const std::string directory(path.substr(0, slash + 1)), name(link);
	if (link.find('/') == std::string_view::npos)
		return {directory + name, directory + ".debug/" + name, "/usr/lib/debug" + directory + name};
	/* Debug files of the system name one that they share. Linkers write no other link to another directory. */
	if (!is_of_system(directory))
		return {};
	return {(std::filesystem::path(directory) / name).lexically_normal().string()};
}

int find_debug_file(Dwfl_Module *module, void **data, const char *name, Dwarf_Addr base, const char *path,
		    const char *link, GElf_Word crc, char **debug_path)
{
	if (const int fd = libdw()->build_id_find_debuginfo(module, data, name, base, path, link, crc, debug_path);
	    fd >= 0)
		return fd;
	for (const std::string &found : places(path ? path : "", link ? link : "")) {
		struct stat status;
		Fd fd = open_regular(found, status);

		/* A file that debug files share has a build id instead of a CRC. */
		if (!fd || status.st_size > kMostBytes ||
		    ((crc || !is_of_system(found)) && debug_link_crc(fd.get()) != crc))
			continue;
		*debug_path = strdup(found.c_str());
		return fd.release();
	}
	return -1;
}

} // namespace

uint32_t debug_link_crc(int fd)
{
	std::vector<unsigned char> bytes(1u << 16);
	uLong crc = crc32(0, nullptr, 0);
	off_t at = 0;

	for (ssize_t got; (got = pread(fd, bytes.data(), bytes.size(), at)) > 0; at += got)
		crc = crc32(crc, bytes.data(), static_cast<uInt>(got));
	return static_cast<uint32_t>(crc);
}

const Dwfl_Callbacks &dwfl_callbacks()
{
	static const Dwfl_Callbacks callbacks = {
		.find_elf = nullptr,
		.find_debuginfo = find_debug_file,
		.section_address = libdw()->section_address,
		.debuginfo_path = nullptr,
	};

	return callbacks;
}

} // namespace dt::os
