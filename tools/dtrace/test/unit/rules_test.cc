// SPDX-License-Identifier: GPL-2.0
/* Each rule for what stands in a recording: a value that keeps it is read, and one that breaks it is rejected. */
#include "rec/rules.h"

#include <gtest/gtest.h>

#include <deque>
#include <functional>

#include "rec/describe.h"

namespace {

using namespace dt;
using rec::LoadingArchive;
using rec::SavingArchive;

/* What the other parts of a recording have when a value is read. */
void prepare(rec::Recorded &owner)
{
	typed::Aggregation &counts = owner.aggregations.emplace_back();
	typed::Aggregation &buckets = owner.aggregations.emplace_back();

	counts.name = "counts";
	counts.function = &builtin(BuiltinId::Count);
	counts.keys = {&types::Int};
	counts.key_names = {""};
	buckets.number = 1;
	buckets.function = &builtin(BuiltinId::Quantize);
	owner.aggregations.emplace_back().number = 2;
}

/* Is a value, written as it is, accepted when it is read? Reading any part of it must not crash. */
template <typename T>
bool is_accepted(const T &value)
{
	std::string bytes;
	rec::TypeWriter writer;
	SavingArchive out(bytes, writer);

	describe(out, value);
	for (size_t size = 0; size <= bytes.size(); size++) {
		rec::Recorded owner;
		prepare(owner);
		rec::TypeReader reader(owner.types);
		LoadingArchive in({reinterpret_cast<const uint8_t *>(bytes.data()), size}, reader, owner);
		T read = {};

		describe(in, read);
		if (size == bytes.size())
			return in.ok();
		EXPECT_FALSE(in.ok()) << size;
	}
	return false;
}

/* @good is accepted, and not with any one of these changes. */
template <typename T>
void expect_rules(const T &good, const std::vector<std::function<void(T &)>> &changes)
{
	EXPECT_TRUE(is_accepted(good));
	for (size_t i = 0; i < changes.size(); i++) {
		T bad = good;

		changes[i](bad);
		EXPECT_FALSE(is_accepted(bad)) << "change " << i;
	}
}

typed::PrintfPiece conversion(int arg)
{
	typed::PrintfPiece piece;

	piece.kind = typed::ConvKind::Signed;
	piece.letter = 'd';
	piece.width = typed::kMaxWidth;
	piece.precision = 0;
	piece.arg = arg;
	return piece;
}

TEST(Rules, ConversionIsOneOfSnprintf)
{
	using typed::PrintfPiece;

	expect_rules<PrintfPiece>(conversion(0), {
							 [](PrintfPiece &p) { p.letter = 's'; },
							 [](PrintfPiece &p) { p.letter = 'n'; },
							 [](PrintfPiece &p) { p.width = typed::kMaxWidth + 1; },
							 [](PrintfPiece &p) { p.width = -2; },
							 [](PrintfPiece &p) { p.precision = typed::kMaxWidth + 1; },
							 [](PrintfPiece &p) { p.precision = -2; },
						 });
}

TEST(Rules, FormatHasItsArguments)
{
	using typed::PrintfSpec;

	expect_rules<PrintfSpec>({{conversion(0), conversion(1)}, 2},
				 {
					 [](PrintfSpec &s) { s.pieces[1].arg = 2; },
					 [](PrintfSpec &s) { s.pieces[1].arg = -2; },
					 [](PrintfSpec &s) { s.pieces[1].arg = -1; },
					 [](PrintfSpec &s) { s.pieces[0].width_arg = 2; },
					 [](PrintfSpec &s) { s.pieces[0].precision_arg = 2; },
					 [](PrintfSpec &s) { s.args = -1; },
					 [](PrintfSpec &s) { s.args = 7; },
				 });
}

gen::Field field(uint8_t width = 8)
{
	gen::Field field;

	field.width = width;
	field.size = width;
	return field;
}

TEST(Rules, FieldIsANumberOrAnObject)
{
	using gen::Field;
	Field real = field(0);

	real.is_object = real.is_float = true;
	real.size = 16;
	expect_rules<Field>(field(), {[](Field &f) { f.width = 9; }});
	expect_rules<Field>(real, {[](Field &f) { f.is_object = false; }, [](Field &f) { f.size = 12; }});
}

gen::OutputAction output(BuiltinId action, size_t fields)
{
	gen::OutputAction made;

	made.action = action;
	made.fields.resize(fields, field());
	return made;
}

TEST(Rules, OutputHasWhatItsActionPrints)
{
	using gen::OutputAction;
	const typed::PrintfSpec format = {{conversion(0)}, 1};
	OutputAction printf = output(BuiltinId::Printf, 1), print = output(BuiltinId::Print, 1);

	printf.format = &format;
	print.type = &types::Int;
	expect_rules<OutputAction>(output(BuiltinId::Trace, 1),
				   {
					   [](OutputAction &a) { a.fields.clear(); },
					   [](OutputAction &a) { a.action = BuiltinId::Clear; },
					   [](OutputAction &a) { a.action = BuiltinId::Tracemem; },
				   });
	expect_rules<OutputAction>(printf, {[](OutputAction &a) { a.format = nullptr; }});
	expect_rules<OutputAction>(print, {
						  [](OutputAction &a) { a.type = nullptr; },
						  /* the object behind a pointer */
						  [](OutputAction &a) { a.fields.push_back(field()); },
					  });
}

/* A request about these aggregations of prepare(). */
struct Request {
	explicit Request(BuiltinId action, const std::vector<uint32_t> &numbers = {}) : made{action, &source, {}, {}}
	{
		prepare(owner);
		for (const uint32_t number : numbers)
			source.aggregations.push_back(&owner.aggregations[number]);
	}
	bool is_accepted() const { return ::is_accepted(made); }

