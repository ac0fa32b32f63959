// SPDX-License-Identifier: GPL-2.0
/* Writes and reads chunks by zlib; see file.h. */
#include "rec/file.h"

#include <sys/stat.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>

#include "base/diag.h"

namespace dt::rec {

namespace {

constexpr std::string_view kMagic("DTREC\0\0\1", 8);
constexpr size_t kHeader = 12;
/* No chunk of the tool is as large; a packed chunk of a few bytes may claim to be. */
constexpr uint32_t kMostEvents = 256u << 20;
/* The cost for the tool is a third of that of the usual level, and the file is a tenth larger. */
constexpr int kLevel = 1;

void append_u32(std::string &out, uint32_t number)
{
	for (unsigned shift = 0; shift < 32; shift += 8)
		out += static_cast<char>(number >> shift);
}

uint32_t u32_at(std::string_view bytes, size_t at)
{
	uint32_t number = 0;

	for (unsigned i = 0; i < 4; i++)
		number |= uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
	return number;
}

const Bytef *bytes_of(std::string_view text)
{
	return reinterpret_cast<const Bytef *>(text.data());
}

uint32_t crc_of(std::string_view bytes)
{
	return static_cast<uint32_t>(crc32(0, bytes_of(bytes), static_cast<uInt>(bytes.size())));
}

} // namespace

Result<ChunkWriter> ChunkWriter::open(const std::string &path)
{
	ChunkWriter writer(Fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)), path);

	if (!writer.file_)
		return Error{"cannot open " + path, errno};
	if (Status status = writer.put(kMagic); !status)
		return status.error();
	return writer;
}

Status ChunkWriter::put(std::string_view bytes)
{
	if (status_ && !write_all(file_.get(), bytes.data(), bytes.size()))
		status_ = Error{"cannot write to " + path_, errno};
	return status_;
}

Status ChunkWriter::write(std::string_view events)
{
	if (!status_ || events.empty())
		return status_;
	if (events.size() > kMostEvents) {
		status_ = Error{"cannot record so much at once in " + path_};
		return status_;
	}
	uLongf size = compressBound(static_cast<uLong>(events.size()));
	std::string packed(size, '\0'), header;

	if (compress2(reinterpret_cast<Bytef *>(packed.data()), &size, bytes_of(events),
		      static_cast<uLong>(events.size()), kLevel) != Z_OK) {
		status_ = Error{"no memory to record in " + path_};
		return status_;
	}
	packed.resize(size);
	append_u32(header, static_cast<uint32_t>(packed.size()));
	append_u32(header, static_cast<uint32_t>(events.size()));
	append_u32(header, crc_of(packed));
	return put(header + packed);
}

Status ChunkWriter::close()
{
	if (status_ && ::close(file_.release()) != 0)
		status_ = Error{"cannot write to " + path_, errno};
	return status_;
}

Result<ChunkReader> ChunkReader::open(const std::string &path)
{
	const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
	std::string contents;
	struct stat info = {};
	char piece[1 << 16];
	ssize_t n = 0;

	if (!file || fstat(file.get(), &info) != 0)
		return Error{"cannot open " + path, errno};
	contents.reserve(static_cast<size_t>(std::max<off_t>(info.st_size, 0)));
	while ((n = read(file.get(), piece, sizeof(piece))) > 0)
		contents.append(piece, static_cast<size_t>(n));
	if (n < 0)
		return Error{"cannot read " + path, errno};
	return of(std::move(contents), path);
}

Result<ChunkReader> ChunkReader::of(std::string contents, std::string path)
{
	const std::string_view version = kMagic.substr(kMagic.size() - 1), name = kMagic.substr(0, kMagic.size() - 1);

	if (!contents.starts_with(name))
		return Error{path + " is no recording: dtrace -x record=FILE makes one"};
	if (contents.size() < kMagic.size() || contents[name.size()] != version[0])
		return Error{path + " is a recording of another version of dtrace"};
	ChunkReader reader(std::move(contents), std::move(path));
	reader.at_ = kMagic.size();
	return reader;
}

Error ChunkReader::error(const std::string &what) const
{
	return {path_ + format(" is damaged at byte %zu: ", at_) + what};
}

Result<std::span<const uint8_t>> ChunkReader::next()
{
	const std::string_view rest = std::string_view(contents_).substr(at_);

	events_.clear();
	if (rest.empty())
		return std::span<const uint8_t>();
	if (rest.size() < kHeader || u32_at(rest, 0) > rest.size() - kHeader)
		return Error{path_ + format(" ends within a chunk, at byte %zu", contents_.size())};
	const std::string_view packed = rest.substr(kHeader, u32_at(rest, 0));
	const uint32_t events = u32_at(rest, 4);
	uLongf size = events;

	if (crc_of(packed) != u32_at(rest, 8))
		return error("the checksum is another one");
	if (events == 0 || events > kMostEvents)
		return error("the size of a chunk makes no sense");
	events_.resize(events);
	if (uncompress(events_.data(), &size, bytes_of(packed), static_cast<uLong>(packed.size())) != Z_OK ||
	    size != events)
		return error("a chunk cannot be unpacked");
	at_ += kHeader + packed.size();
	return std::span<const uint8_t>(events_);
}

} // namespace dt::rec
