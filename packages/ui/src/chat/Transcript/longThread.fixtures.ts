import type { ChatMessage } from '@parley/model';

/** Time between two messages, in ms. */
const APART = 7 * 60_000;

const NEWEST = Date.parse('2026-03-10T14:12:00Z');

const questions = [
  'How long does shipping take?',
  'Is the blue one in stock in size 43, and could I collect it in Bremen on Saturday?',
  'And to Austria?',
  'The parcel came, but one of the two poles is bent.\n\nWhat should I do with it?',
  'Thanks!',
] as const;

/** Answers as long as real ones are, with each kind of Markdown that they use. */
const answers = [
  'Within Germany a parcel takes **one to two working days**, abroad it depends on the country. You get ' +
    'an e-mail as soon as it leaves our warehouse.',
  `Yes, we have it. This is where:

- **Bremen**: 3 pairs, ready within *two hours*
- **Hamburg**: 1 pair, the last one
- Online: 12 pairs, [see all sizes](https://example.com/shoes)

Tell me which shop suits you, and I keep a pair for you until the evening.`,
  `| Country | Days | Price |
|---|---|--:|
| Austria | 2-4 | 9.90 € |
| Poland | 3-5 | 12.90 € |
| Spain | 4-6 | 14.90 € |

Oversized goods such as kayaks travel by freight, which takes about a week longer and is paid by weight.`,
  `### Sorry about that

1. Take a picture of the bent pole.
2. Open *My orders* and choose **Report damage**.
3. Put the pole into its bag, and the bag into the box.

> A new pole leaves the day on which we receive the picture; you need not wait for the old one to arrive.

Our workshop bends aluminium back where it can. Carbon is always replaced, because a crack in it can't be seen from outside.`,
  `You're welcome. If you want to follow the parcel in a program of your own:

\`\`\`json
{ "order": 48213, "carrier": "DHL", "status": "in transit" }
\`\`\`

The \`status\` is one of those in the [documentation](https://example.com/docs).`,
] as const;

/** Questions and answers in turn over days, as many as asked for, the newest at a fixed time. */
export function longThread(count: number): readonly ChatMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const pair = Math.floor(index / 2);
    const isQuestion = index % 2 === 0;
    const texts = isQuestion ? questions : answers;
    return {
      id: `long-${index}`,
      parentId: index === 0 ? null : `long-${index - 1}`,
      author: isQuestion ? 'reader' : 'assistant',
      body: `${texts[pair % texts.length]}${isQuestion ? '' : `\n\nThis was answer ${pair + 1}.`}`,
      state: isQuestion ? 'sent' : 'complete',
      problem: null,
      citations: [],
      rating: null,
      createdAt: new Date(NEWEST - (count - 1 - index) * APART).toISOString(),
    };
  });
}
