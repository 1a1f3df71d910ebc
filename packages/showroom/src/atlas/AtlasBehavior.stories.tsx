import {
  InlineStage,
  MachinePage,
  type MachinePageProps,
  Overview,
  plainSight,
  type Sight,
} from '@parley/atlas';
import preview from '@parley/storybook/preview';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import type { StoryGlobals } from '../globals.ts';
import { noPicture } from '../modes/noPicture.ts';
import { Place } from './Place.tsx';

const meta = preview.type<{ args: MachinePageProps }>().meta({
  title: 'Flows/Atlas behavior',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { machine: 'startUp', ...plainSight, onSightChange: fn() },
  render: (args, { globals }) => (
    <Place globals={globals as StoryGlobals} hasPictures={false}>
      <MachinePage {...args} stage={InlineStage} />
    </Place>
  ),
});

const chosenState = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('complementary', { name: 'Chosen state' }));

const cardOf = (canvasElement: HTMLElement, state: string) =>
  within(within(canvasElement).getByRole('region', { name: 'Diagram of startUp' })).getByRole('button', {
    name: new RegExp(`^${state}`),
  });

export const SmallMachine = meta.story({});

export const BigMachine = meta.story({ args: { machine: 'chat', state: 'ready-answering-streaming' } });

export const LinesOfABigMachine = meta.story({
  args: { machine: 'chat', state: 'ready-answering-streaming' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lines' }));
    await userEvent.tab();
  },
});

export const FromAfar = meta.story({
  name: 'DS-4: from afar every state has a picture and a name that can be read',
  parameters: noPicture,
  args: { machine: 'chat', state: 'ready-answering-streaming' },
  play: async ({ canvasElement }) => {
    const view = canvasElement.querySelector<HTMLElement>('[data-view="tiles"]');
    const tiles = [...canvasElement.querySelectorAll<HTMLElement>('[data-view="tiles"] [data-state]')];
    await expect(tiles.length).toBeGreaterThan(20);
    // The map is scrolled from top to bottom alone.
    await expect(view?.scrollWidth).toBe(view?.clientWidth);
    for (const tile of tiles) {
      await expect(tile.getBoundingClientRect().width).toBeGreaterThanOrEqual(140);
      const picture = tile.lastElementChild as HTMLElement;
      await expect(picture.getBoundingClientRect().height).toBeGreaterThanOrEqual(80);
    }
  },
});

export const LabelsOfTiles = meta.story({
  name: 'DS-4: from afar names and events stand above their picture, and are told in full',
  parameters: noPicture,
  args: { machine: 'chat', state: 'loading' },
  play: async ({ canvasElement }) => {
    const tileOf = (state: string) =>
      canvasElement.querySelector(`[data-view="tiles"] [data-state="${state}"]`);
    const thread = tileOf('ready.idle.thread');
    await expect(thread).toHaveTextContent(/^thread loadingHistory is done$/);
    await expect(thread).toHaveAttribute('title', 'ready.idle.thread\nLeads here: loadingHistory is done');
    const empty = tileOf('ready.idle.empty');
    await expect(empty).toHaveTextContent(/^empty chat\.renewed\+1 more$/);
    await expect(empty).toHaveAccessibleDescription(
      /ready\.idle\.empty\s+Leads here: chat\.renewed, loadingHistory is done/,
    );
    for (const tile of canvasElement.querySelectorAll('[data-view="tiles"] [data-state]')) {
      const [words, picture] = tile.children;
      await expect(words && bottomOf(words)).toBeLessThanOrEqual(picture ? topOf(picture) : 0);
      for (const line of words?.children ?? []) await expect(heightOf(line)).toBeLessThanOrEqual(16);
    }
  },
});

const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const heightOf = (element: Element) => element.getBoundingClientRect().height;

export const OnAPhone = meta.story({
  name: 'DS-4: on a phone the map of all states follows the walk, too',
  parameters: noPicture,
  globals: { viewport: { value: 'mobile1' } },
  args: { machine: 'chat', state: 'ready-answering-stopping' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = canvasElement.querySelector<HTMLElement>('[data-view="tiles"]');
    const current = () => view?.querySelector<HTMLElement>('[aria-current]') ?? null;
    await waitFor(() => expect(isWithin(current(), view)).toBe(true));
    await expect(view?.scrollTop).toBeGreaterThan(0);
    const states = within(canvas.getByRole('table', { name: 'States of chat' }));
    await userEvent.click(states.getByRole('button', { name: 'loading' }));
    await waitFor(() => expect(current()).toHaveAttribute('data-state', 'loading'));
    await waitFor(() => expect(isWithin(current(), view)).toBe(true));
  },
});

