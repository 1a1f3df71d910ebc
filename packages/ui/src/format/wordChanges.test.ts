import { describe, expect, it } from 'vitest';
import { wordChanges } from './wordChanges.ts';

/** Words that went as `-[...]`, words that came as `+[...]`. */
const printed = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ value, added, removed }) => (removed ? `-[${value}]` : added ? `+[${value}]` : value))
    .join('');

describe('wordChanges', () => {
  it('AS-4: a word that came, went or was replaced stands where it was', () => {
    expect(printed('Be brief.', 'Be very brief.')).toBe('Be +[very ]brief.');
    expect(printed('Be very brief.', 'Be brief.')).toBe('Be -[very ]brief.');
    expect(printed('Open at nine today.', 'Open at ten today.')).toBe('Open at -[nine]+[ten] today.');
  });

  it('AS-4: words that were written anew come together, not each beside the other', () => {
    expect(printed('Ask us when you need help.', 'Write to me if somebody is lost.')).toBe(
      '-[Ask us when you need help]+[Write to me if somebody is lost].',
    );
  });

  it('AS-4: changes with more than a short word between them stay apart', () => {
    expect(printed('Red lighthouse, small door.', 'Blue lighthouse, small gate.')).toBe(
      '-[Red]+[Blue] lighthouse, small -[door]+[gate].',
    );
  });

  it('AS-4: a line that ends in both ends a change, and nothing is lost', () => {
    const [before, after] = ['One two\nthree four', 'Six seven\neight nine'];
    expect(printed(before, after)).toBe('-[One two]+[Six seven]\n-[three four]+[eight nine]');
    const sides = wordChanges(before, after);
    expect(
      sides
        .filter(({ added }) => !added)
        .map(({ value }) => value)
        .join(''),
    ).toBe(before);
    expect(
      sides
        .filter(({ removed }) => !removed)
        .map(({ value }) => value)
        .join(''),
    ).toBe(after);
  });
});