	rec::Recorded owner;
	typed::Action source = {};
	gen::RequestAction made;
};

TEST(Rules, RequestHasWhatItsActionIsAbout)
{
	Request exit(BuiltinId::Exit), clear(BuiltinId::Clear, {0}), of_nothing(BuiltinId::Clear),
		about(BuiltinId::Exit, {0}), trace(BuiltinId::Trace), system(BuiltinId::System),
		setopt(BuiltinId::Setopt);

	EXPECT_TRUE(exit.is_accepted());
	EXPECT_TRUE(clear.is_accepted());
	EXPECT_FALSE(of_nothing.is_accepted());
	EXPECT_FALSE(about.is_accepted());
	EXPECT_FALSE(trace.is_accepted());
	EXPECT_FALSE(system.is_accepted());
	system.source.format = std::make_unique<typed::PrintfSpec>();
	EXPECT_TRUE(system.is_accepted());
	EXPECT_FALSE(setopt.is_accepted());
	setopt.made.fields.push_back(field());
	EXPECT_TRUE(setopt.is_accepted());
}

TEST(Rules, PrintaPrintsKeysThatAreThere)
{
	Request one(BuiltinId::Printa, {0}), same(BuiltinId::Printa, {0, 0}), other(BuiltinId::Printa, {0, 1});

	EXPECT_TRUE(one.is_accepted());
	EXPECT_TRUE(same.is_accepted());
	EXPECT_FALSE(other.is_accepted());
	one.source.format = std::make_unique<typed::PrintfSpec>(typed::PrintfSpec{{conversion(0)}, 1});
	EXPECT_TRUE(one.is_accepted());
	one.source.format = std::make_unique<typed::PrintfSpec>(typed::PrintfSpec{{conversion(0), conversion(1)}, 2});
	EXPECT_FALSE(one.is_accepted());
}

TEST(Rules, AggregationHasItsFunction)
{
	using typed::Aggregation;
	Aggregation good;

	good.function = &builtin(BuiltinId::Lquantize);
	good.params = {0, 10, 1};
	good.keys = {&types::Int};
	good.key_names = {"pid"};
	expect_rules<Aggregation>(good, {
						[](Aggregation &a) {
							a.params = {0, 10, 0};
						},
						[](Aggregation &a) { a.key_names.clear(); },
						[](Aggregation &a) { a.keys[0] = nullptr; },
						[](Aggregation &a) { a.function = &builtin(BuiltinId::Trace); },
					});
}

TEST(Rules, FunctionOfAnAggregationAggregates)
{
	using typed::Aggregation;
	Aggregation good;

	good.function = &builtin(BuiltinId::Count);
	expect_rules<Aggregation>(good, {[](Aggregation &a) { a.function = &builtin(BuiltinId::Trace); }});
}

TEST(Rules, KeyIsAsLongAsItsWords)
{
	using gen::AggKey;
	AggKey object;

	object.kind = gen::AggKeyKind::Object;
	object.words = 2;
	object.bytes = 16;
	expect_rules<AggKey>(object, {
					     [](AggKey &k) { k.bytes = 17; },
					     [](AggKey &k) { k.words = UINT16_MAX + 1; },
				     });
}

TEST(Rules, ShapeHasTheWordsOfItsAggregation)
{
	using gen::AggShape;
	rec::Recorded owner;
	AggShape count, buckets;

	prepare(owner);
	count.aggregation = &owner.aggregations[0];
	count.keys.resize(1);
	count.fixed_words = count.data_words = 1;
	buckets.aggregation = &owner.aggregations[1];
	buckets.data_words = 1;
	expect_rules<AggShape>(count, {
					      [](AggShape &s) { s.data_words = 2; },
					      [](AggShape &s) { s.fixed_words = 2; },
					      [](AggShape &s) { s.has_bucket = true; },
					      [](AggShape &s) { s.keys.clear(), s.fixed_words = 0; },
					      [](AggShape &s) { s.keys[0].kind = gen::AggKeyKind::Comm; },
					      [&](AggShape &s) { s.aggregation = &owner.aggregations[2]; },
				      });
	/* A bucket, or all of them. */
	expect_rules<AggShape>(buckets, {[](AggShape &s) { s.data_words = 128; }});
	buckets.data_words = 100;
	expect_rules<AggShape>(buckets, {[](AggShape &s) { s.has_bucket = true, s.fixed_words = 1; }});
}

TEST(Rules, NumbersAreAsLargeAsInARun)
{
	using gen::AggLayout;
	using gen::RecordLayout;
	using rec::RunFacts;

	expect_rules<AggLayout>({}, {[](AggLayout &l) { l.aggregations = UINT16_MAX + 1; }});
	expect_rules<RecordLayout>({}, {[](RecordLayout &l) { l.size = gen::kMaxRecord + 1; }});
	expect_rules<Options>({}, {[](Options &o) { o.stackindent = kMaxStackIndent + 1; }});
	expect_rules<RunFacts>({4, 4096, false}, {
							 [](RunFacts &f) { f.cpus = UINT16_MAX + 1; },
							 [](RunFacts &f) { f.bufsize = (1 << 30) + 1; },
						 });
}

TEST(Rules, ArrayHasTypesAndKeys)
{
	using gen::ArrayLayout;
	typed::Variable array = {}, of_nothing = {};
	ArrayLayout good;

	array.type = &types::Int;
	array.keys = {&types::Int};
	of_nothing.keys = {&types::Int};
	good.variable = &array;
	good.keys = {4};
	expect_rules<ArrayLayout>(good, {
						[](ArrayLayout &l) { l.keys.clear(); },
						[&](ArrayLayout &l) { l.variable = &of_nothing; },
					});
	array.keys = {nullptr};
	EXPECT_FALSE(is_accepted(good));
}

TEST(Rules, PrintaPrintsAnArrayThatIsThere)
{
	typed::Variable array = {};
	Request unknown(BuiltinId::Printa);

	array.name = "a";
	array.type = &types::Int;
	unknown.source.array = &array;
	EXPECT_FALSE(unknown.is_accepted());
}

/* Is a type accepted as that of a key? */
bool is_good_type(const Type &type)
{
	std::string bytes;
	rec::TypeWriter writer;
	rec::Packer out(bytes);
	TypePool pool;

	writer.write(out, &type);
	rec::TypeReader reader(pool);
	rec::Unpacker in({reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()});
	return reader.read(in) && in.ok();
}

Type type_of(TypeKind kind, uint32_t size, const Type *of = nullptr, uint32_t count = 0)
{
	Type type = {kind, false, size, "t", of};

	type.count = count;
	return type;
}

TEST(Rules, TypeCanBePrinted)
{
	const Type number = type_of(TypeKind::Integer, 8), row = type_of(TypeKind::Array, 1 << 20, &number, 1 << 18);

	EXPECT_TRUE(is_good_type(number));
	EXPECT_FALSE(is_good_type(type_of(TypeKind::Integer, 0)));
	EXPECT_FALSE(is_good_type(type_of(TypeKind::Integer, 9)));
	EXPECT_FALSE(is_good_type(type_of(TypeKind::Enum, 16)));
	EXPECT_TRUE(is_good_type(type_of(TypeKind::Float, 16)));
	EXPECT_FALSE(is_good_type(type_of(TypeKind::Float, 12)));
	EXPECT_FALSE(is_good_type(type_of(TypeKind::Array, 8)));
	/* 2^18 numbers can be printed, and 2^18 times 16 are too many. */
	EXPECT_TRUE(is_good_type(row));
	EXPECT_FALSE(is_good_type(type_of(TypeKind::Array, 1 << 24, &row, 16)));
}

TEST(Rules, MembersAreTypedAndNotTooDeep)
{
	const Type number = type_of(TypeKind::Integer, 8);
	std::deque<Type> types;
	std::deque<Member> members;
	Type whole = type_of(TypeKind::Struct, 8);
	const Member untyped = {"m", nullptr, 0, 0}, wide = {"m", &number, 0, 65}, good = {"m", &number, 0, 64};

	whole.member_list = {&good, 1};
	EXPECT_TRUE(is_good_type(whole));
	whole.member_list = {&untyped, 1};
	EXPECT_FALSE(is_good_type(whole));
	whole.member_list = {&wide, 1};
	EXPECT_FALSE(is_good_type(whole));
	/* A number is one level. */
	types.push_back(number);
	for (unsigned depth = 2; depth < 70; depth++) {
		members.push_back({"m", &types.back(), 0, 0});
		types.push_back(type_of(TypeKind::Struct, 8));
		types.back().member_list = {&members.back(), 1};
		EXPECT_EQ(is_good_type(types.back()), depth <= 64) << depth;
	}
}

/* `if` within `if`: so many levels are a stack of frames when they are read. */
TEST(Rules, DepthOfConditionsIsBounded)
{
	gen::RecordLayout layout;
	std::vector<gen::LayoutAction> inner;

	for (unsigned depth = 0; depth < 70; depth++) {
		gen::LayoutAction branch;

		branch.node = gen::IfAction{field(), std::move(inner), {}};
		inner.clear();
		inner.push_back(std::move(branch));
		layout.actions = inner;
		std::string bytes;
		rec::TypeWriter writer;
		rec::Recorded owner;
		rec::TypeReader reader(owner.types);
		SavingArchive out(bytes, writer);
		gen::RecordLayout read;

		describe(out, layout);
		LoadingArchive in({reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()}, reader, owner);
		describe(in, read);
		EXPECT_EQ(in.ok(), depth < 64) << depth;
	}
}

} // namespace