export const CameraFollows = meta.story({
  name: 'DS-4: the drawing follows the walk',
  parameters: noPicture,
  args: { machine: 'chat', state: 'loading' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lines' }));
    const view = () => canvasElement.querySelector<HTMLElement>('[data-view="lines"]');
    const current = () => view()?.querySelector<HTMLElement>('[data-state][aria-current]') ?? null;
    const states = within(canvas.getByRole('table', { name: 'States of chat' }));
    for (const path of ['ready.offline.queued', 'loading', 'ready.idle.failedMidStream']) {
      await userEvent.click(states.getByRole('button', { name: path }));
      await waitFor(() => expect(current()).toHaveAttribute('data-state', path));
      await waitFor(() => expect(isWithin(current(), view())).toBe(true));
    }
  },
});

export const FitsWithItsLines = meta.story({
  name: 'DS-4: the whole of a big machine is in view with its lines, and the names of its states can be read',
  parameters: { visual: { modes: ['light'] } },
  args: { machine: 'chat', state: 'loading', view: 'lines' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = canvasElement.querySelector<HTMLElement>('[data-view="lines"]');
    await expect(view?.scrollWidth).toBeGreaterThan(view?.clientWidth ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await expect(canvas.getByRole('radio', { name: 'Lines' })).toBeChecked();
    const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-view="lines"] [data-state]')];
    await expect(cards.length).toBeGreaterThan(20);
    await expect(cards.filter((card) => !isWithin(card, view))).toEqual([]);
    await expect(view?.querySelectorAll('path').length).toBeGreaterThan(50);
    const heights = cards.map((card) => card.querySelector('span span')?.getBoundingClientRect().height ?? 0);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(9.9);
  },
});

export const BothEnds = meta.story({
  name: 'DS-4: a chosen line is in view with both its states',
  parameters: noPicture,
  args: { machine: 'chat', state: 'loading', table: 'transitions' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Transitions of chat' }));
    const view = () => canvasElement.querySelector<HTMLElement>('[data-view="lines"]');
    const choose = async (row: RegExp, ends: readonly string[]) => {
      await userEvent.click(within(table.getByRole('row', { name: row })).getByRole('button'));
      for (const end of ends)
        await waitFor(() =>
          expect(isWithin(view()?.querySelector(`[data-state="${end}"]`) ?? null, view())).toBe(true),
        );
      return Number(/[\d.]+/.exec(canvas.getByText(/ %$/, { selector: 'span[aria-live]' }).textContent)?.[0]);
    };
    // Next to each other: as near as one begins. Far apart: as far as it takes, and back.
    const near = ['ready.answering.waiting', 'ready.answering.slow'];
    await expect(await choose(/^after promptTime.*waiting/, near)).toBe(75);
    await expect(await choose(/^network.restored.*historyFailed/, ['historyFailed', 'loading'])).toBeLessThan(
      75,
    );
    await expect(await choose(/^after promptTime.*waiting/, near)).toBe(75);
  },
});

/** What a page shows that somebody has walked, zoomed and opened things in. */
const seen: Sight & Pick<MachinePageProps, 'machine'> = {
  ...{ ...plainSight, machine: 'chat', state: 'loading' },
  steps: 'loadinghistory-is-done-hasmessages_draft-changed-hasdraft',
  ...{ view: 'lines', lines: 'all', camera: '500_3000_1000', window: 'phone' },
  ...{ others: 'open', table: 'transitions', transition: 'historyfailed-network-restored' },
};

export const Restored = meta.story({
  name: 'DS-4: an address brings back all that was seen',
  parameters: noPicture,
  args: seen,
  play: async ({ canvas, canvasElement, args }) => {
    const panel = chosenState(canvasElement);
    await expect(panel.getByRole('heading', { level: 2, name: 'ready.idle.typing' })).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Trail' })).toHaveTextContent(
      /loading.*ready\.idle\.thread.*ready\.idle\.typing/,
    );
    for (const name of ['Lines', 'All', 'Phone'])
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    await expect(canvas.getByText('50 %', { selector: 'span[aria-live]' })).toBeVisible();
    const view = canvasElement.querySelector('[data-view="lines"]') as HTMLElement;
    await expect(Math.abs(view.scrollLeft + view.clientWidth / 2 - 1500)).toBeLessThan(2);
    await expect(Math.abs(view.scrollTop + view.clientHeight / 2 - 500)).toBeLessThan(2);
    await expect(panel.getByRole('region', { name: 'Chosen transition' })).toHaveTextContent(
      'historyFailed → loading',
    );
    await expect(panel.getByText(/^Not now/).closest('details')).toHaveAttribute('open');
    await expect(canvas.getByRole('tab', { name: /^Transitions/ })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSightChange).not.toHaveBeenCalled();
  },
});

