import { describe, expect, test } from 'vitest';
import { brokenMentions, decisionProblems, idsInUse, idsWithLine } from './documents.ts';

const requirements = {
  path: 'docs/requirements.md',
  text: '- SB-1: a bar.\n- T1: an attack.\n- see SB-1: no line\n',
};
const known = idsWithLine([requirements]);

describe('requirement ids', () => {
  test('have a line of their own', () => {
    expect([...known]).toEqual(['SB-1', 'T1']);
  });

  test('are found in titles, comments and prose, and nothing that only looks like one', () => {
    const text = `test('SB-1: x') // SB-9, T1. UTF-8, 2026-03-15T00, T00, xSB-1, HSB-1`;
    const used = idsInUse([{ path: 'a.ts', text }], known);
    expect([...used.keys()].sort()).toEqual(['SB-1', 'SB-9', 'T1'].sort());
    expect([...(used.get('SB-9') ?? [])]).toEqual(['a.ts']);
  });

  test('of an unknown kind are found where they begin a title', () => {
    const text = ['test(`ZZ', "1: x`)  name: 'ZZ", "2: y'"].join('-');
    expect([...idsInUse([{ path: 'a.ts', text }], known).keys()]).toEqual(['ZZ-1', 'ZZ-2']);
  });
});

describe('mentions of documents', () => {
  const paths = new Set(['docs/faults.md', 'docs/adr/0007-answers.md', 'README.md', 'a.ts']);
  const broken = (path: string, text: string) => brokenMentions([{ path, text }], paths);

  test('that are there are fine', () => {
    expect(broken('a.ts', '// docs/faults.md, faults.md, ADR 7')).toEqual([]);
    expect(broken('README.md', '[a](docs/faults.md#x) [b](docs/adr) [c](https://x.test/y.md)')).toEqual([]);
  });

  test.each([
    ['a.ts', '// see docs/gone.md'],
    ['a.ts', '// see gone.md'],
    ['a.ts', '// ADR 8'],
    ['a.ts', '// spec section 9'],
    ['README.md', '[a](./docs/gone.md)'],
  ])('%s: %s is not there', (path, text) => {
    expect(broken(path, text).length).toBeGreaterThan(0);
  });

  test('a file that is data is no document', () => {
    expect(broken('a.ts', "const file = { name: 'terms.md' };")).toEqual([]);
  });
});

describe('the form of a decision', () => {
  const path = 'docs/adr/0007-answers.md';
  const text =
    '# 7. Answers\n\nStatus: accepted, 2026-11-21\n\n## Context\n\n## Decision\n\n## Consequences\n';
  const index = '- [7. Answers](0007-answers.md): accepted, 2026-11-21\n';

  test('is number, status, date, three headings, and the same in the index', () => {
    expect(decisionProblems({ path, text }, index)).toEqual([]);
  });

  test.each([
    ['another number', text.replace('7', '8'), index],
    ['no date', text.replace(', 2026-11-21', ''), index],
    ['an unknown status', text.replace('accepted', 'fine'), index],
    ['a heading too few', text.replace('## Context', ''), index],
    ['no line in the index', text, ''],
  ])('fails for %s', (_, changed, list) => {
    expect(decisionProblems({ path, text: changed }, list).length).toBeGreaterThan(0);
  });
});
