import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../patterns.fixtures.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = preview.meta({
  component: UpdateNotice,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [{ use: 'Toaster', when: 'news may go by itself: this stays until it is answered' }],
      keyboard: [
        { keys: ['Enter'], does: 'On “Reload”, gets the new version; on “Later”, puts the notice away.' },
      ],
      dos: ['Let the reader choose when to reload.', 'Show it once for a version.'],
      donts: ['Reload by itself while somebody types.', 'Use it for news that may go by themselves.'],
      accessibility: [
        'A status: read out in the next pause, and never in the way of what is being typed.',
        'It stands at the end of the page, where toasts do not.',
      ],
    }),
  },
  args: { onReload: fn(), onLater: fn() },
});

export const Default = meta.story({
  name: 'RT-10: offers a reload',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
export const WithoutLater = meta.story({
  render: ({ onReload }) => <UpdateNotice onReload={onReload} />,
});
export const Phone = meta.story({ globals: onPhone });
