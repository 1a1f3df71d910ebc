import type { ProblemInPlace } from '@parley/model';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { noPicture, onPhone } from '../../patterns/patterns.fixtures.tsx';
import { QuickStartScreen, type QuickStartScreenProps } from './QuickStartScreen.tsx';
import type { EmbedCode, QuickStartMark, QuickStartStep } from './quickStart.types.ts';

type Marks = Record<QuickStartStep, QuickStartMark>;

const every = (mark: QuickStartMark): Marks => ({
  create: mark,
  data: mark,
  test: mark,
  style: mark,
  domain: mark,
  install: mark,
  invite: mark,
  plan: mark,
  trouble: mark,
});

const meta = preview.meta({
  component: QuickStartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    marks: {
      ...every('todo'),
      create: 'done',
      data: 'done',
      test: 'done',
      invite: 'done',
      style: 'unknown',
      trouble: 'unknown',
    } as Marks | null,
    onRetry: fn(),
    onTick: fn(),
    links: {
      create: '/create-assistant',
      data: '/assistants/edit/1?tab=data',
      test: '/assistants/chat/1',
      style: '/assistants/edit/1?tab=widget',
      domain: '/assistants/edit/1?tab=access',
      invite: '/users',
      plan: '/billing',
    },
    embed: {
      origin: 'https://parley.example',
      assistant: '7d0f8a4e-6c1b-4f7e-9b8e-1c2d3e4f5a6b',
      widgetKey: 'wk_5e8f21',
    } as EmbedCode,
    supportEmail: 'support@parley.test',
  },
});

export const UnderWay = meta.story({
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar')) {
      await expect(bar).toHaveAttribute('aria-valuetext', '4 of 9 done');
    }
    await expect(canvas.getByRole('link', { name: 'Style the widget' })).toHaveAttribute(
      'href',
      '/assistants/edit/1?tab=widget',
    );
  },
});
export const Phone = meta.story({ globals: onPhone });
export const JustStarted = meta.story({ args: { marks: every('todo') } });
export const AllDone = meta.story({
  args: { marks: { ...every('done'), trouble: 'ticked', style: 'ticked' } },
});
export const NothingKnown = meta.story({ args: { marks: every('unknown') } });
export const Loading = meta.story({ args: { marks: null } });
export const Failed = meta.story({
  args: { marks: every('unknown'), problem: { code: 'generic' } as ProblemInPlace },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = meta.story({
  args: { marks: every('unknown'), problem: { code: 'offline' } as ProblemInPlace },
});
/** Nothing can be marked by hand. */
export const ReadOnly = meta.story({
  render: ({ onTick: _, ...args }) => <QuickStartScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Mark as/ })).toBeNull();
  },
});
export const WithoutAssistant = meta.story({
  args: {
    marks: every('todo'),
    embed: { origin: 'https://parley.example', assistant: null, widgetKey: null },
  },
});
export const PointedAt = meta.story({
  name: 'QS-1: an address leads to its step',
  args: { target: 'install' },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'HTML' })).toBeChecked();
    await waitFor(() => expect(canvasElement.ownerDocument.scrollingElement?.scrollTop).toBeGreaterThan(200));
    for (const link of canvasElement.querySelectorAll('aside a')) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  },
});

/** Keeps what the reader marks. */
function Ticking(args: QuickStartScreenProps) {
  const [marks, setMarks] = useState(args.marks);
  return (
    <QuickStartScreen
      {...args}
      marks={marks}
      onTick={(step, done) => {
        setMarks((before) => before && { ...before, [step]: done ? 'ticked' : 'unknown' });
        args.onTick?.(step, done);
      }}
    />
  );
}
export const MarkByHand = meta.story({
  name: 'QS-1: what no data tell is marked by hand',
  parameters: noPicture,
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mark as done.*Make it yours/ }));
    await expect(args.onTick).toHaveBeenCalledWith('style', true);
    await expect(canvas.getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuetext', '5 of 9 done');
    await userEvent.click(canvas.getByRole('button', { name: /Mark as not done.*Make it yours/ }));
    await expect(canvas.getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuetext', '4 of 9 done');
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
          problem={{ code: 'refused', text }}
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
