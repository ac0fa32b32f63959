// SPDX-License-Identifier: GPL-2.0
// Collections, closures, trait objects, formats and panics that are caught, without end.
use std::collections::{BTreeMap, HashMap};
use std::panic;

trait Shape {
    fn area(&self, depth: u32) -> f64;
}

struct Square(f64);
struct Pair(Box<dyn Shape>, Box<dyn Shape>);

impl Shape for Square {
    fn area(&self, depth: u32) -> f64 {
        if depth > 0 { self.area(depth - 1) + self.0 } else { self.0 * self.0 }
    }
}

impl Shape for Pair {
    fn area(&self, depth: u32) -> f64 {
        self.0.area(depth) + self.1.area(depth)
    }
}

#[inline(never)]
fn fail_at(depth: u32) -> usize {
    let keeps = "x".repeat(40);
    if depth == 0 {
        panic::resume_unwind(Box::new(keeps));
    }
    fail_at(depth - 1) + keeps.len()
}

fn round(number: u32) -> usize {
    let mut counts: HashMap<String, u32> = HashMap::new();
    for i in 0..50 {
        *counts.entry(format!("word{} {:.1}", i * number % 17, f64::from(i))).or_default() += 1;
    }
    let mut sorted: Vec<_> = counts.into_iter().collect();
    sorted.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let tree: BTreeMap<_, _> = sorted.iter().map(|(word, n)| (n, word.len())).collect();
    let shape = Pair(Box::new(Square(2.0)), Box::new(Square(3.0)));
    let failed = panic::catch_unwind(|| fail_at(number % 10)).is_err();
    tree.len() + shape.area(8) as usize + usize::from(failed)
}

fn main() {
    let mut number = 1u32;
    loop {
        std::hint::black_box(round(number % 1000));
        number = number.wrapping_add(1);
    }
}
