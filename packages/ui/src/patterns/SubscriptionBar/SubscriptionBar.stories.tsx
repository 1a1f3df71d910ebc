import { createWords, type Words } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { pseudoMessages } from '@parley/i18n/pseudo';
import { WordsProvider } from '@parley/i18n/react';
import { LOCALES } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../patterns.fixtures.tsx';
import { SubscriptionBar, type SubscriptionBarProps } from './SubscriptionBar.tsx';

const meta = preview.meta({
  component: SubscriptionBar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        {
          use: 'Banner',
          when: 'news concerns one screen, or is not about the subscription: orange is this bar’s alone',
        },
        { use: 'LimitDialog', when: 'the subscription has just refused something that the reader did' },
      ],
      keyboard: [
        {
          keys: ['Enter'],
          does: 'On the link, checks the subscription and leads on; on the cross, closes the bar for good.',
        },
      ],
      dos: ['Keep orange for it alone.', 'Say what to do in one link.'],
      donts: ['Use it for news that are not about the subscription.', 'Show two states at once.'],
      accessibility: [
        'A region named “Subscription”; what it says is a status, so a change is read out in the next pause.',
        'While the subscription is checked the link stays in place and in focus, and says “Checking…”.',
      ],
    }),
  },
  args: {
    status: 'trial' as SubscriptionBarProps['status'],
    state: 'idle' as SubscriptionBarProps['state'],
    onFollow: fn(),
    onClose: fn(),
  },
});

const says = (words: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(context.canvasElement).toHaveTextContent(words);
};

export const Canceled = meta.story({
  name: 'SB-1: canceled',
  args: { status: 'canceled' },
  play: says("You don't have an active subscription. Click here to pick your plan."),
});
export const Incomplete = meta.story({
  name: 'SB-1: incomplete',
  args: { status: 'incomplete' },
  play: says('There is an issue with your subscription. Click here to fix it.'),
});
export const Trial = meta.story({
  name: 'SB-1: trial',
  play: says('You are running on a free trial. You can upgrade by clicking here.'),
});
export const TrialEnded = meta.story({
  name: 'SB-1: trial_ended',
  args: { status: 'trial_ended' },
  play: says('Your trial has ended. You can upgrade by clicking here.'),
});
export const Refreshing = meta.story({
  args: { state: 'refreshing' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking…' }));
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({ args: { state: 'failed' } });
export const Phone = meta.story({ globals: onPhone, args: { status: 'canceled' } });

const STATUSES = ['canceled', 'incomplete', 'trial', 'trial_ended'] as const;
const STATES = ['idle', 'refreshing', 'failed'] as const;

/**
 * Of the narrowest phone for each language, and of a usual one for pseudo words, which are longer than any.
 */
const WIDTHS = ['320px', '320px', '320px', '320px', '390px'];

/** The bar has no slot for text of others; what it must stand is every language, the longest included. */
export const EveryText = meta.story({
  name: 'SB-1, SH-9: every text of every language fits in 50 px on phones',
  parameters: noPicture,
  loaders: [
    async () => ({
      voices: await Promise.all([
        ...LOCALES.map((locale) => createWords(locale, allMessages)),
        createWords('en', { ...allMessages, en: pseudoMessages(allMessages.en) }),
      ]),
    }),
  ],
  render: (args, { loaded }) => (
    <div>
      {(loaded.voices as Words[]).map((words, index) => (
        <WordsProvider key={index} words={words}>
          {STATUSES.map((status) =>
            STATES.map((state) => (
              // A transform makes it the room of what is fixed inside.
              <div
                key={`${status} ${state}`}
                style={{ transform: 'scale(1)', blockSize: '50px', inlineSize: WIDTHS[index] }}
              >
                <SubscriptionBar {...args} status={status} state={state} />
              </div>
            )),
          )}
        </WordsProvider>
      ))}
    </div>
  ),
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(60);
    for (const bar of canvas.getAllByRole('region')) {
      const text = bar.querySelector('p') as HTMLElement;
      await expect([bar.offsetHeight, text.textContent, text.offsetHeight <= 50]).toEqual([
        50,
        text.textContent,
        true,
      ]);
    }
  },
});

export const FollowAndClose = meta.story({
  name: 'SB-1, SH-9: 50 high and fixed; the link and the cross are told apart by keyboard',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('region', { name: 'Subscription' });
    await expect(bar.offsetHeight).toBe(50);
    await expect(getComputedStyle(bar).position).toBe('fixed');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
// The bar stays at the top of the window: here, of what is transformed around it.
const bar = (
  <div style={{ transform: 'translate(0)', blockSize: '60px' }}>
    <SubscriptionBar status="trial" state="idle" onFollow={fn()} onClose={fn()} />
  </div>
);
export const States = meta.story(
  statesOf({
    as: 'lines',
    variants: [
      { name: 'link', of: 'p button', states: ['rest', 'hover', 'focus'], shows: bar },
      { name: 'cross', of: 'p + button', states: ['hover', 'focus'], shows: bar },
    ],
  }),
);
