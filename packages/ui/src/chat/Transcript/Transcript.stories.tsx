import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import {
  answerMessage,
  arabicThread,
  FIXED_TIME_ZONE,
  hostileText,
  readerMessage,
  richAnswer,
  shopAssistant,
  shortThread,
  threeDays,
} from '../chat.fixtures.ts';
import { longThread } from './longThread.fixtures.ts';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

const meta = preview.meta({
  component: Transcript,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [{ use: 'ChatPanel', when: 'the reader can answer.' }],
      keyboard: [
        { keys: ['↑'], does: 'Scrolls back, once the transcript has the focus.' },
        { keys: ['Page Up'], does: 'Goes back by what is in view.' },
        { keys: ['Home'], does: 'Goes to the first message.' },
        { keys: ['End'], does: 'Goes to the newest message, and follows it.' },
      ],
      dos: ['Let a reader who has scrolled back stay there.', 'Offer a way to the newest message.'],
      donts: [
        'Read growing answers out letter by letter.',
        'Use it where one can answer: that is the `ChatPanel`.',
      ],
      accessibility: [
        'A log with the name of the conversation. Growing answers are not read out letter by letter: ' +
          'each is announced when it is whole.',
        'Only messages near the view are in the page: each tells its place among all. The one that was ' +
          'focused last stays.',
        'Whoever has scrolled back is not moved by new messages; a button leads to them.',
      ],
    }),
  },
  args: {
    messages: threeDays,
    assistantName: shopAssistant.name,
    avatarUrl: null,
    forks: {},
    actions: {
      onRetry: fn(),
      onRate: fn(),
      onRegenerate: fn(),
      onEdit: fn(),
      onTakeBack: fn(),
      onBranch: fn(),
    },
    timeZone: FIXED_TIME_ZONE,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
});

const fromEnd = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;

/**
 * Frames without any change after which a transcript has come to rest: the
 * virtualiser needs two to be sure of its place.
 */
const FRAMES_AT_REST = 4;

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Waits until rows, heights and place have stayed the same for some frames. */
async function comeToRest(log: HTMLElement): Promise<void> {
  const look = () =>
    `${log.scrollTop} ${log.scrollHeight} ${log.clientHeight} ${log.querySelector('ol')?.innerHTML.length}`;
  let before = look();
  for (let same = 0; same < FRAMES_AT_REST; ) {
    await nextFrame();
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Where an element stands in the view of the log, in px. */
const topIn = (log: HTMLElement, element: Element) =>
  element.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** The first row that begins in the view of the log. */
const visibleRow = (log: HTMLElement) =>
  [...log.querySelectorAll('li[data-index]')].find((row) => topIn(log, row) >= 0) as HTMLElement;

/** Most rows that may be rendered at once: those in view, and some beyond each edge. */
const MOST_ROWS = 40;

export const ThreeDays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeInTheDocument();
    await expect(canvas.getByText('Yesterday')).toBeInTheDocument();
    await expect(canvas.getByText('Friday, March 6, 2026')).toBeInTheDocument();
  },
});
export const Short = meta.story({ args: { messages: shortThread } });
export const Waiting = meta.story({
  args: { messages: [readerMessage(), answerMessage({ state: 'waiting', body: '' })] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/is answering/));
  },
});
export const Streaming = meta.story({
  args: { messages: [readerMessage(), answerMessage({ state: 'streaming', body: 'Parcels to **Aus' })] },
});
export const RightToLeft = meta.story({
  args: { messages: arabicThread, assistantName: 'مساعد المتجر' },
  globals: { direction: 'rtl' },
});
export const HostileText = meta.story({
  args: { messages: [readerMessage({ body: hostileText }), answerMessage({ body: hostileText })] },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
});

/** Proves that a long transcript shows its end, and renders only what is near it. */
async function expectOpenAtTheEnd(log: HTMLElement, count: number): Promise<void> {
  await comeToRest(log);
  await expect(fromEnd(log)).toBeLessThanOrEqual(1);
  const rows = log.querySelectorAll('li[data-index]');
  await expect(rows.length).toBeLessThan(MOST_ROWS);
  const last = rows[rows.length - 1];
  await expect(last).toHaveAttribute('aria-posinset', `${count}`);
  await expect(last).toHaveAttribute('aria-setsize', `${count}`);
}

