// SPDX-License-Identifier: GPL-2.0
/* Static probes of processes: what is read from the notes of a file, and which ones a description matches. */
#include <gtest/gtest.h>

#include <elf.h>
#include <sys/mman.h>

#include <cstring>

#include "base/fd.h"
#include "probe/probe.h"
#include "probe/user_sites.h"
#include "os/notes.h"
#include "test/golden/processes.h"

namespace {

using namespace dt;

/* One note; what is wrong with it is written into @desc. */
struct NoteText {
	uint64_t address = 0x401010, base = 0x402000, semaphore = 0;
	std::string names = std::string("prog\0query__start\0", 18) + '\0';
};

std::string bytes_of(const void *data, size_t bytes)
{
	return std::string(static_cast<const char *>(data), bytes);
}

std::string description(const NoteText &note)
{
	const uint64_t words[] = {note.address, note.base, note.semaphore};

	return bytes_of(words, sizeof(words)) + note.names;
}

std::string note(const std::string &desc, uint32_t type = 3)
{
	const Elf64_Nhdr header = {8, static_cast<uint32_t>(desc.size()), type};
	std::string text = bytes_of(&header, sizeof(header)) + std::string("stapsdt\0", 8) + desc;

	text.resize((text.size() + 3) & ~3ul);
	return text;
}

struct TestSymbol {
	std::string name;
	uint64_t address;
	uint8_t type = STT_OBJECT;
};

/* An ELF file: code at 0x401000, data at 0x403000, which are at 0x1000 and 0x2000 in the file. */
class NoteFile {
public:
	std::string notes = {};
	uint64_t base = 0; /* address of .stapsdt.base; 0: there is no such section */
	std::vector<TestSymbol> symbols = {};
	uint16_t machine = os::kThisMachine == os::Machine::X86_64 ? EM_X86_64 : EM_AARCH64, type = ET_EXEC;

