dtrace: The tool, its tests and its documents

tools/dtrace compiles D programs to BPF, attaches them and prints what they
record. It generates code itself and needs no LLVM at run time.

The patches add the tool in the order of its layers: types, probes, parser,
type checker, code generator and linker, session and consumer, and the
program itself. Each layer comes with its tests, and "make unit" in
tools/dtrace passes after each patch. The last patch adds the documents.
Documentation/trace/dtrace.rst is for users, dtrace-devel.rst for
developers.

This topic needs all other topics.
