// SPDX-License-Identifier: GPL-2.0
/* Libraries of D: what is found in them, when they are read, and what depends_on does. */
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "dlib/dlib.h"

namespace dt {
namespace {

class DlibTest : public testing::Test {
protected:
	DlibTest()
	{
		char path[] = "/tmp/dtrace-test-XXXXXX";

		dir_ = mkdtemp(path);
		options_.nolibs = true;
		options_.libdir = {dir_};
		sources_.add(ProgramKind::Name, "-n", "BEGIN");
	}
	~DlibTest() override { std::filesystem::remove_all(dir_); }

	void file(const std::string &name, const std::string &text) { std::ofstream(dir_ + '/' + name) << text; }

	dlib::DLibraries &libraries()
	{
		const dlib::LibraryHost host = {.has_module = [](std::string_view name) { return name == "loaded"; },
						.has_provider = [](std::string_view name) { return name == "there"; }};

		if (!libraries_)
			libraries_ = std::make_unique<dlib::DLibraries>(options_, sources_, diags_, host);
		return *libraries_;
	}
	size_t count(dlib::LibraryName kind, std::string_view name) { return libraries().find(kind, name).size(); }

	std::string dir_;
	Options options_;
	lex::Sources sources_;
	Diags diags_;
	std::unique_ptr<dlib::DLibraries> libraries_;
};

TEST_F(DlibTest, NothingIsReadBeforeTheFirstQuestion)
{
	options_.libdir = {"/no/such/directory"};
	libraries();
	EXPECT_FALSE(diags_.has_errors());
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "x"), 0u);
	ASSERT_EQ(diags_.errors(), 1u);
	EXPECT_EQ(diags_.all()[0].tag, Tag::D_LIB_READ);
}

TEST_F(DlibTest, LibraryOfMoreThan64MibIsAnError)
{
	file("a.d", "inline int one = 1;\n");
	file("b.d", "");
	std::filesystem::resize_file(dir_ + "/b.d", (64 << 20) + 1);
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "one"), 1u);
	ASSERT_EQ(diags_.errors(), 1u);
	EXPECT_EQ(diags_.all()[0].text,
		  "cannot read a D library: " + dir_ + "/b.d has 67108865 bytes, more than 67108864");
}

TEST_F(DlibTest, InlineIsFoundAtTheSameAddressEachTime)
{
	file("a.d", "inline int one = 1;\ninline string two[int n] = one ? \"a\" : \"b\";\n");
	const auto first = libraries().find(dlib::LibraryName::Identifier, "two");
	ASSERT_EQ(first.size(), 1u);
	EXPECT_EQ(std::get<ast::InlineDecl>(*first[0]).declarator.name, "two");
	EXPECT_EQ(libraries().find(dlib::LibraryName::Identifier, "two"), first);
	/* A name in the value is not declared. */
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "n"), 0u);
	EXPECT_FALSE(diags_.has_errors());
}

TEST_F(DlibTest, EachKindOfName)
{
	file("a.d", "typedef struct pair { enum inner { IN = 1, LAST } e; } pair_t, *pair_ptr;\n"
		    "union both { int a; };\nint (*handler)(int arg), values[int];\n"
		    "typedef int (*callback)(pair_t *);\nstruct later;\nint proto(int);\n"
		    "provider prov { probe f(int); };\n");
	EXPECT_EQ(count(dlib::LibraryName::Typedef, "pair_t"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Typedef, "pair_ptr"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Typedef, "callback"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Struct, "pair"), 2u);
	EXPECT_EQ(count(dlib::LibraryName::Enum, "inner"), 2u);
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "LAST"), 2u);
	EXPECT_EQ(count(dlib::LibraryName::Union, "both"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "handler"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "values"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Provider, "prov"), 1u);
	/* Parameters, prototypes and types that are only mentioned declare nothing. */
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "arg"), 0u);
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "proto"), 0u);
	EXPECT_EQ(count(dlib::LibraryName::Struct, "later"), 0u);
	EXPECT_FALSE(diags_.has_errors());
}

TEST_F(DlibTest, TranslatorsOfOneResultAreAllFound)
{
	file("a.d", "translator out_t < int a > { m = a; };\ntranslator out_t < struct s *b > { m = b->x; };\n"
		    "translator struct t < int a > { };\n");
	EXPECT_EQ(count(dlib::LibraryName::Translator, "out_t"), 2u);
	EXPECT_EQ(count(dlib::LibraryName::Translator, "struct t"), 1u);
}

