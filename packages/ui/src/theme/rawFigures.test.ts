import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = `${import.meta.dirname}/..`;

/** Lines of style sheets as `file:line text`, comments left out. */
function linesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: source })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(`${source}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
        comment.replace(/[^\n]/g, ''),
      );
      return code
        .split('\n')
        .map((line, index) => `${file}:${index + 1} ${line.replace(/(^|\s)\/\/.*/, '').trim()}`);
    });
}

/** Lines and their offsets are drawn by the pixel: 1 and 2 px need no name. */
const HAIRLINE = 2;

const isRawFigure = (line: string) =>
  /\bpx\([\d\s+*/-]+\)/.test(line) ||
  [...line.matchAll(/(?<![\w.])(\d*\.?\d+)px/g)].some(([, figure]) => Number(figure) > HAIRLINE);

const styleSheets = linesOf('{chat,components,layout,patterns,screens}/**/*.css.ts');

describe('DS-1: style sheets take their figures from the theme', () => {
  test('the style sheets are found', () => {
    expect(styleSheets.length).toBeGreaterThan(3000);
  });

  test('no raw pixel values: they are space, fine, radius, sizes or measures', () => {
    expect(styleSheets.filter(isRawFigure)).toEqual([]);
  });

  test('no raw weights: they are weight', () => {
    expect(styleSheets.filter((line) => /fontWeight: ['"]?\d/.test(line))).toEqual([]);
  });
});

test('DS-1: no raw times of transitions: the theme’s end at once for who asks for less motion', () => {
  const timed = [...styleSheets, ...linesOf('theme/*.css.ts')].filter((line) => /\btransition/.test(line));
  expect(timed.length).toBeGreaterThan(20);
  expect(timed.filter((line) => /(?<![\w.])\d*\.?\d+m?s\b/.test(line))).toEqual([]);
});

/** Style sheets of patterns and screens that lay out something which no layout component can. */
const LAID_OUT_BY_HAND: readonly string[] = [];

test('DS-1: patterns and screens are composed of layout components', () => {
  const byHand = linesOf('{patterns,screens}/**/*.css.ts')
    .filter((line) => /display: '(inline-)?(flex|grid)'/.test(line))
    .map((line) => line.replace(/:\d+ .*/, ''));
  expect([...new Set(byHand)]).toEqual(LAID_OUT_BY_HAND);
});
