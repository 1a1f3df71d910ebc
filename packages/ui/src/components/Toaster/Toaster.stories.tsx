import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type BottomBar, bottomBar, COMPOSER_ANCHOR } from '../bottomBar.ts';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Toaster } from './Toaster.tsx';

const onUndo = fn();

const meta = preview.meta({
  component: Toaster,
  parameters: guide({
    coversPage: true,
    instead: [
      { use: 'Banner', when: 'it stays until it is dealt with.' },
      { use: 'A field’s error', when: 'it is about one field.' },
      { use: 'AlertDialog', when: 'it must be answered.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'Into the messages, and the time stands still.' },
      { keys: ['Enter'], does: 'On the cross: sends the message away. On its action: does it.' },
    ],
    dos: ['Say what is done: “Assistant published”.', 'Offer Undo where it can be taken back.'],
    donts: ['Put into it what must be acted on.', 'Tell an error of a field by it.'],
    accessibility: [
      'Errors are spoken at once, the others when there is a pause; both regions are in the page from ' +
        'the start.',
      'Time stands still while the pointer or the focus rests on a message.',
      'An action here must be reachable elsewhere too: a toast may be missed.',
      'Its owner keeps at most 20 and takes away the oldest: more than that nobody reads.',
    ],
  }),
  args: { toasts: [], onDismiss: fn() },
});

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
const BARS: readonly [kind: BottomBar, height: number][] = [
  ['selection', 66],
  ['save', 76],
  // Of several lines.
  ['composer', 260],
];
/** What a bar at the foot of the window offers can be pressed while toasts, all of one width, are there. */
export const AboveBars = meta.story({
  parameters: { visual: { modes: [] } },
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: 'Saved' },
      { id: 'b', kind: 'error', text: LONG_TEXT },
    ],
  },
  render: function Barred(args) {
    const [place, setPlace] = useState(0);
    const [kind, height] = BARS[place] ?? ['save' as const, 0];
    return (
      <>
        <Button onClick={() => setPlace(place + 1)}>Next</Button>
        <div
          {...bottomBar(kind)}
          data-testid={kind}
          style={{
            position: 'fixed',
            insetInline: 0,
            insetBlockEnd: 0,
            blockSize: height,
            ...(kind === 'composer' && { anchorName: COMPOSER_ANCHOR }),
          }}
        />
        <Toaster {...args} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const [short, long] = ['Saved', LONG_TEXT].map((text) => canvas.getByText(text).closest('[role] > *'));
    for (const [kind] of BARS) {
      const { bottom, width } = short?.getBoundingClientRect() ?? new DOMRect();
      const lower = long?.getBoundingClientRect() ?? new DOMRect();
      await expect(width).toBe(lower.width);
      await expect(bottom).toBeLessThan(lower.top);
      await expect(lower.bottom).toBeLessThan(canvas.getByTestId(kind).getBoundingClientRect().top);
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    }
  },
});
export const Full = meta.story({
  name: 'SH-8: twenty',
  args: {
    toasts: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      kind: 'blank' as const,
      text: `Message ${index + 6}`,
    })),
  },
});
export const WithAction = meta.story({
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: 'Conversation deleted', action: { label: 'Undo', onAction: onUndo } },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
  },
});
export const WithTitle = meta.story({
  args: {
    toasts: [
      {
        id: 'a',
        kind: 'error',
        title: 'shipping.pdf was not uploaded',
        text: 'It is larger than 20 MB.',
        action: { label: 'Choose another', onAction: onUndo },
      },
    ],
  },
});
/** 'Uploading' becomes 'Uploaded' in its place, and is announced once more. */
export const LoadingToSuccess = meta.story({
  render: function Uploading(args) {
    const [done, setDone] = useState(false);
    return (
      <>
        <Button onClick={() => setDone(true)}>Finish</Button>
        <Toaster
          {...args}
          toasts={[
            done
              ? { id: 'a', kind: 'success', text: 'shipping.pdf uploaded' }
              : { id: 'a', kind: 'loading', text: 'Uploading shipping.pdf' },
          ]}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByText('Uploading shipping.pdf').closest('[role=status]');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(status).toHaveTextContent('shipping.pdf uploaded');
    await expect(canvas.queryByText('Uploading shipping.pdf')).toBeNull();
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: LONG_TEXT, action: { label: 'Undo', onAction: onUndo } },
      { id: 'b', kind: 'blank', text: 'Copied' },
    ],
  },
});
