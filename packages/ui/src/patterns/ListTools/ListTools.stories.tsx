import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { LONG_LABEL } from '../../components/stories.fixtures.ts';
import { ListTools } from './ListTools.tsx';

const search = (label: string) => <SearchField label={label} value="" onChange={fn()} />;

const meta = preview.meta({
  component: ListTools,
  args: { search: search('Search users'), count: '8 users' },
  parameters: guide({
    instead: [{ use: 'PageHeader', when: 'it is about the page, not about its list.' }],
    dos: [
      'Put the search first, then filters from the widest to the narrowest.',
      'Count what matches, in words.',
    ],
    donts: [
      'Put actions here: they belong into the header of the page.',
      'Show how many there are only once somebody searches.',
    ],
    accessibility: ['The count is a status: how many are left is announced while one types.'],
  }),
});

export const SearchAlone = meta.story();
export const WithFilters = meta.story({
  args: {
    children: (
      <>
        <Button>Role</Button>
        <Button>Status</Button>
      </>
    ),
    view: <Button>Cards</Button>,
  },
  play: async ({ canvas }) => {
    const [first, filter, count] = [
      canvas.getByRole('searchbox'),
      canvas.getByRole('button', { name: 'Role' }),
      canvas.getByText('8 users'),
    ].map((element) => element.getBoundingClientRect());
    await expect(first?.right).toBeLessThan(filter?.left ?? 0);
    await expect(filter?.right).toBeLessThan(count?.left ?? 0);
  },
});
export const Long = meta.story({ args: { count: LONG_LABEL } });
