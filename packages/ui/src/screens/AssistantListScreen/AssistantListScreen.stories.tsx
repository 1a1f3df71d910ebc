import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { noPicture, onPhone } from '../../patterns/patterns.fixtures.tsx';
import { assistants, longAssistants, manyAssistants } from '../screens.fixtures.ts';
import {
  AssistantListScreen,
  type AssistantListScreenProps,
  type AssistantListState,
} from './AssistantListScreen.tsx';
import { type AssistantQuery, DEFAULT_ASSISTANT_QUERY } from './arrangeAssistants.ts';
import type { Last24HoursState } from './Last24Hours.tsx';

const meta = preview.meta({
  component: AssistantListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', assistants } as AssistantListState,
    last24Hours: { kind: 'ready', messages: 1604, chatSessions: 287 } as Last24HoursState,
    query: DEFAULT_ASSISTANT_QUERY,
    onQueryChange: fn(),
    onRetry: fn(),
    createHref: '/create-assistant',
  },
  render: (args) => <Screen {...args} />,
});

/** Keeps the query, as the portal's address does. */
function Screen(args: AssistantListScreenProps) {
  const [query, setQuery] = useState<AssistantQuery>(args.query);
  return (
    <AssistantListScreen
      {...args}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        args.onQueryChange(next);
      }}
    />
  );
}

export const Filled = meta.story();
export const Phone = meta.story({ globals: onPhone });
export const Loading = meta.story({ args: { state: { kind: 'loading' }, last24Hours: { kind: 'loading' } } });
export const Empty = meta.story({
  args: {
    state: { kind: 'ready', assistants: [] },
    last24Hours: { kind: 'ready', messages: 0, chatSessions: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create assistant' })).toHaveAttribute(
      'href',
      '/create-assistant',
    );
  },
});
export const Failed = meta.story({
  args: {
    state: { kind: 'failed', problem: { code: 'generic' }, retrying: false },
    last24Hours: { kind: 'failed' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const NoPermission = meta.story({
  args: {
    state: { kind: 'failed', problem: { code: 'noPermission' }, retrying: false },
    last24Hours: { kind: 'failed' },
  },
});
export const Offline = meta.story({
  args: {
    state: { kind: 'failed', problem: { code: 'offline' }, retrying: true },
    last24Hours: { kind: 'failed' },
  },
});
export const Long = meta.story({
  args: {
    state: { kind: 'ready', assistants: longAssistants },
    last24Hours: { kind: 'ready', messages: 1_284_908, chatSessions: 1_000_000 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
  },
});
export const LongOnPhone = meta.story({
  globals: onPhone,
  args: { state: { kind: 'ready', assistants: longAssistants } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
export const Many = meta.story({ args: { state: { kind: 'ready', assistants: manyAssistants } } });

/** First words of the rows, in their order. */
function names(): (string | undefined)[] {
  return screen
    .getAllByRole('rowheader')
    .map((row) => within(row).getByRole('link').getAttribute('href') ?? '');
}

export const SearchAndSort = meta.story({
  name: 'AS-1: search and sort',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Messages in 24 h/ }));
    await waitFor(() => expect(names()[0]).toBe('/assistants/chat/1'));
    await userEvent.click(canvas.getByRole('button', { name: /Messages in 24 h/ }));
    await waitFor(() => expect(names().at(-1)).toBe('/assistants/chat/1'));
    const search = canvas.getByRole('searchbox', { name: 'Search assistants' });
    await userEvent.type(search, 'opening HOURS');
    await waitFor(() => expect(names()).toEqual(['/assistants/chat/2']));
    await expect(canvas.getByText('1 assistant')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing like it');
    await waitFor(() => expect(canvas.getByText('No assistant matches “nothing like it”')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await waitFor(() => expect(names()).toHaveLength(4));
  },
});

export const WholeRow = meta.story({
  name: 'AS-1: the whole row leads to the chat',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Store Finder/ });
    const { left, right, top, height } = row.getBoundingClientRect();
    for (const x of [left + 8, (left + right) / 2, right - 8]) {
      const hit = document.elementFromPoint(x, top + height / 2)?.closest('a');
      await expect(hit).toHaveAttribute('href', '/assistants/chat/2');
    }
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(52);
  },
});

export const SortOnPhone = meta.story({
  name: 'AS-1: phones sort by a menu',
  parameters: noPicture,
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Name, ascending' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Messages' }));
    await waitFor(() => expect(names()[0]).toBe('/assistants/chat/1'));
  },
});
