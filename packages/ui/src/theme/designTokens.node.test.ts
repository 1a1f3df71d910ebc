import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { allDesignTokens, designTokensOf, type TokenGroup } from './designTokens.node.ts';
import { accents } from './palettes.ts';

/** Values below a group, with the type that they inherit. */
function* tokensOf(group: TokenGroup, inherited = ''): Generator<[type: string, value: unknown]> {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  for (const [name, entry] of Object.entries(group)) {
    if (name.startsWith('$') || typeof entry === 'string') continue;
    if ('$value' in entry) yield [type, entry.$value];
    else yield* tokensOf(entry, type);
  }
}

const LENGTH = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) };
const VALUES: Record<string, unknown> = {
  color: {
    colorSpace: 'oklch',
    components: [expect.any(Number), expect.any(Number), expect.anything()],
    alpha: expect.any(Number),
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
  },
  dimension: LENGTH,
  fontWeight: expect.any(Number),
  number: expect.any(Number),
};

test('DS-6: each theme, contrast and preset has its design tokens, each of a type that the format knows', () => {
  const all = allDesignTokens();
  expect(new Set(all.map(({ name }) => name)).size).toBe(2 * 2 * 4);
  for (const { tokens } of all) {
    const found = [...tokensOf(tokens)];
    expect(found.length).toBeGreaterThan(100);
    for (const [type, value] of found) expect(value).toEqual(VALUES[type]);
  }
});

test('DS-6: a token is the color of the style sheet', () => {
  const { color } = designTokensOf('dark', 'high', 'green') as { color: TokenGroup };
  const { base } = color.accent as { base: { $value: { components: [number, number, number] } } };
  const written = new Color('oklch', base.$value.components);
  expect(written.deltaE(new Color(accents.green.dark.high.accent.base), '2000')).toBeCloseTo(0);
});
