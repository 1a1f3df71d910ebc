import { expect, test } from 'vitest';
import { changesByComponent, published } from './changes.ts';

const root = `${import.meta.dirname}/../../../..`;

test('DS-2: entries of the changelog carry their version, in the form in which changesets writes them', () => {
  const changelog = [
    '# @parley/ui',
    '## 0.2.0',
    '### Minor Changes',
    '- 1f2e3d4: `Table` keeps',
    '  the focus.',
    '### Patch Changes',
    '- `Menu` opens again.',
    '## 0.1.0',
    'The first version.',
  ].join('\n');
  expect(published(changelog)).toEqual([
    { version: '0.2.0', text: '`Table` keeps the focus.' },
    { version: '0.2.0', text: '`Menu` opens again.' },
  ]);
});

test('DS-2: what changesets say of a component stands on its page', () => {
  const { LoadFailure, Button } = changesByComponent(root);
  // The entry tells of two others besides.
  expect(Button?.map(({ text }) => text)).toContain('A `Button` that is busy for long says so.');
  expect(LoadFailure?.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('says who can help where the reader lacks the permission'),
  );
});
