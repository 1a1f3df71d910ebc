/** What Markdown gives a meaning to, and a little of what stands between. */
const MARKS = [
  ...[
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '[',
    ']',
    '](',
    '!',
    '[1]',
    '[a]: b\n',
    '<a ',
    '<!--',
    '<div>',
    '&amp;',
  ],
  ...['> ', '- ', '1. ', '    ', '\n', '\n\n', '|', '\n|-|\n', '# ', '=\n', '\\', 'a', ' ', 'https://a.b '],
];

/** As much as a very long answer. */
const LENGTH = 10_000;

/** How many texts `marksOf` makes of a single mark: those of its first seeds. */
export const SINGLE_MARKS = MARKS.length;

/** 10 KB of Markdown marks, the same for each seed: first of each mark alone, then of some at random. */
export function marksOf(seed: number): string {
  const unit = MARKS[seed] ?? someMarks(seed);
  return unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
}

function someMarks(seed: number): string {
  let state = seed;
  const below = (count: number) => {
    // A linear congruential generator; its low bits are poor, so that the high ones are taken.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  below(1);
  return Array.from({ length: 2 + below(8) }, () => MARKS[below(MARKS.length)]).join('');
}
