import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  component: CopyButton,
  args: { text: 'https://acme.test/widget', label: 'Copy address' },
  parameters: guide({
    instead: [
      { use: 'CodeBlock', when: 'the text is code: it brings this button.' },
      { use: 'Button', when: 'something is done with the text on the server.' },
    ],
    dos: [
      'Say what is copied: “Copy link”.',
      'Name what is shown by `shownIn`, so that copying by hand works.',
    ],
    donts: ['Copy something that the reader cannot see.', 'Put a toast beside it: it says “Copied” itself.'],
    accessibility: [
      'The label says what is copied; “Copied” or “Could not copy” is announced, and shown for a while.',
      'Where it fails, `shownIn` is selected: Ctrl+C copies it.',
      'In a frame of another site, where the clipboard may be refused, it copies a selection instead.',
      'Whatever can be copied must also be there to be selected by hand.',
    ],
  }),
});

/** Answers for the browser's clipboard, which tests may not use. */
const clipboard = (write: () => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const command = document.execCommand;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  document.execCommand = () => false;
  return () => {
    document.execCommand = command;
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const Idle = meta.story();
export const WithWords = meta.story({ args: { look: 'words' } });
export const Copied = meta.story({
  args: { look: 'words' },
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Copied', { ignore: 'button *' })).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
export const CopiedByIcon = meta.story({
  parameters: noPicture,
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
});
export const Failed = meta.story({
  args: { look: 'words' },
  beforeEach: clipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Could not copy'));
  },
});
export const FailedIcon = meta.story({
  name: 'FA-1: what could not be copied is said in words, and selected to be copied by hand',
  beforeEach: clipboard(() => Promise.reject(new Error('not allowed'))),
  render: function Shown(args) {
    const shown = useRef<HTMLElement>(null);
    return (
      <>
        <bdi ref={shown}>{args.text}</bdi>
        <CopyButton {...args} shownIn={shown} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy address' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Could not copy'));
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy');
    await expect(`${getSelection()}`).toBe(args.text);
    await expect(button).toHaveFocus();
  },
});
export const InPopover = meta.story({
  name: 'FA-1: a refused clipboard leaves what is open around it open',
  parameters: noPicture,
  beforeEach: clipboard(() => Promise.reject(new Error('not allowed'))),
  render: (args) => (
    <Popover trigger={<Button>Contacts</Button>} label="Contacts">
      <CopyButton {...args} look="words" />
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contacts' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button'));
    await waitFor(() => expect(dialog.getByRole('button')).toHaveTextContent('Could not copy'));
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
});
export const Long = meta.story({ args: { look: 'words', label: LONG_LABEL } });
export const States = meta.story(
  statesOf({
    of: 'button',
    variants: [
      { name: 'button', shows: <CopyButton text="https://acme.test/widget" label="Copy address" /> },
    ],
  }),
);
