struct line { int length; char *text; };
enum how { WHOLE, CUT };
provider work {
	probe started();
	probe line__read(short, struct line *line, string name, enum how how, char c) : (string name, struct line *line, char c);
	probe line__cut(char **list);
};
work1234:::line-read { trace(copyinstr(args[0])); trace(args[0] == "x"); trace(stringof(args[1]->text)); trace(args[2]); }
work$target:::line-read { trace(arg0); trace(args[1]->length); }
work1234:::line-cut { trace(stringof(args[0][1])); }
work1234:::started { }
==== types
provider work started [] []
provider work line__read [short, struct line *, string, enum how, char] [char userland *, struct line userland *, char]
provider work line__cut [char **] [char * userland*]
clause 0 at 8:1
  probe 4 work1234:work:read_line:line-read
  do
    trace (call copyinstr (convert arg2:int64_t):char userland *):string
    trace (str== (stringof (convert arg2:int64_t):char userland *):string "x":string):int
    trace (stringof (. (* (convert arg1:int64_t):struct line userland *):struct line text@8.0):char userland *):string
    trace (convert arg4:int64_t):char
clause 1 at 9:1
  probe 4 work1234:work:read_line:line-read
  do
    trace arg0:int64_t
    trace (. (* (convert arg1:int64_t):struct line userland *):struct line length@0.0):int
clause 2 at 10:1
  probe 5 work1234:work:read_line:line-cut
  do
    trace (stringof (* (+ (convert arg0:int64_t):char * userland* 8:long):char * userland*):char userland *):string
clause 3 at 11:1
  probe 6 work1234:work:main:started
  do
