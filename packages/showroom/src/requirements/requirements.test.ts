import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofsById, proofsIn } from './proofs.ts';
import { cutAtIds, requirementsIn, requirementsOf } from './requirements.ts';

const root = `${import.meta.dirname}/../../../..`;

test('DS-2: every line of the document with an id is a requirement of its group', () => {
  const document = readFileSync(`${root}/docs/requirements.md`, 'utf8');
  const groups = requirementsIn(document);
  const ids = groups.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  expect(ids).toEqual([...document.matchAll(/^- (\S+\d): /gm)].map(([, id]) => id));
  expect(groups.find(({ requirements }) => requirements[0]?.id === 'SB-1')?.title).toContain('Subscription');
  const goesOn = groups.flatMap(({ requirements }) => requirements).find(({ id }) => id === 'T11');
  expect(goesOn?.text).toContain('in an address, the history or the console');
});

test('DS-2: words are cut at ids, and at nothing that only looks like one', () => {
  expect(cutAtIds('As SB-1 says (T12), UTF-8, XSB-1x and a T.')).toEqual([
    'As ',
    'SB-1',
    ' says (',
    'T12',
    '), ',
    'UTF-8',
    ', XSB-1x and a T.',
  ]);
});

test('DS-2: tags of a story lead to the requirements among them', () => {
  expect(requirementsOf(['dev', 'SB-1', 'faults']).map(({ href }) => href)).toEqual([
    './?path=/story/requirements--requirements&args=id:SB-1',
  ]);
});

test('DS-2: titles of tests name what they prove', () => {
  expect(proofsIn('a.test.ts', `test('SB-1, T2: it is "so"', x); // SH-9: no title`)).toEqual([
    ['SB-1', { file: 'a.test.ts', title: 'it is "so"' }],
    ['T2', { file: 'a.test.ts', title: 'it is "so"' }],
  ]);
  expect(proofsById(root).proofs['DS-2']?.map(({ file }) => file)).toContain(
    'packages/showroom/src/requirements/requirements.test.ts',
  );
});
