#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Draws the jobs of the tool as SVG, from the lines of ./bench --json on standard input: chart.py <LINES >FILE

The best rival of a job is 1, where the dashed line is. A bar is the tool's cost in relation to that, a mark its goal.
The same lines give the same text.
"""
import json
import sys
from xml.sax.saxutils import escape

LEFT, UNIT, BAR, GAP, TOP, RIGHT = 300, 300, 14, 12, 44, 240
# A longer bar is cut here, and its figure is printed beside it.
MOST = 1.5
COLOURS = {'multi': '#4477aa', 'fentry': '#66ccee', '': '#228833'}
NAMES = {'multi': 'link on functions', 'fentry': 'fentry', '': 'the only way'}


def text(x, y, words, more=''):
    return f'<text x="{x:.1f}" y="{y:.1f}"{more}>{escape(words)}</text>'


def bar(y, line):
    way = line['way'].removeprefix('dtrace').strip()
    length = min(line['ratio'], MOST) * UNIT
    yield f'<rect x="{LEFT}" y="{y:.1f}" width="{length:.1f}" height="{BAR}" fill="{COLOURS[way]}"/>'
    if line['goal'] is not None:
        x = LEFT + min(line['goal'], MOST) * UNIT
        yield f'<path d="M{x:.1f} {y - 1:.1f}v{BAR + 2}" stroke="#cc3311" stroke-width="2"/>'
    rival = line['instructions'] / line['ratio']
    place = LEFT + max(length, UNIT if line['ratio'] <= 1 else 0) + 8
    yield text(place, y + BAR - 3, f'{line["instructions"]:,.0f} : {rival:,.0f}')


def legend():
    x = LEFT
    for way, colour in COLOURS.items():
        yield f'<rect x="{x}" y="12" width="{BAR}" height="{BAR}" fill="{colour}"/>'
        yield text(x + BAR + 5, 23, NAMES[way])
        x += 130
    yield f'<path d="M{x} 11v{BAR + 2}" stroke="#cc3311" stroke-width="2"/>'
    yield text(x + 6, 23, 'goal')


def draw(lines):
    chosen = [line for line in lines if line['ratio'] and line['way'] in [f'dtrace {way}'.strip() for way in COLOURS]]
    body, y = list(legend()), TOP
    for job in dict.fromkeys(line['job'] for line in chosen):
        bars = [line for line in chosen if line['job'] == job]
        body.append(text(LEFT - 8, y + len(bars) * BAR / 2 + 4, job, ' text-anchor="end"'))
        for line in bars:
            body += bar(y, line)
            y += BAR
        y += GAP
    body.append(f'<path d="M{LEFT + UNIT} {TOP - 6}V{y - GAP + 6}" stroke="#000" stroke-dasharray="4 3"/>')
    body.append(text(LEFT, y + 10, 'instructions per event, dtrace : best rival (dashed line)'))
    width, height = LEFT + round(MOST * UNIT) + RIGHT - 100, y + 22
    return '\n'.join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<!--', 'SPDX-License-Identifier: GPL-2.0', 'Drawn by ./bench with its option chart.', '-->',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>', *body, '</svg>']) + '\n'


def main():
    lines = [json.loads(line) for line in sys.stdin]
    sys.stdout.write(draw(lines))


if __name__ == '__main__':
    main()