	std::string text() const
	{
		const Elf64_Phdr segments[] = {
			{PT_LOAD, PF_R | PF_X, 0x1000, 0x401000, 0x401000, 0x1000, 0x1000, 0x1000},
			{PT_LOAD, PF_R | PF_W, 0x2000, 0x403000, 0x403000, 0x100, 0x1000, 0x1000},
		};
		std::string names(1, '\0'), strings(1, '\0'), table(sizeof(Elf64_Sym), '\0');
		std::string out(sizeof(Elf64_Ehdr), '\0');
		std::vector<Elf64_Shdr> sections(1);
		const auto add = [&](const char *name, uint32_t kind, const std::string &content) -> Elf64_Shdr & {
			Elf64_Shdr section = {};

			section.sh_name = static_cast<uint32_t>(names.size());
			names += std::string(name) + '\0';
			section.sh_type = kind;
			out.resize((out.size() + 7) & ~7ul);
			section.sh_offset = out.size();
			section.sh_size = content.size();
			section.sh_addralign = 4;
			out += content;
			return sections.emplace_back(section);
		};

		out += bytes_of(segments, sizeof(segments));
		add(".note.stapsdt", SHT_NOTE, notes);
		if (base)
			add(".stapsdt.base", SHT_PROGBITS, "x").sh_addr = base;
		for (const TestSymbol &symbol : symbols) {
			Elf64_Sym made = {};

			made.st_name = static_cast<uint32_t>(strings.size());
			strings += symbol.name + '\0';
			made.st_value = symbol.address;
			made.st_info = symbol.type;
			made.st_shndx = 1;
			table += bytes_of(&made, sizeof(made));
		}
		Elf64_Shdr &symtab = add(".symtab", SHT_SYMTAB, table);
		symtab.sh_link = static_cast<uint32_t>(sections.size());
		symtab.sh_entsize = sizeof(Elf64_Sym);
		add(".strtab", SHT_STRTAB, strings);
		names += std::string(".shstrtab") + '\0';
		const std::string all = names;
		Elf64_Shdr &last = add("", SHT_STRTAB, all);
		last.sh_name = static_cast<uint32_t>(all.size() - sizeof(".shstrtab"));
		out.resize((out.size() + 7) & ~7ul);
		Elf64_Ehdr header = {};
		std::memcpy(header.e_ident, ELFMAG, SELFMAG);
		header.e_ident[EI_CLASS] = ELFCLASS64;
		header.e_ident[EI_DATA] = ELFDATA2LSB;
		header.e_ident[EI_VERSION] = EV_CURRENT;
		header.e_version = EV_CURRENT;
		header.e_type = type;
		header.e_machine = machine;
		header.e_ehsize = sizeof(header);
		header.e_phoff = sizeof(header);
		header.e_phentsize = sizeof(Elf64_Phdr);
		header.e_phnum = 2;
		header.e_shoff = out.size();
		header.e_shentsize = sizeof(Elf64_Shdr);
		header.e_shnum = static_cast<uint16_t>(sections.size());
		header.e_shstrndx = static_cast<uint16_t>(sections.size() - 1);
		std::memcpy(out.data(), &header, sizeof(header));
		return out + bytes_of(sections.data(), sections.size() * sizeof(Elf64_Shdr));
	}
};

os::Notes read_text(const std::string &text)
{
	const Fd fd(memfd_create("notes", MFD_CLOEXEC));

	EXPECT_EQ(write(fd.get(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
	return os::read_notes(fd.get());
}

/* The one site of a file with one note. */
os::UserSite read_one(const NoteFile &file)
{
	const os::Notes notes = read_text(file.text());

	EXPECT_EQ(notes.sites.size(), 1u);
	os::UserSite site = notes.sites.empty() ? os::UserSite() : notes.sites[0];
	EXPECT_TRUE(!site.bad.empty() || (site.provider == "prog" && site.name == "query__start"));
	site.provider = site.name = {}; /* the text goes */
	return site;
}

os::UserSite read_one(const NoteText &text)
{
	return read_one(NoteFile{.notes = note(description(text))});
}

TEST(Notes, AddressesBecomeOffsets)
{
	const os::UserSite site = read_one(NoteText{.semaphore = 0x403020});

	EXPECT_EQ(site.bad, "");
	EXPECT_EQ(site.offset, 0x1010u);
	EXPECT_EQ(site.semaphore, 0x2020u);
	EXPECT_EQ(read_one(NoteText()).semaphore, 0u);
}

TEST(Notes, AreMovedAsTheirBase)
{
	NoteFile file = {.notes = note(description({.address = 0x300010, .base = 0x301000, .semaphore = 0x302020})),
			 .base = 0x402000};

	EXPECT_EQ(read_one(file).offset, 0x1010u);
	EXPECT_EQ(read_one(file).semaphore, 0x2020u);
	/* Without the section nobody knows. */
	file.base = 0;
	EXPECT_EQ(read_one(file).bad, "note 1: no code is at its address");
}

TEST(Notes, SymbolsAreAsFarAsInTheFile)
{
	if (os::kThisMachine != os::Machine::X86_64)
		GTEST_SKIP() << "operands with symbols are those of x86-64";
	NoteText text;
	text.names = std::string("prog\0query__start\0"
				 "-4@8+total(%rip) 8@own(%rip) 8@gone(%rip) 8@twice(%rip)",
				 73) +
		     '\0';
	const os::Notes notes = read_text(NoteFile{
		.notes = note(description(text)),
		.symbols = {{"total", 0x403010}, {"own", 0x10, STT_TLS}, {"twice", 0x403010}, {"twice", 0x403018}}}
						  .text());

	ASSERT_EQ(notes.sites.size(), 1u);
	const std::vector<os::NoteArg> &args = notes.sites[0].args;
	ASSERT_EQ(args.size(), 4u);
	EXPECT_EQ(args[0].operand.displacement, 0x403010 - 0x401010 + 8);
	EXPECT_EQ(args[0].refused, "");
	EXPECT_EQ(args[1].refused, "it is thread-local");
	EXPECT_EQ(args[2].refused, "the file has no such symbol");
	EXPECT_EQ(args[3].refused, "the file has several symbols of that name");
}

TEST(Notes, WhatIsWrongIsSaid)
{
	const auto with_names = [](std::string names) {
		NoteText text;
		text.names = std::move(names);
		return read_one(text).bad;
	};

	EXPECT_EQ(read_one(NoteText{.address = 0x400fff}).bad, "note 1: no code is at its address");
	EXPECT_EQ(read_one(NoteText{.address = 0x403000}).bad, "note 1: no code is at its address");
	EXPECT_EQ(read_one(NoteText{.semaphore = 0x401020}).bad,
		  "note 1: no variable is at the address of its semaphore");
	/* Beyond what is in the file: the kernel finds a semaphore by its offset there. */
	EXPECT_EQ(read_one(NoteText{.semaphore = 0x403200}).bad,
		  "note 1: no variable is at the address of its semaphore");
	EXPECT_EQ(with_names(""), "note 1: it ends within its names");
	EXPECT_EQ(with_names(std::string("prog\0query\0"
					 "8@1",
					 14)),
		  "note 1: it ends within its names");
	EXPECT_EQ(with_names(std::string("\0query\0\0", 8)), "note 1: its names cannot be those of a probe");
	EXPECT_EQ(with_names(std::string("prog\0a b\0\0", 10)), "note 1: its names cannot be those of a probe");
	EXPECT_EQ(with_names(std::string("prog\0a:b\0\0", 10)), "note 1: its names cannot be those of a probe");
	EXPECT_EQ(with_names(std::string("prog\0query\0"
					 "8@?\0",
					 15)),
		  "note 1: argument 8@?: it is neither a register, nor a number, nor memory");
	EXPECT_EQ(read_one(NoteFile{.notes = note("short")}).bad, "note 1: it is too short");
}

TEST(Notes, OnesThatAreCutEndTheList)
{
	const std::string good = note(description(NoteText()));
	const os::Notes notes = read_text(NoteFile{.notes = good + good.substr(0, good.size() - 8)}.text());

	ASSERT_EQ(notes.sites.size(), 2u);
	EXPECT_EQ(notes.sites[0].bad, "note 2 and those after it cannot be read");
	EXPECT_EQ(notes.sites[1].bad, "");
}

TEST(Notes, OthersAndDroppedFunctionsArePassedOver)
{
	const std::string good = note(description(NoteText()));

	EXPECT_EQ(read_text(NoteFile{.notes = note(description({.address = 0})) + note("x", 4) + good}.text())
			  .sites.size(),
		  1u);
	EXPECT_EQ(read_text(NoteFile{.notes = good + good}.text()).sites.size(), 1u);
}

TEST(Notes, OtherFilesHaveNone)
{
	const std::string good = note(description(NoteText()));

	EXPECT_TRUE(read_text(NoteFile{.notes = good, .machine = EM_S390}.text()).sites.empty());
	EXPECT_TRUE(read_text(NoteFile{.notes = good, .type = ET_REL}.text()).sites.empty());
	EXPECT_TRUE(read_text("").sites.empty());
	EXPECT_TRUE(read_text("#!/bin/sh\n").sites.empty());
}

/* Whatever is cut off or changed, there is an answer. */
TEST(Notes, BrokenFilesAreNoHarm)
{
	const std::string good = NoteFile{.notes = note(description(NoteText())), .symbols = {{"x", 1}}}.text();

	for (size_t n = 0; n < good.size(); n++) {
		std::string broken = good;

		broken[n] = static_cast<char>(broken[n] ^ 0xff);
		read_text(broken);
		read_text(good.substr(0, n));
	}
}

std::vector<std::string> matched(std::string_view text, std::vector<std::string> *warnings = nullptr)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;
	std::vector<std::string> names;
	ProbeDesc desc;

	EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, desc), "");
	EXPECT_TRUE(table.match(desc, ids).ok()) << text;
	for (const uint32_t id : ids)
		names.push_back(table.probe(id).full_name());
	if (warnings)
		*warnings = table.warnings();
	return names;
}

using Names = std::vector<std::string>;

TEST(Usdt, ProbesAreOfAFunctionAndHaveDashes)
{
	EXPECT_EQ(matched("work1234:::line-read"), (Names{"work1234:work:read_line:line-read"}));
	EXPECT_EQ(matched("work1234:::line__read"), (Names{"work1234:work:read_line:line-read"}));
	EXPECT_EQ(matched("work1234:a.out:main:"), (Names{"work1234:work:main:started"}));
	EXPECT_EQ(matched("work1234::read*:line-*"),
		  (Names{"work1234:work:read_line:line-cut", "work1234:work:read_line:line-read"}));
	EXPECT_TRUE(matched("work1234:libc::").empty());
	EXPECT_TRUE(matched("work1234:::line").empty());
}

TEST(Usdt, PatternsAreForProcessesOnlyIfTheyFitNothingElse)
{
	for (const char *provider : {"wo*", "w*4", "work[0-9]*"})
		EXPECT_EQ(matched(std::string(provider) + ":::started"), (Names{"work1234:work:main:started"}))
			<< provider;
	for (const char *provider : {"", "*", "?*", "s*", "work", "work123", "work01234", "x1234", "pid1234"})
		EXPECT_TRUE(matched(std::string(provider) + ":::started").empty()) << provider;
}

/* The names that @desc matches in @table. */
Names matched_in(ProbeTable &table, const ProbeDesc &desc)
{
	std::vector<uint32_t> ids;
	Names names;

	EXPECT_TRUE(table.match(desc, ids).ok());
	for (const uint32_t id : ids)
		names.push_back(table.probe(id).full_name());
	return names;
}

TEST(Usdt, APatternFindsAProcessThatStartsLater)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	const ProbeDesc desc = {.provider = "wo*", .module = {}, .function = {}, .name = "started", .id = {}};

