import type { ChatNotice, ChatProblem } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { FIXED_TIME_ZONE, plainProblems, subscriptionProblem } from '../chat.fixtures.ts';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  component: Notice,
  parameters: guide({
    instead: [
      { use: 'Banner', when: 'it concerns a page of the portal.' },
      { use: 'Toaster', when: 'it may pass by itself.' },
    ],
    dos: ['Say what the reader can do now.', 'Keep it mounted, with null.'],
    donts: ['Tell by it what concerns one message.', 'Show two at once.'],
    accessibility: [
      'Keep it mounted with null: screen readers announce only what changes inside of it.',
      'News are said politely; what stops the reader interrupts.',
    ],
  }),
  args: {
    notice: { kind: 'offline' } as ChatNotice | null,
    actions: { onSignIn: fn(), onManageSubscription: fn() },
    timeZone: FIXED_TIME_ZONE,
  },
});

const notSent = (problem: ChatProblem) => ({ args: { notice: { kind: 'notSent' as const, problem } } });

export const Nothing = meta.story({ args: { notice: null } });
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
});
export const CutOff = meta.story({
  name: 'FA-1: in the middle of an answer, what goes on by itself is said',
  args: { notice: { kind: 'cutOff' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The connection broke. The rest of the answer is fetched as soon as it is back.',
    );
  },
});
export const Reconnecting = meta.story({ args: { notice: { kind: 'reconnecting' } } });
export const Resumed = meta.story({ args: { notice: { kind: 'resumed' } } });
export const Slow = meta.story({ args: { notice: { kind: 'slow' } } });
export const ForThisVisit = meta.story({
  name: 'T19: the browser keeps nothing',
  args: { notice: { kind: 'forThisVisit' } },
});
export const SignInAgain = meta.story({
  args: { notice: { kind: 'signInAgain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session has ended.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.actions.onSignIn).toHaveBeenCalledOnce();
  },
});
export const NotSent = meta.story(notSent(plainProblems.generic));
export const NotSentRefused = meta.story(notSent(plainProblems.refused));
export const NotSentNotConfirmed = meta.story(notSent(plainProblems.notConfirmed));
export const NotSentRateLimited = meta.story({
  ...notSent(plainProblems.rateLimited),
  name: 'Not sent, rate limited (the countdown is seen, and not heard each second)',
  play: async ({ canvas }) => {
    const countdown = canvas.getByText('Try again in 12 seconds');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests.');
    await expect(countdown.closest('[role=alert], [role=status]')).toBeNull();
  },
});
export const NotSentLimitForAdmin = meta.story(notSent(subscriptionProblem(463, 'admin')));
export const LimitReached = meta.story({
  name: 'ER-1: a limit is told before anything is sent',
  args: { notice: { kind: 'limitReached', problem: subscriptionProblem(464, 'admin') } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Monthly character limit reached\./)).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(args.actions.onManageSubscription).toHaveBeenCalledWith(464);
  },
});
export const TrialEnded = meta.story({
  name: 'ER-1: a trial that has ended is told before anything is sent, as the subscription bar tells it',
  parameters: { visual: { modes: ['light', 'dark'] } },
  args: { notice: { kind: 'limitReached', problem: subscriptionProblem(462, 'admin') } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your trial has ended.')).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(args.actions.onManageSubscription).toHaveBeenCalledWith(462);
  },
});
export const NotSentLimitForUser = meta.story(notSent(subscriptionProblem(463, 'user')));
export const NotSentLimitForVisitor = meta.story(notSent(subscriptionProblem(463, 'visitor')));
