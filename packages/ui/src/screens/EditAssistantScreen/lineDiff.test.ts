import { INSTRUCTIONS_MAX_LENGTH } from '@parley/model';
import { describe, expect, it } from 'vitest';
import { type DiffLine, lineDiff } from './lineDiff.ts';

const SIGNS = { same: ' ', added: '+', removed: '-' };

/** As a patch would print it; changed words in brackets. */
const printed = (lines: readonly DiffLine[]) =>
  lines.map((line) =>
    line.kind === 'gap'
      ? `@${line.count}`
      : SIGNS[line.kind] + line.pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''),
  );

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);

describe('lineDiff', () => {
  it('AS-4: shows what came, what went and which words changed', () => {
    expect(printed(lineDiff('Be brief.\nSay hello.', 'Be very brief.\nSay hello.\nSay goodbye.'))).toEqual([
      '-Be brief.',
      '+Be [very ]brief.',
      ' Say hello.',
      '+Say goodbye.',
    ]);
  });

  it('AS-4: leaves out what is far from any change', () => {
    const before = numbered(1, 20).join('\n');
    const after = before.replace('line 10', 'other');
    expect(printed(lineDiff(before, after))).toEqual([
      '@7',
      ' line 8',
      ' line 9',
      '-[line 10]',
      '+[other]',
      ' line 11',
      ' line 12',
      '@8',
    ]);
  });

  it('AS-4: a text that was empty is all new', () => {
    expect(printed(lineDiff('', 'One\nTwo'))).toEqual(['+One', '+Two']);
  });

  it('AS-4: two long texts with nothing in common come whole', () => {
    const lines = INSTRUCTIONS_MAX_LENGTH / 8;
    const text = (mark: string) => Array.from({ length: lines }, (_, index) => `${mark}${index}`).join('\n');
    const diff = lineDiff(text('a'), text('b'));
    expect(diff).toHaveLength(lines * 2);
  });
});
