BEGIN
{
	a = ~b ^ c & d | e; f = !g ^^ h; i <<= j >> 1; k %= l / m % n; o = p != q == r; *s++ = &t; u ^= v, w |= x, y &= z;
	--a; b--; c = -(-d); e = + +f; g = h ? i ? 1 : 2 : 3;
}
==== ast
clause 1:1
  probe "BEGIN"
  do
    (= a (| (^ (~ b) (& c d)) e))
    (= f (^^ (! g) h))
    (<<= i (>> j 1))
    (%= k (% (/ l m) n))
    (= o (== (!= p q) r))
    (= (* (post++ s)) (& t))
    (, (, (^= u v) (|= w x)) (&= y z))
    (-- a)
    (post-- b)
    (= c (- (- d)))
    (= e (+ (+ f)))
    (= g (?: h (?: i 1 2) 3))