TEST_F(DlibTest, ErrorInAnotherDeclarationDoesNotMatter)
{
	file("a.d", "inline int good = 1;\ninline int bad = ;\ninline int fine = 2;\n");
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "good") + count(dlib::LibraryName::Identifier, "fine"), 2u);
	EXPECT_FALSE(diags_.has_errors());
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "bad"), 0u);
	ASSERT_EQ(diags_.errors(), 1u);
	EXPECT_EQ(sources_.place(diags_.all()[0].span).line, 2u);
	/* Said once. */
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "bad"), 0u);
	EXPECT_EQ(diags_.errors(), 1u);
}

TEST_F(DlibTest, TypesOfLibrariesAreKnownInCasts)
{
	file("a.d", "inline int x = (b) - 1;\ninline int y = (var) - 1;\nint var;\n");
	file("b.d", "typedef long b;\n");
	const auto x = libraries().find(dlib::LibraryName::Identifier, "x"),
		   y = libraries().find(dlib::LibraryName::Identifier, "y");
	ASSERT_TRUE(x.size() == 1 && y.size() == 1);
	EXPECT_TRUE(std::holds_alternative<ast::Cast>(std::get<ast::InlineDecl>(*x[0]).value->node));
	EXPECT_TRUE(std::holds_alternative<ast::Binary>(std::get<ast::InlineDecl>(*y[0]).value->node));
}

TEST_F(DlibTest, FileWhoseDependencyIsMissingIsLeftOut)
{
	file("a.d", "#pragma D depends_on library b.d\ninline int a = 1;\n");
	file("b.d", "#pragma D depends_on module absent\ninline int b = 1;\n");
	file("c.d", "#pragma D depends_on module loaded\n#pragma D depends_on provider there\n"
		    "#pragma D depends_on library d.d\ninline int c = 1;\n");
	file("d.d", "inline int d = 1;\n");
	file("e.d", "#pragma D depends_on provider missing\ninline int e = 1;\n");
	for (const auto &[name, found] :
	     {std::pair("a", 0u), std::pair("b", 0u), std::pair("c", 1u), std::pair("d", 1u), std::pair("e", 0u)})
		EXPECT_EQ(count(dlib::LibraryName::Identifier, name), found) << name;
	EXPECT_FALSE(diags_.has_errors());
}

TEST_F(DlibTest, ProgramThatDependsOnWhatIsMissingIsRefused)
{
	const lex::Source &source =
		sources_.add(ProgramKind::Script, "x.d",
			     "#pragma D depends_on module loaded\n"
			     "#pragma D depends_on library a.d\n#pragma D depends_on provider missing\n"
			     "#pragma D depends_on nothing\n");

	file("a.d", "");
	libraries().check_depends(lex::lex(source, lex::Macros(), options_, diags_));
	ASSERT_EQ(diags_.errors(), 2u);
	EXPECT_EQ(diags_.all()[0].tag, Tag::D_PRAGMA_DEPEND);
	EXPECT_EQ(diags_.all()[0].text, "program requires provider missing");
	EXPECT_EQ(diags_.all()[1].tag, Tag::D_PRAGMA_MALFORM);
}

TEST_F(DlibTest, OwnLibrariesUnlessRefused)
{
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "ESRCH"), 0u);
	options_.nolibs = false;
	libraries_.reset();
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "ESRCH"), 1u);
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "SIGKILL"), 1u);
	options_.syslibdir = dir_;
	libraries_.reset();
	EXPECT_EQ(count(dlib::LibraryName::Identifier, "ESRCH"), 0u);
	EXPECT_FALSE(diags_.has_errors());
}

TEST_F(DlibTest, OwnLibrariesHaveNoErrors)
{
	for (const dlib::LibraryText &own : dlib::own_libraries()) {
		const lex::Source &source =
			sources_.add(ProgramKind::Script, std::string(own.name), std::string(own.text));

		parse::parse(lex::lex(source, lex::Macros(), options_, diags_), source, diags_);
		EXPECT_FALSE(diags_.has_errors()) << sources_.format(diags_, true);
	}
}

} // namespace
} // namespace dt
