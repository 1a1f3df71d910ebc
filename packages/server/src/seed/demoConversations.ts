import type { RatingWhy } from '@parley/model';
import { HOST_PAGE_ASSISTANT, RETURNS_ASSISTANT } from './demo.ts';

const DAY_MINUTES = 24 * 60;

/** A past conversation; the answers are the engine's own. */
export interface DemoConversation {
  assistant: string;
  /** E-mail of a user; left out for a visitor of the widget. */
  reader?: string;
  minutesAgo: number;
  questions: readonly string[];
  /** Of the last answer. */
  rating?: 'up' | 'down';
  /** Why it is rated down. */
  why?: RatingWhy;
  unread?: true;
}

/** Conversations of today and yesterday. */
const recent: readonly DemoConversation[] = [
  {
    assistant: HOST_PAGE_ASSISTANT,
    reader: 'admin@acme.test',
    minutesAgo: 95,
    questions: ['How much does shipping to Austria cost?', 'How long does delivery take?'],
    rating: 'up',
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    reader: 'admin@acme.test',
    minutesAgo: 1600,
    questions: ['How do I pay by invoice?'],
  },
  {
    assistant: RETURNS_ASSISTANT,
    reader: 'admin@acme.test',
    minutesAgo: 210,
    questions: ['What does the warranty not cover?'],
    unread: true,
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    reader: 'agent@acme.test',
    minutesAgo: 40,
    questions: ['How do I check the balance of a gift card?'],
  },
  {
    assistant: RETURNS_ASSISTANT,
    reader: 'agent@acme.test',
    minutesAgo: 320,
    questions: ['How long does a repair take?'],
    rating: 'up',
  },
  {
    assistant: RETURNS_ASSISTANT,
    reader: 'warehouse@acme.test',
    minutesAgo: 500,
    questions: ['A parcel arrived damaged. What does the customer need to send us?'],
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    minutesAgo: 12,
    questions: ['Wie kann ich etwas zurückgeben?'],
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    minutesAgo: 150,
    questions: ['How do I wash down jackets and down sleeping bags?'],
    rating: 'up',
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    minutesAgo: 380,
    questions: ['How do I pitch the Polaris 2 in strong wind?'],
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    minutesAgo: 700,
    questions: ['Do you rent out tents?', 'What is the deposit?'],
    rating: 'down',
    why: { reason: 'incomplete', comment: 'How much is it for a tent?' },
  },
  {
    assistant: HOST_PAGE_ASSISTANT,
    minutesAgo: 2100,
    questions: ['Is there a vegan menu in your café?'],
  },
];

/** What visitors asked in the weeks before: how many days ago, the question, and how the answer was rated. */
const earlierQuestions: readonly [daysAgo: number, question: string, rating?: 'up' | 'down'][] = [
  [3.1, 'When is the Hamburg store open?', 'up'],
  [3.3, 'How do I measure my feet for boots?'],
  [4.2, 'Can I pay in instalments?'],
  [5.1, 'What can be rented?'],
  [5.4, 'Which mat is warm enough in winter?', 'down'],
  [6.2, 'How do I collect points in the Polar Club?'],
  [7.3, 'How do I change the cartridge of the Ember stove?', 'up'],
  [9.1, 'Are dogs allowed in the store?'],
  [9.2, 'How long do I have to return something?'],
  [9.4, 'Where do I enter a discount code?'],
  [10.3, 'Wie lange ist ein Gutschein gültig?'],
  [12.2, 'How do I care for merino wool?', 'up'],
  [13.1, 'Where can I park?'],
  [13.3, 'How do I take down the Polaris 2?'],
  [16.2, 'Do you have a job for me?'],
  [17.1, 'Which sleeping bag suits minus five degrees?', 'up'],
  [17.4, 'How do I redeem a gift card?'],
  [19.3, 'What does a repair cost?'],
  [20.2, 'How do I adjust the back of the Fjell 65?', 'up'],
  [23.1, 'Do you ship to Switzerland?'],
  [24.3, 'Which data do you keep about me?'],
  [26.2, 'How do I contact you?'],
];

/** Past conversations of the shop. Most were answered; some found no answer, as it is with visitors. */
export const demoConversations: readonly DemoConversation[] = [
  ...recent,
  ...earlierQuestions.map(([daysAgo, question, rating]) => ({
    assistant: HOST_PAGE_ASSISTANT,
    minutesAgo: Math.round(daysAgo * DAY_MINUTES),
    questions: [question],
    ...(rating && { rating }),
  })),
];
