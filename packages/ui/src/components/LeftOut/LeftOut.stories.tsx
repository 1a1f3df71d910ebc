import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { LeftOut } from './LeftOut.tsx';

const meta = preview.meta({
  component: LeftOut,
  parameters: guide({
    instead: [
      { use: 'ErrorState', when: 'nothing of the list can be shown.' },
      { use: 'Banner', when: 'the reader can do something about it.' },
    ],
    dos: ['Put it right below the list that it is about.', 'Show all entries that can be shown.'],
    donts: ['Hide that entries are missing.', 'Fail the whole list for one entry.'],
    accessibility: ['The line is a status: it is read out when it appears, and takes no focus.'],
  }),
  args: { count: 3, empty: null },
});

export const Several = meta.story({
  name: 'T20: says how many entries of a list could not be shown',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 entries could not be shown.');
  },
});

export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 entry could not be shown.');
  },
  args: { count: 1 },
});

export const None = meta.story({
  args: { count: 0, empty: <p>Nothing is here.</p> },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByText('Nothing is here.')).toBeVisible();
  },
});

export const NothingToShow = meta.story({
  name: 'T20: a list is not called empty whose entries could not be shown',
  args: { empty: <p>Nothing is here.</p> },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByText('Nothing is here.')).toBeNull();
  },
});
