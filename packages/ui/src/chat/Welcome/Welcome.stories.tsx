import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { bareAssistant, hostileText, shopAssistant } from '../chat.fixtures.ts';
import { Welcome } from './Welcome.tsx';

const meta = preview.meta({
  component: Welcome,
  parameters: guide({
    instead: [{ use: 'EmptyState', when: 'a list is empty.' }],
    dos: ['Propose questions that the files can answer.', 'Write starters as a reader would ask.'],
    donts: ['Propose more than a few.', 'Keep it above the first message.'],
    accessibility: [
      'The proposed questions are a list of buttons with a name of its own; choosing one sends it.',
      'It makes way for the transcript with the first message; the focus stays in the composer.',
    ],
  }),
  args: { assistant: shopAssistant, onStarter: fn() },
});

export const WithStarters = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How long does shipping take?' }));
    await expect(args.onStarter).toHaveBeenCalledWith('How long does shipping take?');
  },
});
export const Bare = meta.story({ args: { assistant: bareAssistant } });
export const Long = meta.story({
  args: {
    assistant: {
      ...shopAssistant,
      name: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(5),
      welcomeMessage: `${shopAssistant.welcomeMessage} `.repeat(12),
      starterQuestions: Array.from(
        { length: 6 },
        (_, index) => `${index + 1} ${'long question '.repeat(8)}?`,
      ),
    },
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('heading', { level: 2 });
    const { lineHeight } = getComputedStyle(name);
    await expect(name.clientHeight).toBeLessThanOrEqual(3 * Number.parseFloat(lineHeight) + 1);
    await expect(name).toHaveAttribute('title', args.assistant.name);
  },
});
export const HostileText = meta.story({
  args: {
    assistant: {
      ...shopAssistant,
      name: hostileText,
      welcomeMessage: hostileText,
      starterQuestions: [hostileText],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img, script')).toHaveLength(0);
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    assistant: {
      name: 'مساعد المتجر',
      avatarUrl: null,
      welcomeMessage: 'مرحبًا! اسألني عن **الشحن والإرجاع**.',
      starterQuestions: ['كم يستغرق الشحن؟', 'هل يمكنني إرجاع الحذاء؟'],
    },
  },
});
export const States = meta.story(
  statesOf({
    of: 'button',
    as: 'lines',
    variants: [
      {
        name: 'question',
        shows: (
          <Welcome
            assistant={{ ...bareAssistant, starterQuestions: ['How long does shipping take?'] }}
            onStarter={fn()}
          />
        ),
      },
    ],
  }),
);