	EXPECT_FALSE(table.grows_with_processes());
	EXPECT_EQ(matched_in(table, desc), (Names{"work1234:work:main:started"}));
	EXPECT_TRUE(table.grows_with_processes());
	EXPECT_FALSE(table.look_again({.ended = {}, .mapped = {1234}}));
	processes.start(2000);
	EXPECT_TRUE(table.look_again({.ended = {}, .mapped = {2000}}));
	EXPECT_EQ(matched_in(table, desc), (Names{"work1234:work:main:started", "work2000:work:main:started"}));
	EXPECT_FALSE(table.look_again({.ended = {}, .mapped = {2000}}));
}

TEST(Usdt, AProcessThatGetsANumberAgainHasProbesOfItsOwn)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;
	const ProbeDesc desc = {.provider = "wo*", .module = {}, .function = {}, .name = "started", .id = {}};

	ASSERT_TRUE(table.match(desc, ids));
	EXPECT_TRUE(table.look_again({.ended = {1234}, .mapped = {1234}}));
	ASSERT_TRUE(table.match(desc, ids));
	ASSERT_EQ(ids.size(), 2u);
	EXPECT_NE(ids[0], ids[1]);
	EXPECT_EQ(table.probe(ids[0]).full_name(), table.probe(ids[1]).full_name());
}

