import {
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { expectContained, HOSTILE } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { CreateAssistantScreen, type CreateAssistantScreenProps } from './CreateAssistantScreen.tsx';

const meta = preview.meta({
  component: CreateAssistantScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'idle' } as CreateAssistantScreenProps['state'], onCreate: fn() },
});

/** Pastes an answer into each field, in their order: name, description, welcome message. */
async function fill(canvas: ReturnType<typeof within>, answers: readonly string[]) {
  const fields = canvas.getAllByRole('textbox');
  for (const [index, answer] of answers.entries()) {
    const field = fields[index] as HTMLElement;
    await userEvent.clear(field);
    await userEvent.click(field);
    if (answer !== '') await userEvent.paste(answer);
  }
}

const ANSWERS = [
  'Returns Desk',
  'Walks through an exchange or a refund',
  'Hello! What would you like to return?',
];
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ';
const longest = (length: number) =>
  LONG.repeat(Math.ceil(length / LONG.length))
    .slice(0, length - 1)
    .concat('!');

export const Idle = meta.story();
export const Phone = meta.story({ globals: onPhone });
export const Filled = meta.story({ play: ({ canvas }) => fill(canvas, ANSWERS) });
export const Invalid = meta.story({
  play: async ({ canvas }) => {
    await fill(canvas, [
      '',
      'd'.repeat(ASSISTANT_DESCRIPTION_MAX_LENGTH + 1),
      'w'.repeat(WELCOME_MESSAGE_MAX_LENGTH + 1),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Create assistant' }));
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid();
  },
});
export const Busy = meta.story({
  args: { state: { kind: 'busy' } },
  play: async ({ canvas, args }) => {
    await fill(canvas, ANSWERS);
    await userEvent.click(canvas.getByRole('button', { name: 'Create assistant' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: {
    state: {
      kind: 'failed',
      problem: { code: 'refused', text: 'No assistants can be created while maintenance lasts.' },
    },
  },
  play: ({ canvas }) => fill(canvas, ANSWERS),
});
export const LimitReached = meta.story({
  args: { state: { kind: 'limitReached', limit: 3, plansHref: '/pricing', listHref: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});
export const NoSubscription = meta.story({
  name: 'ER-1, AS-2: without a subscription the plans are offered, and no advice to delete anything',
  args: {
    state: {
      kind: 'refused',
      subscription: { standing: 'canceled', href: '/pricing' },
      listHref: '/',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText("You don't have an active subscription.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvasElement).not.toHaveTextContent(/delete|room/i);
  },
});
export const OpenInvoice = meta.story({
  name: 'ER-1, AS-2: an open invoice is paid from Billing before an assistant is made',
  parameters: noPicture,
  args: {
    state: {
      kind: 'refused',
      subscription: { standing: 'incomplete', href: '/billing' },
      listHref: '/',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('There is an issue with your subscription.')).toBeVisible();
    const manage = canvas.getByRole('link', { name: 'Manage subscription' });
    await expect(manage).toHaveAttribute('href', '/billing');
  },
});
export const NoPermission = meta.story({ args: { state: { kind: 'noPermission', listHref: '/' } } });
export const Long = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, [
      longest(ASSISTANT_NAME_MAX_LENGTH),
      longest(ASSISTANT_DESCRIPTION_MAX_LENGTH),
      longest(WELCOME_MESSAGE_MAX_LENGTH),
    ]);
    await expectContained(canvasElement, 'long');
  },
});
export const HostileText = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, [HOSTILE.mix, HOSTILE.mix, HOSTILE.mix]);
    await expectContained(canvasElement, 'mix');
  },
});

export const NameMissing = meta.story({
  name: 'AS-2: a name is asked for before anything is sent',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create assistant' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' Returns Desk {Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ name: 'Returns Desk' }));
  },
});
