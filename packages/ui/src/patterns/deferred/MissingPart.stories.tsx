import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { offline } from '../patterns.fixtures.tsx';
import { OfflineError } from './fetchCode.ts';
import { MissingPart, type MissingPartProps } from './MissingPart.tsx';
import { onDemand } from './onDemand.tsx';

const meta = preview.meta({
  component: MissingPart,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'ErrorFallback', when: 'it is the screen itself that cannot be shown' },
        { use: 'ErrorFallback', when: 'the whole screen is missing' },
      ],
      keyboard: [
        { keys: ['Esc'], does: 'Closes it; the focus goes back to what was pressed.' },
        {
          keys: ['Enter'],
          does: 'On “Reload”, loads the page anew; on “Try again”, asks for the code once more.',
        },
      ],
      dos: [
        'Say that the part could not be loaded, and offer both ways.',
        'Keep what was typed on the page behind it.',
      ],
      donts: ['Take the place of the whole page.', 'Reload without asking.'],
      accessibility: ['A dialog, named by its title; the page behind it is out of reach until it is closed.'],
    }),
  },
  args: { reason: 'gone' as MissingPartProps['reason'], onRetry: fn(async () => undefined), onClose: fn() },
});

export const Gone = meta.story({
  name: 'RT-10: offers a reload after a deploy',
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'This could not be opened' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible());
  },
});

export const Offline = meta.story({
  name: 'RT-10: says that there is no network',
  args: { reason: 'offline' },
  decorators: [offline],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Late = meta.story({
  name: 'RT-10: says that it has not come for long',
  args: { reason: 'late' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'This is taking too long' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible());
  },
});

export const GoneAndOffline = meta.story({
  name: 'FA-1: nobody is led to the error page of the browser',
  parameters: noPicture,
  decorators: [offline],
  play: async () => {
    const reload = screen.getByRole('button', { name: 'Reload' });
    await expect(reload).toHaveAttribute('aria-disabled', 'true');
  },
});

const load = fn(async () => ({ default: HereItIs }));

/** A form with a dialog whose code comes from `load`. */
function Order() {
  const [OrderDialog] = useState(() => onDemand<{ onClose: () => void }>(load, ({ onClose }) => onClose()));
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={16}>
      <TextField label="Name" value="Ferry desk" onChange={() => undefined} />
      <Button onClick={() => setOpen(true)}>Order</Button>
      {open && <OrderDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** Takes the focus as dialogs do: by an effect. */
function HereItIs() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      Here it is
    </p>
  );
}

/** What has the focus in the task in which `text` comes onto the page, before anybody can press a key. */
function focusAsItAppears(text: string): Promise<Element | null> {
  const { promise, resolve } = Promise.withResolvers<Element | null>();
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes(text)) return;
    observer.disconnect();
    resolve(document.activeElement);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return promise;
}

export const ThenThere = meta.story({
  name: 'RT-10: the page stays, and another try opens it',
  parameters: noPicture,
  render: () => <Order />,
  play: async ({ canvas }) => {
    load.mockReset().mockRejectedValue(new Error('gone'));
    const opener = canvas.getByRole('button', { name: 'Order' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'This could not be opened' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ferry desk');

    load.mockRejectedValueOnce(new OfflineError('offline'));
    load.mockResolvedValue({ default: HereItIs });
    const focused = focusAsItAppears('Here it is');
    await userEvent.click(opener);
    // There is a network again by now, so it goes on by itself.
    await expect(await canvas.findByText('Here it is')).toBeVisible();
    await expect(await focused, 'a key that is pressed at once would miss it').toHaveTextContent(
      'Here it is',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(load).toHaveBeenCalledTimes(3);
  },
});