export const OneThousand = meta.story({
  name: 'CH-5: one thousand messages open at the end',
  args: { messages: longThread(1000) },
  play: ({ canvas }) => expectOpenAtTheEnd(canvas.getByRole('log'), 1000),
});

export const TenThousand = meta.story({
  name: 'CH-5: ten thousand messages open at the end',
  args: { messages: longThread(10_000) },
  play: ({ canvas }) => expectOpenAtTheEnd(canvas.getByRole('log'), 10_000),
});

export const OpensAtTheStart = meta.story({
  name: 'AS-6: a conversation of others opens at its first question, however long it is',
  args: { messages: longThread(1000), opensAt: 'start' },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    await expect(log.scrollTop).toBe(0);
    await expect(visibleRow(log)).toHaveAttribute('aria-posinset', '1');
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    log.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(1));
  },
});

export const OpensAtAMessage = meta.story({
  name: 'AS-6: a conversation of others opens at a message, below what it follows',
  args: { messages: longThread(1000), opensAt: { messageId: 'long-501' } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    await expect(visibleRow(log)).toHaveAttribute('aria-posinset', '501');
    await expect(topIn(log, visibleRow(log))).toBeLessThan(20);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
});

export const OpensBelowALongQuestion = meta.story({
  name: 'AS-6: a message that follows much is shown itself',
  args: {
    messages: longThread(100).map((message) =>
      message.id === 'long-50' ? { ...message, body: 'Why? '.repeat(2000) } : message,
    ),
    opensAt: { messageId: 'long-51' },
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    await expect(visibleRow(log)).toHaveAttribute('aria-posinset', '52');
  },
});

export const Printed = meta.story({
  name: 'all messages are there while it is printed, and then those near the view again',
  args: { messages: longThread(200) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const count = () => log.querySelectorAll('[data-index]').length;
    await comeToRest(log);
    await expect(count()).toBeLessThan(100);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(count()).toBe(200);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(count()).toBeLessThan(100));
    await expect(fromEnd(log)).toBeLessThanOrEqual(1);
  },
});

/** A thread whose last answer grows when it is told to. */
function Growing(props: TranscriptProps) {
  const [paragraphs, setParagraphs] = useState(1);
  const [sent, setSent] = useState(0);
  const body = Array.from({ length: paragraphs }, (_, index) => `Paragraph ${index + 1} of it.`).join('\n\n');
  const finished = paragraphs > 6;
  return (
    <>
      <Transcript
        {...props}
        messages={[
          ...threeDays,
          readerMessage({ id: 'question' }),
          answerMessage({ id: 'growing', body, state: finished ? 'complete' : 'streaming', citations: [] }),
          ...Array.from({ length: sent }, (_, index) =>
            readerMessage({ id: `own-${index}`, body: 'And now?' }),
          ),
        ]}
      />
      <Inline gap={8}>
        <Button onClick={() => setParagraphs(paragraphs + 3)}>Grow</Button>
        <Button onClick={() => setSent(sent + 1)}>Send</Button>
      </Inline>
    </>
  );
}

export const Follows = meta.story({
  name: 'CH-5: follows the newest text while the reader is at the end',
  parameters: noPicture,
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    await expect(fromEnd(log)).toBeLessThanOrEqual(1);
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(before));
    await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
});

export const LeavesAlone = meta.story({
  name: 'CH-5: leaves a reader alone who has scrolled up, and offers the way back',
  parameters: noPicture,
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    log.scrollTop -= 120;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByText('Paragraph 4 of it.')).toBeInTheDocument();
    await expect(log.scrollTop).toBe(before);
    await userEvent.click(jump);
    await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
  },
});

/** Px of one notch of a trackpad or press of an arrow key. */
const NOTCH = 12;
export const LeavesAloneAtOnce = meta.story({
  name: 'CH-5: the least scrolling up ends the following, long before a line is passed',
  parameters: noPicture,
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    log.scrollTop -= NOTCH;
    await comeToRest(log);
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByText('Paragraph 4 of it.')).toBeInTheDocument();
    await comeToRest(log);
    await expect(log.scrollTop).toBe(before);
    await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
});

export const ScrolledUp = meta.story({
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    log.scrollTop = 40;
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
    await comeToRest(log);
    await expect(log.scrollTop).toBe(40);
  },
});

