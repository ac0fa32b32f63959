typedef unsigned int word; typedef word *wordp; typedef struct node { struct node *next; word w; } node_t; typedef int row[3]; typedef row grid[2];
node_t n; wordp p; grid g;
BEGIN { n.w = 1; n.next = &n; trace(n.next->next->w); p = &n.w; trace(*p); trace(sizeof (grid)); g[1][2] = 3; trace(((node_t *)arg0)->w); }
==== types
variable n:node_t with address
variable p:wordp
variable g:grid
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= (. n:node_t w@8.0):word 1:word):word
    (= (. n:node_t next@0.0):struct node * (& n:node_t):node_t *):struct node *
    trace (. (* (. (* (. n:node_t next@0.0):struct node *):struct node next@0.0):struct node *):struct node w@8.0):word
    (= p:wordp (& (. n:node_t w@8.0):word):word *):wordp
    trace (* p:wordp):word
    trace 24:unsigned long
    (= (element (element g:grid 1:long):row 2:long):int 3:int):int
    trace (. (* (convert arg0:int64_t):node_t *):node_t w@8.0):word
