import type { ChatMessage, ChatProblem, RatingWhy } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { keyboardScroll } from '../../components/keyboardScroll.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import {
  answerMessage,
  arabicThread,
  FIXED_TIME_ZONE,
  hostileText,
  plainProblems,
  readerMessage,
  richAnswer,
  shopAssistant,
  subscriptionProblem,
} from '../chat.fixtures.ts';
import { own } from '../readerColors.css.ts';
import { readerColorsOf } from '../readerColorsOf.ts';
import { Message, type MessageProps } from './Message.tsx';
import { createRowMemory, type KeptEdits, RowsContext } from './rows.ts';

/** What the thread around a message would give it. */
function ThreadAround({ canBranch = true, children }: { canBranch?: boolean; children: ReactNode }) {
  const [memory] = useState(createRowMemory);
  return (
    <RowsContext value={{ canBranch, memory }}>
      {/* Named and focusable as the transcript is. */}
      <div role="log" aria-label="ThreadAround" aria-live="off" {...keyboardScroll}>
        {children}
      </div>
    </RowsContext>
  );
}

const meta = preview.meta({
  component: Message,
  parameters: guide({
    instead: [
      { use: 'Notice', when: 'it concerns the chat and not one message.' },
      { use: 'Markdown', when: 'only the words of an answer are needed.' },
    ],
    keyboard: [
      {
        keys: ['Tab'],
        does: 'To links, citations and the buttons of the message, which are one stop and then are seen.',
      },
      { keys: ['←', '→'], does: 'To the button beside, which Tab comes back to.' },
      { keys: ['Home', 'End'], does: 'To the first and the last button.' },
      { keys: ['Enter'], does: 'Sends a message that is being changed; with Shift it begins a new line.' },
      { keys: ['Esc'], does: 'Leaves a message as it was sent, and does nothing else.' },
    ],
    dos: ['Say what went wrong beside the message.', 'Keep earlier versions within reach.'],
    donts: ['Tell by color alone who speaks.', 'Hide its buttons from fingers.'],
    accessibility: [
      'Who speaks is said in words before each message.',
      'Buttons that appear on hover appear on focus too, and are always there on touch.',
      'What went wrong stands beside the message, with a way to try again.',
      'The versions of a message are a group named by which one is shown; the focus goes along to the ' +
        'other version.',
      'Give it a `RowsContext`: without one a message is only to be read, and what is being changed is ' +
        'lost when its row is taken down.',
    ],
  }),
  args: {
    message: answerMessage(),
    assistantName: shopAssistant.name,
    avatarUrl: null,
    actions: {
      onRetry: fn(),
      onRate: fn(),
      onRegenerate: fn(),
      onEdit: fn(),
      onTakeBack: fn(),
      onBranch: fn(),
      onManageSubscription: fn(),
    },
    timeZone: FIXED_TIME_ZONE,
  },
  decorators: [
    (Story) => (
      <ThreadAround>
        <Story />
      </ThreadAround>
    ),
  ],
});

const failed = (problem: ChatProblem) => ({
  args: { message: readerMessage({ state: 'failed' as const, problem }) },
});
const failedAnswer = (problem: ChatProblem) => ({
  args: { message: answerMessage({ state: 'failed' as const, body: '', problem }) },
});

export const ReaderSent = meta.story({ args: { message: readerMessage() } });
export const ReaderSending = meta.story({ args: { message: readerMessage({ state: 'sending' }) } });
export const ReaderQueued = meta.story({
  name: 'Reader Queued (what waits can be taken back)',
  args: { message: readerMessage({ state: 'queued' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.actions.onTakeBack).toHaveBeenCalledWith('reader-1');
  },
});
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
/** The corner of the bubble around a text that points to its side of the thread. */
const tailOf = (text: HTMLElement) => {
  const { borderBottomLeftRadius: left, borderBottomRightRadius: right } = getComputedStyle(
    text.parentElement as HTMLElement,
  );
  return Number.parseFloat(left) < Number.parseFloat(right) ? 'left' : 'right';
};

export const ReaderRightToLeft = meta.story({
  args: { message: arabicThread[0] ?? readerMessage() },
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    await expect(tailOf(canvas.getByText(args.message.body))).toBe('left');
  },
});
export const ReaderMirrored = meta.story({
  name: 'SH-4: the tail of a bubble is on its side, whichever way its words run',
  args: { message: readerMessage() },
  globals: { direction: 'rtl' },
  parameters: { visual: { modes: ['light', 'dark', 'phone'] } },
  play: async ({ canvas, args }) => {
    await expect(tailOf(canvas.getByText(args.message.body))).toBe('left');
  },
});