export const OwnMessageShows = meta.story({
  name: 'CH-5: what one sends is shown wherever one was',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(fromEnd(log)).toBeLessThanOrEqual(1));
  },
});

export const Announces = meta.story({
  name: 'CH-5: screen readers hear start and end, not each token',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
    const region = await canvas.findByText('Harbour Outdoor Help is answering.', {
      selector: '[role="status"]',
    });
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(region.textContent ?? ''));
    observer.observe(region, { subtree: true, childList: true, characterData: true });
    const grow = canvas.getByRole('button', { name: 'Grow' });
    await userEvent.click(grow);
    await expect(heard).toEqual([]);
    await userEvent.click(grow);
    await waitFor(() => expect(heard).toHaveLength(1));
    await expect(heard[0]).toMatch(/^Harbour Outdoor Help answered: Paragraph 1 of it\./);
    observer.disconnect();
  },
});

export const LongAnswer = meta.story({
  args: { messages: [readerMessage(), answerMessage({ body: `${richAnswer}\n\n${richAnswer}` })] },
});

const thousand = longThread(1000);

export const JumpsFromFar = meta.story({
  name: 'CH-5: Home and End, and the way back from far',
  parameters: noPicture,
  args: { messages: thousand },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    log.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log.querySelector('li')).toHaveAttribute('aria-posinset', '1'));
    await comeToRest(log);
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }));
    await expectOpenAtTheEnd(log, 1000);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    await waitFor(() => expect(log).toHaveFocus());
    log.scrollTop -= 3000;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.keyboard('{End}');
    await expectOpenAtTheEnd(log, 1000);
  },
});

/**
 * Scrolls back and proves that what was in view moves by just as much as was
 * scrolled, whatever is measured above it.
 */
async function expectToScrollBackSteadily(log: HTMLElement): Promise<void> {
  const step = 200;
  for (let steps = 0; steps < 12; steps += 1) {
    const row = visibleRow(log);
    const before = topIn(log, row);
    log.scrollTop -= step;
    await nextFrame();
    await nextFrame();
    await expect(Math.abs(topIn(log, row) - before - step)).toBeLessThanOrEqual(1);
  }
}

export const StaysWhileReadingBack = meta.story({
  name: 'CH-5: what is read stays in place while earlier rows are measured',
  args: { messages: thousand },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    await expectToScrollBackSteadily(log);
    await comeToRest(log);
  },
});

export const StaysWhenResized = meta.story({
  name: 'CH-5: reading back after the window changed its width does not jump',
  args: { messages: thousand },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const frame = log.parentElement?.parentElement as HTMLElement;
    await comeToRest(log);
    // Measures the rows above at the first width.
    log.scrollTop -= 2500;
    await comeToRest(log);
    frame.style.inlineSize = '360px';
    await comeToRest(log);
    await expectToScrollBackSteadily(log);
    frame.style.inlineSize = '';
    await comeToRest(log);
  },
});

export const KeepsTheFocus = meta.story({
  name: 'CH-5: the row that has the focus stays, however far one scrolls',
  args: { messages: thousand },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    const button = within(log).getAllByRole('button', { name: 'Good answer' }).at(-1) as HTMLElement;
    button.focus();
    log.scrollTop = 0;
    await comeToRest(log);
    await waitFor(() => expect(button).toHaveFocus());
    const places = [...log.querySelectorAll('li[data-index]')].map((row) => Number(row.ariaPosInSet));
    await expect(places.at(-1)).toBe(1000);
    await expect(places.length).toBeLessThan(MOST_ROWS);
    await expect(places).toEqual([...places].sort((a, b) => a - b));
  },
});

/** A thread of which the last two answers can be had in another, longer branch. */
function Branching(props: TranscriptProps) {
  const [isOther, setIsOther] = useState(false);
  const [height, setHeight] = useState(0);
  const common = thousand.slice(0, -2);
  const question = readerMessage({ id: 'other', body: 'And to Spain?' });
  const other = longThread(12).map((message) => ({ ...message, id: `other-${message.id}` }));
  return (
    <>
      <Transcript {...props} messages={isOther ? [...common, question, ...other] : thousand} />
      <div style={{ blockSize: height, flexShrink: 0 }} />
      <Inline gap={8}>
        <Button onClick={() => setIsOther(!isOther)}>Other branch</Button>
        <Button onClick={() => setHeight(height + 90)}>Taller composer</Button>
      </Inline>
    </>
  );
}