TEST(Usdt, ANumberMeansNobodyOnceItsProcessHasEnded)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	const ProbeDesc desc = {.provider = "work1234", .module = {}, .function = {}, .name = "started", .id = {}};

	EXPECT_EQ(matched_in(table, desc), (Names{"work1234:work:main:started"}));
	EXPECT_FALSE(table.look_again({.ended = {1234}, .mapped = {1234}}));
	EXPECT_TRUE(matched_in(table, desc).empty());
}

TEST(Usdt, ANumberThatNobodyHasBringsNoProbes)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	const ProbeDesc desc = {.provider = "work2000", .module = {}, .function = {}, .name = "started", .id = {}};

	EXPECT_TRUE(matched_in(table, desc).empty());
	EXPECT_FALSE(table.grows_with_processes());
}

TEST(Usdt, PlacesWithEqualOperandsAreAVariant)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match({.provider = "work1234", .module = {}, .function = {}, .name = "line-read", .id = {}},
				ids));
	ASSERT_EQ(ids.size(), 1u);
	const Probe probe = table.probe(ids[0]);
	const auto &sites = std::get<attach::UserSites>(probe.attachment);
	ASSERT_EQ(sites.variants.size(), 2u);
	EXPECT_EQ(sites.variants[0]->sites.size(), 2u);
	EXPECT_EQ(sites.variants[0]->sites[1]->offset, 0x1074u);
	EXPECT_EQ(sites.variants[1]->sites[0]->offset, 0x1070u);
	EXPECT_EQ(probe.argument_texts(),
		  (std::vector<std::string_view>{"int32_t", "uint64_t", "uint64_t", "uint8_t", "int64_t"}));
}

TEST(Usdt, WhatCannotBeFetchedMattersIfItIsWanted)
{
	TestProcesses processes;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &processes});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(
		table.match({.provider = "work1234", .module = {}, .function = {}, .name = "line-cut", .id = {}}, ids));
	const Probe probe = table.probe(ids.at(0));
	EXPECT_TRUE(probe.argument_status(1).ok());
	EXPECT_EQ(probe.argument_status(2).error().text(),
		  "arg1 (8f@%xmm0) cannot be fetched: it is a floating-point number");
	EXPECT_EQ(probe.argument_texts(), (std::vector<std::string_view>{"uint64_t", "double"}));
}

TEST(Usdt, BadNotesAreSaidOnceIfTheyAreMeant)
{
	std::vector<std::string> warnings;

	matched("work1234:::", &warnings);
	EXPECT_EQ(warnings, (Names{"work:::broken of work is left out: note 5: it ends within its names"}));
	matched("work1234:::started", &warnings);
	EXPECT_TRUE(warnings.empty());
}

} // namespace
