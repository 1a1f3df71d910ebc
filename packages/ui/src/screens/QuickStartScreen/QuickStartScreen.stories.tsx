import type { QuickStartGaps } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import { showState } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { QuickStartScreen } from './QuickStartScreen.tsx';
import type { EmbedCode, QuickStartState } from './quickStart.types.ts';

const done: QuickStartGaps = {
  create: null,
  data: null,
  test: null,
  style: null,
  domain: null,
  publish: null,
  install: null,
  invite: null,
  plan: null,
};
const underWay: QuickStartGaps = {
  ...done,
  style: 'notStyled',
  domain: 'noDomain',
  publish: 'notPublished',
  install: 'notSeen',
  plan: 'limitsNotSeen',
};
const nothing: QuickStartGaps = {
  create: 'noAssistant',
  data: 'noFile',
  test: 'notAsked',
  style: 'notStyled',
  domain: 'noDomain',
  publish: 'notPublished',
  install: 'notSeen',
  invite: 'nobodyInvited',
  plan: 'limitsNotSeen',
};
const ready = (gaps: QuickStartGaps) => ({ kind: 'ready' as const, gaps });

const meta = preview.meta({
  component: QuickStartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(underWay),
    onRetry: fn(),
    links: {
      create: '/create-assistant',
      data: '/assistants/edit/1?tab=data',
      test: '/assistants/chat/1',
      style: '/assistants/edit/1?tab=widget',
      domain: '/assistants/edit/1?tab=access',
      publish: '/assistants/edit/1',
      install: '/assistants/edit/1?tab=widget',
      invite: '/users',
      plan: '/billing',
    },
    deletedHref: '/?status=deleted',
    embed: {
      origin: 'https://parley.example',
      assistant: '7d0f8a4e-6c1b-4f7e-9b8e-1c2d3e4f5a6b',
      widgetKey: 'wk_5e8f21',
    } as EmbedCode,
    supportEmail: 'support@parley.test',
  },
});

export const UnderWay = meta.story({
  name: 'QS-1: what is done, what is missing, and the way there',
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar')) {
      await expect(bar).toHaveAttribute('aria-valuetext', '4 of 9 done');
    }
    const [steps] = canvas.getAllByRole('list', { name: 'Steps' });
    const numbered = steps ? [...steps.children] : [];
    await expect(numbered).toHaveLength(9);
    await expect(within(steps as HTMLElement).queryByText(/does not work/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'When something does not work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Copy it from the editor' })).toHaveAttribute(
      'href',
      '/assistants/edit/1?tab=widget',
    );
    await expect(canvas.getByText('The widget still has its first look.')).toBeVisible();
    await expect(canvas.getByText('No assistant is published yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the editor' })).toHaveAttribute(
      'href',
      '/assistants/edit/1',
    );
    await expect(canvas.getByText('Nobody has opened your plan and its limits yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See billing' })).toHaveAttribute('href', '/billing');
    await expect(canvas.getByRole('link', { name: 'Style the widget' })).toHaveAttribute(
      'href',
      '/assistants/edit/1?tab=widget',
    );
  },
});
export const EntryHovered = meta.story({
  parameters: { visual: { modes: ['light', 'dark'] } },
  play: async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('complementary', { name: 'Steps' }));
    showState(contents.getByRole('link', { name: 'Create an assistant' }), 'hover', canvasElement);
  },
});
export const FoldedSteps = meta.story({
  name: 'QS-1: done steps are folded, and open when asked',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const stepOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('details') as HTMLDetailsElement;
    await expect(stepOf('Create an assistant').open).toBe(false);
    await expect(stepOf('Make it yours').open).toBe(true);
    await userEvent.click(canvas.getByRole('heading', { name: 'Create an assistant' }));
    await expect(canvas.getByRole('link', { name: 'Create assistant' })).toBeVisible();
  },
});
/** With two assistants, of which the first is chosen. */
const guidedBy = (name: string) => ({
  guided: {
    assistants: [
      { id: '1', name },
      { id: '2', name: 'Returns Desk' },
    ],
    chosen: '1',
    onChoose: fn(),
  },
});
export const SeveralAssistants = meta.story({
  name: 'QS-1: with several assistants it says which one its links are for, and lets one choose',
  args: guidedBy('Shop Assistant'),
  play: async ({ canvas, args }) => {
    const choose = canvas.getByRole('button', { name: /Links and code are for/ });
    await expect(choose).toHaveTextContent('Shop Assistant');
    await userEvent.click(choose);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Returns Desk' }));
    await expect(args.guided?.onChoose).toHaveBeenCalledWith('2');
  },
});
export const SeveralOnPhone = meta.story({
  name: 'QS-1: a long name of an assistant wraps from the line that all else begins at',
  globals: onPhone,
  parameters: { visual: { modes: ['light', 'rtl'] } },
  args: guidedBy('Outdoor Equipment Advisor'),
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^Links and code are for: Outdoor/));
    const lines = [...words.getClientRects()];
    await expect(lines.length).toBeGreaterThan(1);
    await expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1);
  },
});
export const Phone = meta.story({ globals: onPhone });
export const WaitingForFilesAndVisitors = meta.story({
  args: { state: ready({ ...done, data: 'noFileReady', install: 'notSeen' }) },
});
export const AllDone = meta.story({ args: { state: ready(done) } });
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = meta.story({
  args: {
    state: {
      ...ready(underWay),
      outdated: { problem: { code: 'offline' }, retrying: false },
    } as QuickStartState,
  },
});
export const WithoutAssistant = meta.story({
  args: {
    state: ready(nothing),
    embed: { origin: 'https://parley.example', assistant: null, widgetKey: null },
  },
});
export const OnlyDeleted = meta.story({
  name: 'QS-1: whoever has deleted all assistants finds the way to them, and nothing of theirs is denied',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: {
    state: ready({ ...nothing, create: 'onlyDeleted' }),
    embed: { origin: 'https://parley.example', assistant: null, widgetKey: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See deleted assistants' })).toHaveAttribute(
      'href',
      '/?status=deleted',
    );
    await expect(canvas.queryByText('Nobody of your team has asked anything yet.')).toBeNull();
    await expect(canvas.getByText('You are the only one so far.')).toBeVisible();
  },
});
export const PointedAt = meta.story({
  name: 'QS-1: an address leads to its step',
  parameters: noPicture,
  args: { target: 'install' },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'HTML' })).toBeChecked();
    await waitFor(() => expect(canvasElement.ownerDocument.scrollingElement?.scrollTop).toBeGreaterThan(200));
    for (const link of canvasElement.querySelectorAll('aside a')) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  },
});

export const OnReact = meta.story({
  name: 'QS-1: each platform has its instructions and its code',
  play: async ({ canvas }) => {
    for (const [platform, words] of [
      ['WordPress', /Theme File Editor/],
      ['Shopify', /theme\.liquid/],
      ['Webflow', /Footer code/],
      ['Google Tag Manager', /Custom HTML/],
      ['React', /near the root/],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: platform }));
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getByText(/export function ParleyWidget/)).toBeVisible();
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <QuickStartScreen
          {...args}
          state={{ kind: 'failed', problem: { code: 'refused', text }, retrying: false }}
          embed={{ origin: text, assistant: text, widgetKey: text }}
          supportEmail={text}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(({ canvas }) =>
    userEvent.click(canvas.getByRole('button', { name: 'The browser blocks the widget' })),
  ),
});
