import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  parameters: guide({
    instead: [
      { use: 'Toaster', when: 'it passes by itself: “Saved”.' },
      { use: 'AlertDialog', when: 'nothing can go on without an answer.' },
      { use: 'A field’s error', when: 'it is about one field.' },
      { use: 'ErrorState', when: 'it takes the place of the content.' },
    ],
    dos: [
      'Say what happened, and offer the next step in it.',
      'Leave `announce` off for what is there when the page opens.',
    ],
    donts: [
      'Stack several: say the most urgent one.',
      'Use it for success that passes: a toast says “Saved”.',
    ],
    accessibility: [
      'With `announce` it is spoken when it appears; leave it off for what is there when the page opens.',
      'The icon and the title say the tone, not the color alone.',
      'Actions and the cross come after the words in the order of Tab.',
    ],
  }),
  args: {
    tone: 'info' as BannerProps['tone'],
    title: 'A new version is ready',
    children: 'Reload to get it. Your draft is kept.',
  },
});

export const Info = meta.story({ args: { actions: <Button size="small">Reload</Button> } });
export const Positive = meta.story({
  args: { tone: 'positive', title: 'Published', children: 'Visitors can talk to the assistant now.' },
});
export const Caution = meta.story({
  args: { tone: 'caution', title: 'You are offline', children: 'Your draft is kept until you are back.' },
});
export const Critical = meta.story({
  args: {
    tone: 'critical',
    title: 'Not saved',
    children: 'The server did not answer. Try again.',
    announce: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved');
  },
});
export const Dismissable = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Long = meta.story({
  args: {
    tone: 'caution',
    title: LONG_LABEL,
    children: LONG_TEXT,
    actions: <Button size="small">{LONG_LABEL}</Button>,
  },
});