export const Told = meta.story({
  name: 'DS-4: what is seen is told to the address, a gesture once it has ended',
  parameters: noPicture,
  args: { machine: 'chat', state: 'loading', view: 'lines' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const told = () => mocked(args.onSightChange).mock.calls.map(([sight]) => sight);
    const last = () => told().at(-1);
    // The camera has come to rest where the page begins.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await userEvent.click(canvas.getByRole('tab', { name: /^Transitions/ }));
    await expect(last()).toMatchObject({ window: 'phone', table: 'transitions', camera: '' });
    const view = canvasElement.querySelector('[data-view="lines"]') as HTMLElement;
    const before = view.scrollLeft;
    for (let step = 1; step <= 10; step++) {
      view.scrollTo(before + 20 * step, view.scrollTop);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await waitFor(() => expect(last()?.camera).toMatch(/^750_\d+_\d+$/));
    await expect(new Set(told().map(({ camera }) => camera)).size).toBe(2);
  },
});

/** Whether nothing of an element is outside of another, but for parts of a pixel. */
function isWithin(inner: HTMLElement | null, outer: HTMLElement | null): boolean {
  if (!inner || !outer) return false;
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  const { left, top, right, bottom } = other;
  return one.left >= left - 1 && one.top >= top - 1 && one.right <= right + 1 && one.bottom <= bottom + 1;
}

export const InDark = meta.story({
  name: 'DS-4: on a dark page the pictures are dark, too',
  parameters: noPicture,
  render: (args, { globals }) => (
    <Place globals={globals as StoryGlobals} hasPictures>
      <MachinePage {...args} stage={InlineStage} />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-view] img') as HTMLImageElement;
    const isTurned = () => getComputedStyle(picture).filter.startsWith('invert');
    const { theme = 'light' } = document.documentElement.dataset;
    for (const [tried, turned] of [
      ['dark', true],
      ['light', false],
    ] as const) {
      document.documentElement.dataset.theme = tried;
      await expect(isTurned()).toBe(turned);
    }
    document.documentElement.dataset.theme = theme;
  },
});

export const FindsAState = meta.story({
  name: 'DS-4: finds a state among all machines',
  parameters: noPicture,
  render: (_, { globals }) => (
    <Place globals={globals as StoryGlobals} hasPictures={false}>
      <Overview />
    </Place>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search all states' }), 'chat tooLong');
    const found = within(canvas.getByRole('list', { name: 'States found' })).getAllByRole('link');
    await expect(found.map((link) => link.textContent)).toContain('ready.idle.tooLong');
    await expect(found[0]).toHaveAttribute(
      'href',
      './?path=/story/flows-atlas--chat&args=state:ready-idle-too-long',
    );
    await userEvent.type(canvas.getByRole('searchbox'), ' nowhere');
    await expect(canvas.getByText('No state has this name')).toBeVisible();
  },
});

export const WalksOn = meta.story({
  name: 'DS-4: an event walks the live machine on, and back',
  parameters: noPicture,
  play: async ({ args, canvasElement, userEvent }) => {
    const panel = chosenState(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /session\.started/ }));
    await expect(panel.getByRole('heading', { level: 2, name: 'decoding' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /decoding is done/ }));
    await expect(panel.getByRole('heading', { level: 2, name: 'loading.prompt' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /after promptTime/ }));
    await expect(panel.getByRole('heading', { level: 2, name: 'loading.late' })).toBeVisible();
    await expect(cardOf(canvasElement, 'late')).toHaveAttribute('aria-current', 'step');
    await waitFor(() =>
      expect(args.onSightChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          state: 'waiting',
          steps: 'session-started_decoding-is-done_after-prompttime',
        }),
      ),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await expect(panel.getByRole('heading', { level: 2, name: 'loading.prompt' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await expect(panel.getByRole('heading', { level: 2, name: 'waiting' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'A11Y-1: arrow keys lead from state to state, Enter chooses',
  parameters: noPicture,
  play: async ({ canvas, canvasElement, userEvent }) => {
    cardOf(canvasElement, 'waiting').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(cardOf(canvasElement, 'signedOut')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cardOf(canvasElement, 'waiting')).not.toHaveFocus();
    const reached = document.activeElement?.getAttribute('data-state') ?? '';
    await userEvent.keyboard('{Enter}');
    await expect(chosenState(canvasElement).getByRole('heading', { level: 2, name: reached })).toBeVisible();
    await userEvent.keyboard('1');
    await expect(canvas.getByText('100 %', { selector: 'span[aria-live]' })).toBeVisible();
  },
});

export const ByTable = meta.story({
  name: 'A11Y-1: the tables say and do what the diagram does',
  parameters: noPicture,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const states = within(canvas.getByRole('table', { name: 'States of startUp' }));
    await userEvent.click(states.getByRole('button', { name: 'timedOut' }));
    const panel = chosenState(canvasElement);
    await expect(panel.getByRole('heading', { level: 2, name: 'timedOut' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Transitions/ }));
    const transitions = within(canvas.getByRole('table', { name: 'Transitions of startUp' }));
    await userEvent.click(transitions.getByRole('button', { name: 'decoding fails' }));
    await expect(panel.getByRole('region', { name: 'Chosen transition' })).toHaveTextContent(
      'decoding → signedOut',
    );
  },
});

export const Address = meta.story({
  name: 'DS-4: an address opens a state and its face',
  parameters: noPicture,
  args: { machine: 'startUp', state: 'signed-in-user' },
  play: async ({ canvasElement }) => {
    const panel = chosenState(canvasElement);
    await expect(panel.getByRole('heading', { level: 2, name: 'signedIn' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Face/ })).toHaveTextContent('user');
  },
});