export const ReaderFailed = meta.story({
  ...failed(plainProblems.generic),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith('reader-1');
  },
});
export const ReaderFailedInOwnColors = meta.story({
  ...failed(plainProblems.generic),
  name: 'AS-5: what failed has its own colors, whatever the assistant has',
  render: (args) => (
    <div className={own} style={readerColorsOf({ color: '#14532d', textColor: '#ffffff' })}>
      <Message {...args} message={readerMessage({ id: 'reader-0' })} />
      <Message {...args} />
    </div>
  ),
});
export const ReaderRefused = meta.story({
  ...failed(plainProblems.refused),
  name: 'Reader Refused (faults: 422 gives the reason and lets one edit)',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(plainProblems.refused.text)).toBeVisible();
    const edit = canvasElement.querySelector<HTMLElement>('strong ~ div button') as HTMLElement;
    await expect(edit).toHaveAccessibleName('Edit message');
  },
});
export const ReaderNotConfirmed = meta.story(failed(plainProblems.notConfirmed));
export const ReaderUnavailable = meta.story(failed(plainProblems.unavailable));
export const ReaderRateLimited = meta.story({
  ...failed(plainProblems.rateLimited),
  name: 'Reader Rate Limited (faults: retry after the countdown)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many requests.')).toBeVisible();
    await expect(canvas.getByText('Try again in 12 seconds')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
export const ReaderRateLimitOver = meta.story({
  ...failed(plainProblems.rateLimitOver),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});
export const ReaderRateLimitedForLong = meta.story({
  ...failed({ ...plainProblems.rateLimitOver, resetAt: '2026-03-10T15:30:00Z' }),
  name: 'ER-3: a limit that lasts longer than can be counted down says when it ends, and holds nobody up',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Too many requests\. The limit ends on Mar 10, 2026, /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});

export const AnswerWaiting = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'contrast', 'rtl', 'forced', 'phone'] } },
  args: { message: answerMessage({ state: 'waiting', body: '' }) },
});
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

/** An answer whose ratings are on their way until they are told to arrive, or to be refused. */
function Rated(props: MessageProps) {
  const [message, setMessage] = useState(props.message);
  const onRate: MessageProps['actions']['onRate'] = (id, rating, ratingWhy) => {
    props.actions.onRate?.(id, rating, ratingWhy);
    setMessage({ ...message, rating, ratingWhy, isRatingPending: true });
  };
  return (
    <Stack gap={16}>
      <Message {...props} message={message} actions={{ ...props.actions, onRate }} />
      <VisuallyHidden>
        <button type="button" onClick={() => setMessage({ ...message, isRatingPending: false })}>
          Arrive
        </button>
        <button
          type="button"
          onClick={() => setMessage({ ...message, ratingWhy: undefined, isRatingPending: false })}
        >
          Refuse
        </button>
      </VisuallyHidden>
    </Stack>
  );
}
const rateDown = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Bad answer' }));

