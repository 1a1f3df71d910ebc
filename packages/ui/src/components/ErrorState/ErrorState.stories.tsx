import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  component: ErrorState,
  parameters: guide({
    instead: [
      { use: 'Banner', when: 'the rest of the page still works.' },
      { use: 'Toaster', when: 'an action failed, and what was there is still there.' },
      { use: 'EmptyState', when: 'there is nothing, and nothing went wrong.' },
    ],
    dos: ['Say what went wrong and what to do about it.', 'Offer to try again where that can help.'],
    donts: ['Show a code, or blame the reader.', 'Take the place of a page of which most still works.'],
    accessibility: [
      'Announced at once when it appears.',
      'Says what went wrong in the reader’s words, never a code alone.',
      'The retry button stays where it is while it runs, and keeps the focus.',
      'When what was missing comes, the focus goes on to the part of the page that it stands in.',
    ],
  }),
  args: { text: 'The assistants could not be loaded.', onRetry: fn() },
});

export const WithRetry = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({ args: { retrying: 'Trying again' } });
export const WithoutRetry = meta.story({
  args: { text: 'You have no permission to see this.', picture: 'notAuthorized' },
  render: ({ onRetry: _onRetry, ...args }) => <ErrorState {...args} />,
});
export const Offline = meta.story({ args: { text: 'You are offline.', picture: 'offline' } });
export const Long = meta.story({ args: { text: LONG_TEXT } });

/** A part of a page whose content comes with the next try. */
function Mended() {
  const [isMended, setMended] = useState(false);
  return (
    <main>
      <Button>Before</Button>
      {isMended ? (
        <Button>What was missing</Button>
      ) : (
        <ErrorState text="It could not be loaded." onRetry={() => setMended(true)} />
      )}
    </main>
  );
}

export const FocusGoesOn = meta.story({
  name: 'FA-1: the focus is not lost with the failure',
  parameters: noPicture,
  render: () => <Mended />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'What was missing' });
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
