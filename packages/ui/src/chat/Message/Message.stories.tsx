import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  answerMessage,
  arabicConversation,
  FIXED_TIME_ZONE,
  hostileText,
  plainProblems,
  readerMessage,
  richAnswer,
  shopAssistant,
  subscriptionProblem,
} from '../chat.fixtures.ts';
import type { ChatProblem } from '../chat.types.ts';
import { Message } from './Message.tsx';

const meta = preview.meta({
  component: Message,
  args: {
    message: answerMessage(),
    assistantName: shopAssistant.name,
    avatarUrl: null,
    actions: { onRetry: fn(), onRate: fn(), onManageSubscription: fn() },
    timeZone: FIXED_TIME_ZONE,
  },
});

const failedLine = (problem: ChatProblem) => ({
  args: { message: readerMessage({ state: 'failed' as const, problem }) },
});
const failedAnswer = (problem: ChatProblem) => ({
  args: { message: answerMessage({ state: 'failed' as const, body: '', problem }) },
});

export const ReaderSent = meta.story({ args: { message: readerMessage() } });
export const ReaderSending = meta.story({ args: { message: readerMessage({ state: 'sending' }) } });
export const ReaderQueued = meta.story({ args: { message: readerMessage({ state: 'queued' }) } });
export const ReaderManyLines = meta.story({
  args: { message: readerMessage({ body: 'Two questions:\n\n1. Where is my order?\n2. And my invoice?' }) },
});
export const ReaderLongWord = meta.story({ args: { message: readerMessage({ body: 'x'.repeat(400) }) } });
export const ReaderHostileText = meta.story({
  args: { message: readerMessage({ body: hostileText }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img, script, a')).toHaveLength(0);
  },
});
export const ReaderRightToLeft = meta.story({
  args: { message: arabicConversation[0] ?? readerMessage() },
  globals: { direction: 'rtl' },
});

export const ReaderFailed = meta.story({
  ...failedLine(plainProblems.generic),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith('reader-1');
  },
});
export const ReaderRefused = meta.story(failedLine(plainProblems.refused));
export const ReaderNotConfirmed = meta.story(failedLine(plainProblems.notConfirmed));
export const ReaderRateLimited = meta.story({
  ...failedLine(plainProblems.rateLimited),
  name: 'Reader Rate Limited (faults: retry after the countdown)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many requests.')).toBeVisible();
    await expect(canvas.getByText('Try again in 12 seconds')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
export const ReaderRateLimitOver = meta.story({
  ...failedLine(plainProblems.rateLimitOver),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});

export const AnswerWaiting = meta.story({ args: { message: answerMessage({ state: 'waiting', body: '' }) } });
export const AnswerStreaming = meta.story({
  args: { message: answerMessage({ state: 'streaming', body: 'Parcels to Austria take **two to fo' }) },
});
export const AnswerComplete = meta.story();
export const AnswerRich = meta.story({ args: { message: answerMessage({ body: richAnswer }) } });
export const AnswerRatedUp = meta.story({
  args: { message: answerMessage({ rating: 'up' }) },
  play: async ({ canvas, args }) => {
    const up = canvas.getByRole('button', { name: 'Good answer' });
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(up);
    await expect(args.actions.onRate).toHaveBeenLastCalledWith('answer-1', null);
    await userEvent.click(canvas.getByRole('button', { name: 'Bad answer' }));
    await expect(args.actions.onRate).toHaveBeenLastCalledWith('answer-1', 'down');
  },
});
export const AnswerRatedDown = meta.story({ args: { message: answerMessage({ rating: 'down' }) } });
export const AnswerStopped = meta.story({
  args: { message: answerMessage({ state: 'stopped', body: 'Parcels to Austria take two' }) },
});
export const AnswerTruncated = meta.story({ args: { message: answerMessage({ state: 'truncated' }) } });
export const AnswerIncomplete = meta.story({
  args: { message: answerMessage({ state: 'incomplete', body: 'Parcels to Austria take' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith('answer-1');
  },
});
export const AnswerFailed = meta.story(failedAnswer(plainProblems.generic));
export const AnswerFailedMidStream = meta.story({
  args: {
    message: answerMessage({ state: 'failed', body: 'Parcels to Austria', problem: plainProblems.generic }),
  },
});
export const AnswerRefused = meta.story(failedAnswer(plainProblems.refused));
export const AnswerRateLimited = meta.story(failedAnswer(plainProblems.rateLimited));

export const Admin460 = meta.story({
  ...failedLine(subscriptionProblem(460, 'admin')),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(args.actions.onManageSubscription).toHaveBeenCalledWith(460);
  },
});
export const Admin461 = meta.story(failedLine(subscriptionProblem(461, 'admin')));
export const Admin462 = meta.story(failedLine(subscriptionProblem(462, 'admin')));
export const Admin463 = meta.story(failedLine(subscriptionProblem(463, 'admin')));
export const Admin464 = meta.story(failedLine(subscriptionProblem(464, 'admin')));
export const User460 = meta.story({
  ...failedLine(subscriptionProblem(460, 'user')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
  },
});
export const User461 = meta.story(failedLine(subscriptionProblem(461, 'user')));
export const User462 = meta.story(failedLine(subscriptionProblem(462, 'user')));
export const User463 = meta.story(failedLine(subscriptionProblem(463, 'user')));
export const User464 = meta.story(failedLine(subscriptionProblem(464, 'user')));
export const Visitor460 = meta.story(failedLine(subscriptionProblem(460, 'visitor')));
export const Visitor461 = meta.story(failedLine(subscriptionProblem(461, 'visitor')));
export const Visitor462 = meta.story(failedLine(subscriptionProblem(462, 'visitor')));
export const Visitor463 = meta.story(failedLine(subscriptionProblem(463, 'visitor')));
export const Visitor464 = meta.story(failedLine(subscriptionProblem(464, 'visitor')));

export const Copies = meta.story({
  name: 'CH-3: an answer is copied as it was written, and the button says so',
  play: async ({ canvas, args }) => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }));
      await waitFor(() => expect(canvas.getByText('Copied')).toBeInTheDocument());
      await expect(written).toEqual([args.message.body]);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
});

export const CopyRefused = meta.story({
  name: 'CH-3: a browser that does not let copy is said so',
  play: async ({ canvas }) => {
    const clipboard = { writeText: async () => Promise.reject(new Error('not allowed')) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const execCommand = document.execCommand;
    document.execCommand = () => false;
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }));
      await waitFor(() => expect(canvas.getByText('Could not copy')).toBeInTheDocument());
    } finally {
      document.execCommand = execCommand;
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
});
