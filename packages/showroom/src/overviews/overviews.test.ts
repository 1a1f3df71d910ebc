import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { OVERVIEWS } from './overviews.ts';

/** Ids of the stories of a file: its title is written down, or the way to its folder. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const title = /title: '(.+)'/.exec(text)?.[1] ?? /src\/(.+)\/\w+\.stories\.tsx$/.exec(file)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

const ids = new Set(globSync('packages/{ui,showroom}/src/**/*.stories.tsx').flatMap(idsIn));

test.each(Object.entries(OVERVIEWS))(
  'DS-2: the overview of %s leads to stories that there are',
  (_, overview) => {
    const places = [...overview.holds, ...overview.further];
    expect(places.filter(({ story }) => !ids.has(story))).toEqual([]);
  },
);

test('DS-2: the overview of foundations names all of them', () => {
  const titles = globSync('packages/ui/src/foundations/*/*.stories.tsx').map((file) =>
    file.split('/').at(-2),
  );
  const named = OVERVIEWS.foundations.holds.map(({ story }) => story.split('--')[0]);
  const missing = titles.filter(
    (title) => title !== 'Welcome' && !named.some((id) => id === `foundations-${title?.toLowerCase()}`),
  );
  expect(missing).toEqual([]);
});
