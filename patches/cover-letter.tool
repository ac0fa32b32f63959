dtrace: The tool, its tests and documents

tools/dtrace compiles D programs to BPF, attaches them and prints what they
record. It generates code itself and needs no LLVM at run time.

Documentation/bpf/prog_dtrace.rst is for readers who write or review
programs of the type. Documentation/trace/dtrace.rst is for users of the
tool.

This topic needs all other topics.
