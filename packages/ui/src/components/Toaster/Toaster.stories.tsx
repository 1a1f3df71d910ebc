import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { MAX_TOASTS, Toaster } from './Toaster.tsx';

const meta = preview.meta({ component: Toaster, args: { toasts: [], onDismiss: fn() } });

export const Success = meta.story({
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Language changed' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Language changed');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  },
});
export const Failure = meta.story({
  args: { toasts: [{ id: 'a', kind: 'error', text: 'Something went wrong!' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Loading = meta.story({ args: { toasts: [{ id: 'a', kind: 'loading', text: 'Duplicating' }] } });
export const Blank = meta.story({ args: { toasts: [{ id: 'a', kind: 'blank', text: 'Copied' }] } });
export const Custom = meta.story({
  args: { toasts: [{ id: 'a', kind: 'custom', content: <strong>3 invitations sent</strong> }] },
});
export const Several = meta.story({
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: 'Saved' },
      { id: 'b', kind: 'loading', text: 'Uploading shipping.pdf' },
      { id: 'c', kind: 'error', text: LONG_TEXT },
    ],
  },
});
export const Full = meta.story({
  name: 'SH-8: at most 20',
  args: {
    toasts: Array.from({ length: MAX_TOASTS + 5 }, (_, index) => ({
      id: String(index),
      kind: 'blank' as const,
      text: `Message ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('status')).getAllByText(/^Message/);
    await expect(lines).toHaveLength(MAX_TOASTS);
    await expect(lines[0]).toHaveTextContent('Message 6');
  },
});
