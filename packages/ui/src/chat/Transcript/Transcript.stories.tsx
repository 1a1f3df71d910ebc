import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  answerMessage,
  arabicConversation,
  FIXED_TIME_ZONE,
  hostileText,
  manyMessages,
  readerMessage,
  richAnswer,
  shopAssistant,
  shortConversation,
  threeDays,
} from '../chat.fixtures.ts';
import { Transcript, type TranscriptProps } from './Transcript.tsx';
import { ROWS_AT_ONCE } from './useEarlier.ts';

const meta = preview.meta({
  component: Transcript,
  parameters: { layout: 'fullscreen' },
  args: {
    messages: threeDays,
    assistantName: shopAssistant.name,
    avatarUrl: null,
    actions: { onRetry: fn(), onRate: fn() },
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

export const ThreeDays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeInTheDocument();
    await expect(canvas.getByText('Yesterday')).toBeInTheDocument();
    await expect(canvas.getByText('Friday, March 6, 2026')).toBeInTheDocument();
  },
});
export const Short = meta.story({ args: { messages: shortConversation } });
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
  args: { messages: arabicConversation, assistantName: 'مساعد المتجر' },
  globals: { direction: 'rtl' },
});
export const HostileText = meta.story({
  args: { messages: [readerMessage({ body: hostileText }), answerMessage({ body: hostileText })] },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
});

export const TwoHundred = meta.story({
  name: 'Two hundred (opens at the end, earlier ones on request)',
  args: { messages: manyMessages(200) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(fromEnd(log)).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByText(/^Question/)).toHaveLength(ROWS_AT_ONCE / 2);
    const anchor = canvas.getByText('Question 71: is that in stock?');
    log.scrollTop = 0;
    await waitFor(() => expect(canvas.getAllByText(/^Question/)).toHaveLength(ROWS_AT_ONCE));
    // What was at the top is still about there.
    const offset = anchor.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await expect(offset).toBeGreaterThan(0);
    await expect(offset).toBeLessThan(log.clientHeight);
  },
});

/** A conversation whose last answer grows when it is told to. */
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
      <div>
        <button type="button" onClick={() => setParagraphs(paragraphs + 3)}>
          Grow
        </button>
        <button type="button" onClick={() => setSent(sent + 1)}>
          Send
        </button>
      </div>
    </>
  );
}

export const Follows = meta.story({
  name: 'CH-5: follows the newest text while the reader is at the end',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
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
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop -= 120;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByText('Paragraph 4 of it.')).toBeInTheDocument();
    await expect(log.scrollTop).toBe(before);
    await userEvent.click(jump);
    await expect(fromEnd(log)).toBeLessThanOrEqual(1);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
});

export const ScrolledUp = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('log').scrollTop = 40;
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
});

export const OwnMessageShows = meta.story({
  name: 'CH-5: what one sends is shown wherever one was',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
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
    const region = canvas.getAllByRole('status').at(-1) as HTMLElement;
    await waitFor(() => expect(region).toHaveTextContent('Harbour Outdoor Help is answering.'));
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
