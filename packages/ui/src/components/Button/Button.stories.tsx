import { LATE_AFTER_MS, type Wait } from '@parley/model';
import { STORY_NOW } from '@parley/showroom/clock';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Button, ButtonLink } from './Button.tsx';
import { NetworkProvider } from './NetworkProvider.tsx';

const meta = preview.meta({
  component: Button,
  parameters: guide({
    instead: [
      { use: 'ButtonLink', when: 'it leads to another page.' },
      { use: 'IconButton', when: 'there is no room for words and the icon is known by everybody.' },
      { use: 'Link', when: 'it leads on from inside a sentence.' },
      { use: 'Menu', when: 'there are more than three things to do.' },
      { use: 'Switch', when: 'it turns a setting on or off.' },
    ],
    keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the button.' }],
    dos: [
      'Write a verb and what it does it to: “Save changes”.',
      'Give a section one `primary` button at most.',
    ],
    donts: ['Write “OK”, “Submit” or “Click here”.', 'Disable it without `disabledReason`.'],
    accessibility: [
      'Words are a verb and what it does it to: “Save changes”, “Delete assistant”.',
      'Never disabled without a reason: the button keeps its place in the order of Tab, and says why it ' +
        'does nothing to whoever points at it, presses it or comes by Tab.',
      'While busy it stays as wide as it is, can’t be pressed again, and announces its words.',
      'At least 44 px high for fingers.',
    ],
  }),
  args: { children: 'Save changes', onClick: fn() },
});

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});
export const PressedTwice = meta.story({
  name: 'FA-1: two clicks in one frame do it once, and so does a double click on what asks the server',
  args: { needsNetwork: true },
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.click();
    button.click();
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Chosen = meta.story({ args: { variant: 'chosen', children: 'Status: Draft' } });
export const Critical = meta.story({ args: { variant: 'critical', children: 'Delete assistant' } });
export const Small = meta.story({ args: { size: 'small' } });
export const WithIcon = meta.story({ args: { variant: 'primary', icon: Plus, children: 'New assistant' } });
export const Pointing = meta.story({ args: { iconEnd: ArrowRight, iconPoints: true, children: 'Continue' } });
export const FullWidth = meta.story({ args: { fullWidth: true, variant: 'primary' } });
export const Pressed = meta.story({ args: { pressed: true, children: 'Show archived' } });
export const Busy = meta.story({
  args: { variant: 'primary', busy: 'Saving' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Late = meta.story({
  name: 'FA-1: what takes long says so beside the button, and not before its time',
  args: { variant: 'primary', busy: 'Saving' },
  decorators: [
    (Story) => (
      <NetworkProvider isOnline>
        <Inline>
          <Story />
        </Inline>
      </NetworkProvider>
    ),
  ],
  beforeEach() {
    const { setTimeout } = window;
    const waits: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (call: () => void, ms?: number) =>
        ms === LATE_AFTER_MS ? waits.push(call) : setTimeout(call, ms),
      passLate: () => {
        for (const call of waits.splice(0)) call();
      },
    });
    return () => Object.assign(window, { setTimeout });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await waitFor(() => {
      // The wait begins after the first painting.
      (window as unknown as { passLate: () => void }).passLate();
      expect(canvas.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
    });
    await expect(canvas.getByText('This is taking longer than usual.')).toBeVisible();
  },
});
export const Held = meta.story({
  name: 'ER-1: where the server wants no other try yet, it counts down beside the button, which does nothing',
  args: { variant: 'primary', needsNetwork: true },
  parameters: { visual: { modes: ['light'] } },
  render: function Render(args) {
    const [wait, setWait] = useState<Wait | null>({ retryAt: Date.parse(STORY_NOW) + 99_000 });
    const [isBusy, setIsBusy] = useState(false);
    const refuse = () => {
      setIsBusy(true);
      setTimeout(() => setWait({ retryAt: Date.parse(STORY_NOW) + 12_000 }), 10);
      setTimeout(() => setIsBusy(false), 20);
    };
    return (
      <NetworkProvider isOnline wait={wait}>
        <Inline>
          <Button
            {...args}
            busy={isBusy ? 'Saving' : undefined}
            onClick={(event) => {
              args.onClick?.(event);
              refuse();
            }}
          />
          <Button needsNetwork>Another form</Button>
        </Inline>
      </NetworkProvider>
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription('Try again in 12 seconds'));
    await expect(canvas.getByText('Try again in 12 seconds', { ignore: '[hidden]' })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    // What another form asks for is its own.
    await expect(canvas.getByRole('button', { name: 'Another form' })).not.toHaveAttribute('aria-disabled');
    const now = spyOn(Date, 'now').mockReturnValue(Date.parse(STORY_NOW) + 12_000);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    now.mockRestore();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Try again in 12 seconds'));
  },
});
export const Blocked = meta.story({
  args: { variant: 'primary', disabledReason: 'You are offline. Changes can be saved when you are back.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Save changes');
    await expect(button).toHaveAccessibleDescription(/offline/);
    await waitFor(() =>
      expect(screen.getByText(/Changes can be saved/, { ignore: '[hidden]' })).toBeVisible(),
    );
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
/** What the page says anyway is not laid over it once more. */
export const BlockedAsThePageSays = meta.story({
  parameters: noPicture,
  args: { variant: 'primary', disabledReason: 'You are offline.' },
  render: (args) => (
    <Stack gap={8} align="start">
      <p>You are offline. Your changes stay here.</p>
      <Button {...args} />
      <Button disabledReason="The last administrator stays.">Delete</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bubble = (words: string) => screen.queryByText(words, { selector: '[popover]' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bubble('The last administrator stays.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(bubble('The last administrator stays.')).toBeNull();
    await expect(bubble('You are offline.')).toBeNull();
  },
});
export const Offline = meta.story({
  name: 'faults: what needs the network says so while there is none',
  args: { variant: 'primary', needsNetwork: true },
  decorators: [
    (Story) => (
      <NetworkProvider isOnline={false}>
        <Story />
      </NetworkProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription('You are offline. This works again when you are back.');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Long = meta.story({ args: { variant: 'primary', icon: Plus, children: LONG_LABEL } });
export const AsLink = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="#pricing" variant="primary">
        See plans
      </ButtonLink>
      <ButtonLink href="#guide">Read the guide</ButtonLink>
    </Inline>
  ),
});
export const Focused = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
/** The reason is there for the Tab key and for a press, and Escape takes it away. */
export const ReasonGoes = meta.story({
  parameters: noPicture,
  args: { disabledReason: 'You are offline.' },
  play: async ({ canvas }) => {
    const shown = () => screen.queryByText('You are offline.', { ignore: '[hidden]' });
    await expect(shown()).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(shown()).toBeVisible());
  },
});
const looks = ['primary', 'secondary', 'quiet', 'critical', 'chosen'] as const;
const off = { disabledReason: 'You are offline.' };
export const Variants = meta.story({
  render: () => (
    <Stack>
      {[{}, { pressed: true }, { busy: 'Saving' }, off, { ...off, pressed: true }].map((state, index) => (
        <Inline key={String(index)}>
          {looks.map((variant) => (
            <Button key={variant} variant={variant} icon={Plus} {...state}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
export const States = meta.story(
  statesOf({
    of: 'button',
    variants: [
      ...looks.map((variant) => ({
        name: variant,
        shows: (
          <Button variant={variant} icon={Plus}>
            Save changes
          </Button>
        ),
      })),
      { name: 'on', shows: <Button pressed>Show archived</Button> },
      ...looks.map((variant) => ({
        name: `${variant}, disabled`,
        shows: (
          <Button variant={variant} icon={Plus} disabledReason="You are offline.">
            Save changes
          </Button>
        ),
      })),
      {
        name: 'busy',
        shows: (
          <Button variant="primary" busy="Saving">
            Save changes
          </Button>
        ),
      },
    ],
  }),
);
