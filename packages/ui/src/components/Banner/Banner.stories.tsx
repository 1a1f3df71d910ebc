import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  args: {
    tone: 'info' as BannerProps['tone'],
    title: 'A new version is ready',
    children: 'Reload to get it. Your draft is kept.',
  },
});

export const Info = meta.story({ args: { actions: <Button size="small">Reload</Button> } });
export const Positive = meta.story({ args: { tone: 'positive', title: 'Published' } });
export const Caution = meta.story({ args: { tone: 'caution', title: 'You are offline' } });
export const Critical = meta.story({
  args: { tone: 'critical', title: 'Not saved', announce: true },
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
