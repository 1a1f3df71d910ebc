import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { BAR_ANCHOR, type BottomBar, bottomBar, COMPOSER_ANCHOR } from '../bottomBar.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { SaveBar } from '../Form/SaveBar.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
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
      'Time stands still while the pointer or the focus rests on a message, or the window is out of sight.',
      'An action here must be reachable elsewhere too: a toast may be missed.',
      'Its owner keeps at most 20 and takes away the oldest: more than that nobody reads.',
    ],
  }),
  args: { toasts: [], onDismiss: fn(), onHold: fn() },
});

export const Success = meta.story({
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Language changed' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Language changed');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  },
});
export const Info = meta.story({
  args: { toasts: [{ id: 'a', kind: 'info', text: 'You are no longer an administrator.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are no longer an administrator.');
  },
});
export const Failure = meta.story({
  args: { toasts: [{ id: 'a', kind: 'error', text: 'The file could not be saved. Try again.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be saved. Try again.');
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
export const AboveSaveBarOnPhone = meta.story({
  name: 'AS-2: a toast stands over a save bar of several lines',
  globals: onPhone,
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Copied' }] },
  render: (args) => (
    <>
      <div style={{ blockSize: '110vh' }} />
      <SaveBar state={{ kind: 'changed' }} changes={['Description', 'Welcome message']} onDiscard={fn()} />
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = canvas.getByText('Copied').closest('[role] > *');
    const words = canvas.getByText(/Welcome message/);
    const lower = toast?.getBoundingClientRect().bottom;
    await expect(lower).toBeLessThan(words.getBoundingClientRect().top - BAR_PADDING);
  },
});
/** Px between the edge of a save bar and its words. */
const BAR_PADDING = 12;
/** Px between a bar and the toasts above it, at most. */
const NEAR = 48;
const BARS: readonly [kind: BottomBar, height: number][] = [
  ['selection', 66],
  ['save', 76],
  // Of several lines.
  ['composer', 260],
];
/** Px of a selection's bar on a phone, whose buttons take two lines. */
const SELECTION_ON_PHONE = 128;
export const AboveTheSelectionOnPhone = meta.story({
  name: 'SH-8: on a phone the bar of what is selected stays free',
  globals: onPhone,
  parameters: noPicture,
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Saved' }] },
  render: (args) => (
    <>
      <div
        {...bottomBar('selection')}
        data-testid="selection"
        style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: SELECTION_ON_PHONE }}
      />
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = canvas.getByText('Saved').closest('[role] > *');
    const bar = canvas.getByTestId('selection').getBoundingClientRect();
    await waitFor(() => {
      const { bottom, height } = toast?.getBoundingClientRect() ?? new DOMRect();
      expect(height).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(bar.top);
    });
  },
});

export const ClearOfWhatWasPressed = meta.story({
  name: 'SH-8: what was pressed, and may be pressed again, is not covered',
  parameters: noPicture,
  render: function Pressed(args) {
    const [paused, setPaused] = useState(false);
    return (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: 40, insetInlineStart: '50%' }}>
          <Button onClick={() => setPaused(!paused)}>{paused ? 'Resume' : 'Pause'}</Button>
        </div>
        <Toaster {...args} toasts={paused ? [{ id: 'a', kind: 'success', text: 'Paused' }] : []} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const toast = canvas.getByText('Paused').closest('[role] > *');
    await waitFor(() => {
      const { bottom = 0 } = toast?.getBoundingClientRect() ?? {};
      expect(bottom).toBeLessThan(canvas.getByRole('button', { name: 'Resume' }).getBoundingClientRect().top);
    });
  },
});
/**
 * What a bar at the foot of the window offers can be pressed while toasts, all of one width, stand over its
 * middle.
 */
export const AboveBars = meta.story({
  parameters: noPicture,
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
        {/* A preview of a page has a composer of its own. */}
        <div inert>
          <div {...bottomBar('composer')} style={{ blockSize: 40, anchorName: COMPOSER_ANCHOR }} />
        </div>
        <div
          {...bottomBar(kind)}
          data-testid={kind}
          style={{
            position: 'fixed',
            // Bars that select or save stand beside a navigation.
            insetInlineStart: kind === 'composer' ? 0 : 200,
            insetInlineEnd: 0,
            insetBlockEnd: 0,
            blockSize: height,
            anchorName: kind === 'composer' ? COMPOSER_ANCHOR : BAR_ANCHOR,
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
      const bar = canvas.getByTestId(kind).getBoundingClientRect();
      await expect(lower.bottom).toBeLessThan(bar.top);
      await expect(bar.top - lower.bottom).toBeLessThan(NEAR);
      await expect(lower.left + lower.width / 2).toBeCloseTo(bar.left + bar.width / 2, 0);
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    }
  },
});
/** Px between the buttons of a sheet and a toast above them, at most. */
const SPARE = 24;
const BELOW: Record<string, (actions: ReactNode) => ReactNode> = {
  dialog: (actions) => (
    <Dialog open onClose={onUndo} title="Invite people" actions={actions}>
      Who may use it.
    </Dialog>
  ),
  drawer: (actions) => (
    <Drawer open onClose={onUndo} title="Invite people" width={440} actions={actions}>
      Who may use it.
    </Drawer>
  ),
  alertdialog: () => (
    <AlertDialog open title="Delete?" confirmLabel="Delete" onConfirm={onUndo} onCancel={onUndo}>
      Nobody finds it any more.
    </AlertDialog>
  ),
};
/** What a sheet at the foot of a phone asks can be answered while toasts are there. */
export const AboveSheets = meta.story({
  name: 'SH-8: the buttons of a dialog and of a drawer stay free on phones',
  globals: onPhone,
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: 'Saved' },
      { id: 'b', kind: 'error', text: LONG_TEXT },
    ],
  },
  render: function Sheets(args) {
    const [place, setPlace] = useState(0);
    const below = Object.values(BELOW)[place];
    return (
      <>
        {below?.(
          <>
            <Button>{LONG_LABEL}</Button>
            <Button variant="primary" onClick={() => setPlace(place + 1)}>
              {LONG_LABEL}
            </Button>
          </>,
        )}
        <Toaster {...args} />
      </>
    );
  },
  play: async () => {
    const lower = screen.getByText(LONG_TEXT).closest('[role=alert] > *');
    for (const role of Object.keys(BELOW)) {
      const sheet = await screen.findByRole(role === 'drawer' ? 'dialog' : role);
      const foot = sheet.querySelector('footer') as HTMLElement;
      const buttons = within(foot).getAllByRole('button');
      await waitFor(() => {
        const { bottom, height } = lower?.getBoundingClientRect() ?? new DOMRect();
        expect(height).toBeGreaterThan(0);
        for (const button of buttons) expect(bottom).toBeLessThan(button.getBoundingClientRect().top);
        // And not further up than it has to be.
        expect(foot.getBoundingClientRect().top - bottom).toBeLessThan(SPARE);
      });
      if (role !== 'alertdialog') await userEvent.click(buttons.at(-1) as HTMLElement);
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
  play: async ({ canvas, args }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    undo.focus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    undo.blur();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    await userEvent.hover(undo);
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(undo);
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    undo.focus();
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