export const BranchKeepsThePlace = meta.story({
  name: 'CH-3: another branch is shown in the place of the one before',
  render: (args) => <Branching {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    const row = log.querySelector('[aria-posinset="998"]') as HTMLElement;
    const before = topIn(log, row);
    await userEvent.click(canvas.getByRole('button', { name: 'Other branch' }));
    await canvas.findByText('And to Spain?');
    await comeToRest(log);
    await expect(Math.abs(topIn(log, row) - before)).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
});

export const ComposerGrows = meta.story({
  name: 'CH-5: a growing composer leaves the end in view',
  render: (args) => <Branching {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    const height = log.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Taller composer' }));
    await waitFor(() => expect(log.clientHeight).toBe(height - 90));
    await expectOpenAtTheEnd(log, 1000);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
});

/** An answer to which several tokens come at once, each rendered on its own. */
function Bursting(props: TranscriptProps) {
  const [tokens, setTokens] = useState(0);
  const body = `Tokens: ${tokens}.`;
  return (
    <>
      <Transcript {...props} messages={[readerMessage(), answerMessage({ state: 'streaming', body })]} />
      <Button
        onClick={() => {
          for (let count = 0; count < 5; count += 1) flushSync(() => setTokens((before) => before + 1));
        }}
      >
        Burst
      </Button>
    </>
  );
}

export const OncePerFrame = meta.story({
  name: 'CH-5: however fast tokens come, rows are rendered once per frame',
  render: (args) => <Bursting {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await comeToRest(log);
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) seen.push(target.textContent ?? '');
    });
    observer.observe(log, { subtree: true, characterData: true });
    canvas.getByRole('button', { name: 'Burst' }).click();
    await waitFor(() => expect(canvas.getByText('Tokens: 5.')).toBeVisible());
    observer.disconnect();
    // The first at once, and all the others together.
    await expect(seen).toHaveLength(2);
  },
});

export const NewestActions = meta.story({
  name: 'CH-3: what can be done with the newest answer is always shown, with the others on focus',
  parameters: noPicture,
  args: {
    messages: [
      readerMessage({ id: 'q1', body: 'How long may I return a tent?' }),
      answerMessage({ id: 'a1', parentId: 'q1', body: 'For 30 days.' }),
      readerMessage({ id: 'q2', parentId: 'a1', body: 'And used?' }),
      answerMessage({ id: 'a2', parentId: 'q2', body: 'Then it is yours.' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await comeToRest(canvas.getByRole('log'));
    await userEvent.unhover(canvas.getByRole('log'));
    const [older, newest] = canvas.getAllByRole('button', { name: 'Good answer' });
    await waitFor(() => expect(older).not.toBeVisible());
    await expect(newest).toBeVisible();
    older?.focus();
    await waitFor(() => expect(older).toBeVisible());
  },
});

/** A message that no component can render: one of its citations is none. */
export const Unformatted = meta.story({
  args: {
    messages: [
      readerMessage({ id: 'q1', body: 'How long may I return a tent?' }),
      answerMessage({ id: 'a1', body: '**30 days**, unused [1].', citations: [null as never] }),
      readerMessage({ id: 'q2', body: 'And used?' }),
    ],
  },
  beforeEach: () => {
    // React tells of each error that a boundary has caught.
    const { error } = console;
    console.error = () => undefined;
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('And used?')).toBeVisible();
    await expect(canvas.getByText('**30 days**, unused [1].')).toBeVisible();
    await expect(
      canvas.getByText('This message could not be laid out. Here is its plain text.'),
    ).toBeVisible();
  },
});
/** Marks nested far deeper than anybody writes, in one answer each. */
export const DeepMarks = meta.story({
  args: {
    messages: [
      answerMessage({ id: 'lists', body: `${'- '.repeat(1000)}in lists` }),
      answerMessage({ id: 'quotes', body: `${'> '.repeat(2500)}in quotes` }),
      answerMessage({
        id: 'emphasis',
        body: `${'*a **b '.repeat(1600)}in emphasis${' b** a*'.repeat(1600)}`,
      }),
      readerMessage({ id: 'after', body: 'And now?' }),
    ],
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('And now?')).toBeVisible();
  },
});
