import { globSync } from 'node:fs';
import type { StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { findable, OTHER_NAMES, withOtherNames } from './otherNames.ts';

const index = (...entries: { id: string; title: string; type: 'docs' | 'story' }[]) =>
  ({ v: 5, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }) as unknown as StoryIndex;

const select = { title: 'components/Select' } as const;

test('DS-2: the page of a component is found by what others call it', () => {
  const { entries } = withOtherNames(
    index(
      { ...select, id: 'components-select--docs', type: 'docs' },
      { ...select, id: 'components-select--open', type: 'story' },
    ),
  );
  expect(entries['components-select--docs']).toMatchObject({
    name: 'About Select',
    anchors: expect.arrayContaining([{ id: '', title: 'dropdown' }]),
  });
  expect(entries['components-select--open']).not.toHaveProperty('anchors');
});

test('DS-2: an index that is made again keeps its other names once', async () => {
  const generator = {
    getIndex: async () => index({ ...select, id: 'components-select--docs', type: 'docs' }),
  };
  const once = findable(generator).getIndex;
  expect(findable(generator).getIndex).toBe(once);
  expect((await once()).entries['components-select--docs']).toHaveProperty('anchors');
});

test.each([
  ...['spacing', 'dropdown', 'tooltip', 'modal', 'toggle', 'snackbar', 'datepicker', 'token', 'color'],
  ...['toast', 'chip', 'typography', 'wizard', 'upload', 'sidebar', 'alert', 'autocomplete'],
])('DS-2: something is called %s, too', (word) => {
  expect(Object.values(OTHER_NAMES).flat()).toContain(word);
});

test('DS-2: other names are of what there is', () => {
  const files = globSync('packages/ui/src/**/*.stories.tsx');
  const there = new Set(files.map((file) => /src\/(.*)\/\w+\.stories\.tsx$/.exec(file)?.[1]));
  expect(Object.keys(OTHER_NAMES).filter((title) => !there.has(title))).toEqual([]);
});