export const AnswerAskedWhy = meta.story({
  name: 'CH-3: a bad answer is asked about in one step',
  render: (args) => <Rated {...args} />,
  play: async ({ canvas, args }) => {
    await rateDown(canvas);
    await expect(canvas.getByRole('group', { name: 'What was wrong with this answer?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Something is missing' }));
    await userEvent.type(canvas.getByRole('textbox'), 'And to Spain?');
    await expect(args.actions.onRate).toHaveBeenCalledOnce();
  },
});
export const AnswerAskedWhyOnPaper = meta.story({
  name: 'CH-3: paper does not ask',
  parameters: { visual: { modes: ['print'] } },
  render: (args) => <Rated {...args} />,
  play: async ({ canvas }) => rateDown(canvas),
});
export const AnswerSaidWhy = meta.story({
  name: 'CH-3: what was wrong with an answer is thanked for, and kept where it did not arrive (FA-1)',
  render: (args) => <Rated {...args} />,
  play: async ({ canvas, args }) => {
    await rateDown(canvas);
    await userEvent.type(canvas.getByRole('textbox'), 'And to Spain?{Enter}');
    const why = { reason: 'other', comment: 'And to Spain?' };
    await expect(args.actions.onRate).toHaveBeenLastCalledWith('answer-1', 'down', why);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('And to Spain?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getAllByText('Thank you for telling us.')[0]).toBeVisible();
  },
});
export const AnswerNotSaidWhy = meta.story({
  name: 'CH-3: nobody has to say what was wrong with an answer, and nothing is not sent',
  parameters: noPicture,
  render: (args) => <Rated {...args} />,
  play: async ({ canvas, args }) => {
    await rateDown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a reason, or write one.');
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bad answer' })).toHaveFocus();
    await rateDown(canvas);
    await expect(args.actions.onRate).toHaveBeenLastCalledWith('answer-1', null, undefined);
    await rateDown(canvas);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bad answer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Good answer' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const AnswerWrittenWhy = meta.story({
  name: 'CH-3, FA-1: what was written of an answer is there again when it is called bad once more',
  parameters: noPicture,
  render: (args) => <Rated {...args} />,
  play: async ({ canvas }) => {
    await rateDown(canvas);
    await userEvent.type(canvas.getByRole('textbox'), 'And to Spain?{Escape}');
    await expect(canvas.getByRole('button', { name: 'Bad answer' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('And to Spain?');
    await rateDown(canvas);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await rateDown(canvas);
    await expect(canvas.getByRole('textbox')).toHaveValue('And to Spain?');
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await rateDown(canvas);
    await rateDown(canvas);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});
const TOLD: RatingWhy = { reason: 'incomplete', comment: 'And to Spain?' };
const kept = fn<KeptEdits['keep']>();

/** The page after one that was left right after something was said. */
function Reloaded({ children }: { children: ReactNode }) {
  const before = { 'rating answer-1': JSON.stringify({ ...TOLD, isSent: true }) };
  const [memory] = useState(() => createRowMemory({ before, keep: kept }));
  return <RowsContext value={{ canBranch: true, memory }}>{children}</RowsContext>;
}
export const AnswerTold = meta.story({
  name: 'CH-3, CH-6: what was said of an answer is not asked again after a reload, and can be changed',
  parameters: noPicture,
  args: { message: answerMessage({ rating: 'down', ratingWhy: TOLD }) },
  render: (args) => (
    <Reloaded>
      <Rated {...args} />
    </Reloaded>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith({}));
    const change = () => userEvent.click(canvas.getByRole('button', { name: 'Change what you said' }));
    await change();
    const reason = canvas.getByRole('button', { name: 'Something is missing', pressed: true });
    await expect(reason).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue(TOLD.comment);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Bad answer' })).toHaveFocus();
    await change();
    await userEvent.click(canvas.getByRole('button', { name: 'Not correct' }));
    await expect(Object.keys(kept.mock.lastCall?.[0] ?? {})).toEqual(['rating answer-1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const changed = { ...TOLD, reason: 'incorrect' };
    await expect(args.actions.onRate).toHaveBeenLastCalledWith('answer-1', 'down', changed);
    const onItsWay = JSON.stringify({ ...changed, isSent: true });
    await expect(kept).toHaveBeenLastCalledWith({ 'rating answer-1': onItsWay });
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith({}));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const AnswerAskedWhyRightToLeft = meta.story({
  name: 'SH-4: the question what was wrong begins where its answers do',
  globals: { direction: 'rtl' },
  parameters: { visual: { modes: ['light'] } },
  render: (args) => <Rated {...args} />,
  play: async ({ canvas }) => {
    await rateDown(canvas);
    const title = canvas.getByText('What was wrong with this answer?', { ignore: '[role=status]' });
    const words = new Range();
    words.selectNodeContents(title);
    const first = canvas.getByRole('button', { name: 'Not correct' });
    await expect(words.getBoundingClientRect().right).toBeCloseTo(first.getBoundingClientRect().right, 0);
  },
});
export const AnswerStopped = meta.story({
  args: { message: answerMessage({ state: 'stopped', body: 'Parcels to Austria take two' }) },
  play: async ({ canvas }) => {
    const startOf = (element: Element) => element.getBoundingClientRect().left;
    const words = canvas.getByText('Parcels to Austria take two');
    await expect(startOf(canvas.getByRole('button', { name: 'Try again' }))).toBe(startOf(words));
  },
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
/** Nothing can be done about it while another answer is on its way, or by somebody who only reads. */
export const AnswerFailedWithoutButtons = meta.story({
  ...failedAnswer(plainProblems.generic),
  decorators: [
    (Story) => (
      <ThreadAround canBranch={false}>
        <Story />
      </ThreadAround>
    ),
  ],
});
export const AnswerFailedMidStream = meta.story({
  args: {
    message: answerMessage({ state: 'failed', body: 'Parcels to Austria', problem: plainProblems.generic }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This answer is incomplete/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const AnswerRefused = meta.story(failedAnswer(plainProblems.refused));
export const AnswerRateLimited = meta.story(failedAnswer(plainProblems.rateLimited));

export const Admin460 = meta.story({
  ...failed(subscriptionProblem(460, 'admin')),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(args.actions.onManageSubscription).toHaveBeenCalledWith(460);
  },
});
export const Admin461 = meta.story(failed(subscriptionProblem(461, 'admin')));
export const Admin462 = meta.story(failed(subscriptionProblem(462, 'admin')));
export const Admin463 = meta.story(failed(subscriptionProblem(463, 'admin')));
export const Admin464 = meta.story(failed(subscriptionProblem(464, 'admin')));
export const User460 = meta.story({
  ...failed(subscriptionProblem(460, 'user')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
  },
});
export const User461 = meta.story({
  ...failed(subscriptionProblem(461, 'user')),
  name: 'ER-1: what was refused can be taken back',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.actions.onTakeBack).toHaveBeenCalledWith('reader-1');
  },
});
export const User462 = meta.story(failed(subscriptionProblem(462, 'user')));
export const User463 = meta.story(failed(subscriptionProblem(463, 'user')));
export const User464 = meta.story(failed(subscriptionProblem(464, 'user')));
export const Visitor460 = meta.story(failed(subscriptionProblem(460, 'visitor')));
export const Visitor461 = meta.story(failed(subscriptionProblem(461, 'visitor')));
export const Visitor462 = meta.story(failed(subscriptionProblem(462, 'visitor')));
export const Visitor463 = meta.story(failed(subscriptionProblem(463, 'visitor')));
export const Visitor464 = meta.story(failed(subscriptionProblem(464, 'visitor')));

const EDITED = readerMessage({ body: 'How long does shipping take?' });

/** Opens the editor, which takes the focus. */
const openEditor = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
};

export const ReaderEditing = meta.story({
  name: 'CH-3: a message is edited in its place; Escape leaves it as it was and gives the focus back',
  args: { message: EDITED },
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message, being edited' });
    await expect(field.selectionStart).toBe(EDITED.body.length);
    await userEvent.keyboard(' To Austria{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(EDITED.body)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit message' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue(EDITED.body);
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
  },
});
export const ReaderEditSends = meta.story({
  name: 'CH-3, CH-5: Enter sends what was changed, Shift+Enter breaks the line',
  args: { message: EDITED },
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}To Austria?{Enter}');
    await expect(args.actions.onEdit).toHaveBeenCalledWith(
      'reader-1',
      'How long does shipping take?\nTo Austria?',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const ReaderEditUnchanged = meta.story({
  name: 'CH-3: what was not changed is not sent, and says so',
  args: { message: EDITED },
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Change the message to send it again.');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
  },
});
export const ReaderEditEmpty = meta.story({
  name: 'T15: a message that was emptied is refused with words',
  args: { message: EDITED },
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write a message first.');
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
  },
});
export const ReaderEditTooLong = meta.story({
  name: 'CH-2: an edited message that is too long is counted, kept whole and not sent',
  args: { message: EDITED },
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    const field = canvas.getByRole('textbox');
    await userEvent.paste('x'.repeat(2000));
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('2,028 of 2,000 characters')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your message is 28 characters too long.');
    await expect(field).toHaveValue(EDITED.body + 'x'.repeat(2000));
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
  },
});
export const ReaderEditComposition = meta.story({
  name: 'CH-5: in an edited message, Enter and Escape of an input method do nothing',
  args: { message: EDITED },
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'に');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(field).toBeVisible();
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
  },
});

/**
 * A thread in which an answer begins when it is told to, and whose row can be taken down and put back.
 */
function Busy(props: MessageProps) {
  const [canBranch, setCanBranch] = useState(true);
  const [inSight, setInSight] = useState(true);
  return (
    <ThreadAround canBranch={canBranch}>
      {inSight && <Message {...props} />}
      <Inline gap={8}>
        <Button onClick={() => setCanBranch(!canBranch)}>Answer</Button>
        <Button onClick={() => setInSight(!inSight)}>Scroll</Button>
      </Inline>
    </ThreadAround>
  );
}

export const ReaderEditBlocked = meta.story({
  name: 'CH-3: while an answer is being written an edit stays open, and is not sent',
  args: { message: EDITED },
  render: (args) => <Busy {...args} />,
  play: async (context) => {
    const { canvas, args } = context;
    await openEditor(context);
    await userEvent.keyboard(' To Austria?');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sending is not possible right now.');
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.actions.onEdit).toHaveBeenCalledOnce();
  },
});
export const ReaderEditSurvives = meta.story({
  name: 'CH-3: an edit survives that its row is taken down, and then takes no focus',
  args: { message: EDITED },
  render: (args) => <Busy {...args} />,
  play: async (context) => {
    const { canvas } = context;
    await openEditor(context);
    await userEvent.keyboard(' To Austria?');
    const scroll = canvas.getByRole('button', { name: 'Scroll' });
    await userEvent.click(scroll);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(scroll);
    await expect(canvas.getByRole('textbox')).toHaveValue('How long does shipping take? To Austria?');
    await waitFor(() => expect(scroll).toHaveFocus());
  },
});
export const WhileAnswering = meta.story({
  name: 'CH-3: while an answer is being written, nothing is edited or answered again',
  render: (args) => (
    <ThreadAround canBranch={false}>
      <Stack gap={16}>
        <Message {...args} message={EDITED} />
        <Message {...args} />
      </Stack>
    </ThreadAround>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Copy message' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Edit message' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Regenerate answer' })).toBeNull();
  },
});
export const Regenerates = meta.story({
  name: 'CH-3: a whole answer can be asked for again',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate answer' }));
    await expect(args.actions.onRegenerate).toHaveBeenCalledWith('answer-1');
  },
});
export const Touched = meta.story({
  name: 'CH-3: focus shows what can be done with a message',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Regenerate answer' }).focus();
    await expect(canvas.getByRole('button', { name: 'Good answer' })).toBeVisible();
  },
});

const VERSIONS = ['first', 'second', 'third'];

/** Three versions of a message, each in a row of its own. */
function Switching({ message, ...props }: MessageProps) {
  const [shown, setShown] = useState('second');
  const onBranch = (id: string) => {
    props.actions.onBranch(id);
    setShown(id);
  };
  return (
    <Message
      key={shown}
      {...props}
      message={{ ...message, id: shown, body: `This is the ${shown} text.` }}
      branches={VERSIONS}
      actions={{ ...props.actions, onBranch }}
    />
  );
}

export const ReaderVersions = meta.story({
  name: 'CH-3: versions of a message are gone through by keyboard, and named',
  args: { message: EDITED },
  render: (args) => <Switching {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Version 2 of 3' })).toHaveTextContent('2 / 3');
    canvas.getByRole('button', { name: 'Next version' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onBranch).toHaveBeenLastCalledWith('third');
    await expect(canvas.getByText('This is the third text.')).toBeVisible();
    const last = canvas.getByRole('button', { name: 'Next version' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last.closest('[role=group]')).toHaveAccessibleName('Version 3 of 3');
    await expect(last).toHaveAccessibleDescription('This is the last version.');
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onBranch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous version' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Version 2 of 3' })).toBeInTheDocument();
  },
});
const answerVersion = (message: Partial<ChatMessage>) => ({
  args: { message: answerMessage({ id: 'second', ...message }), branches: ['first', 'second'] },
});
export const AnswerVersions = meta.story(answerVersion({}));
export const AnswerRegenerating = meta.story({
  ...answerVersion({ state: 'waiting', body: '' }),
  name: 'CH-3: the first answer stays within reach while the second is being written',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }));
    await expect(args.actions.onBranch).toHaveBeenCalledWith('first');
  },
});
export const AnswerRegeneratedStreaming = meta.story(
  answerVersion({ state: 'streaming', body: 'Two to four working days, **as far as' }),
);
export const AnswerSecondFailed = meta.story(
  answerVersion({ state: 'failed', body: '', problem: plainProblems.generic }),
);
export const VersionsRightToLeft = meta.story({
  ...answerVersion({}),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [previous, next] = ['Previous version', 'Next version'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().left,
    );
    await expect(previous).toBeGreaterThan(next ?? 0);
  },
});

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
      await waitFor(() => expect(canvas.getByText('Could not copy', { ignore: 'button *' })).toBeVisible());
    } finally {
      document.execCommand = execCommand;
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
});
const message = (shown: ChatMessage, name: string) => ({
  name,
  shows: (
    <Message
      message={shown}
      assistantName={shopAssistant.name}
      avatarUrl={null}
      actions={{
        onRetry: fn(),
        onRate: fn(),
        onRegenerate: fn(),
        onEdit: fn(),
        onTakeBack: fn(),
        onBranch: fn(),
        onManageSubscription: fn(),
      }}
      timeZone={FIXED_TIME_ZONE}
    />
  ),
});
/** Its buttons come with the pointer or the focus. */
export const States = meta.story(
  statesOf({
    of: 'button',
    as: 'lines',
    variants: [
      message(readerMessage(), 'reader'),
      message(answerMessage({ body: 'Yes, within two days.' }), 'answer'),
    ],
  }),
);
