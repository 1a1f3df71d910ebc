import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { ownAccent } from './ownAccent.ts';
import { neutrals } from './palettes.ts';
import { CONTRASTS, PALETTE_MODES } from './settings.ts';

/** Corners, edges and greys of what a screen can show, and colors that assistants have. */
const COLORS = [
  ...['00', '80', 'ff'].flatMap((r) =>
    ['00', '80', 'ff'].flatMap((g) => ['00', '80', 'ff'].map((b) => `#${r}${g}${b}`)),
  ),
  ...['#4f46d8', '#1d4ed8', '#0f766e', '#7e22ce', '#1f2937', '#facc15', '#fb923c', '#111827'],
];

/** What a browser makes of `oklch(from …)`, with what no screen can show cut off. */
function shown(css: string): Color {
  const [, from = '', lightness = '', most = ''] =
    /^oklch\(from (\S+) (.+) min\(c, ([\d.]+)\) h\)$/.exec(css) ?? [];
  const [l, c, h] = new Color(from).to('oklch').coords.map((value) => value ?? 0) as [number, number, number];
  const [, least, bound] = /^(min|max)\(l, ([\d.]+)\)$/.exec(lightness) ?? [];
  const chosen = least ? Math[least as 'min' | 'max'](l, Number(bound)) : Number(lightness);
  return new Color('oklch', [chosen, Math.min(c, Number(most)), h])
    .to('srgb')
    .toGamut({ space: 'srgb', method: 'clip' });
}

const themes = PALETTE_MODES.flatMap((mode) => CONTRASTS.map((contrast) => ({ mode, contrast })));

describe.each(themes)('$mode, $contrast contrast', ({ mode, contrast }) => {
  test('A11Y-1: words and rings of any color stand out from every surface and from its soft ground', () => {
    const { pressed: _, ...surfaces } = neutrals[mode][contrast].surface;
    const least = contrast === 'high' ? 7 : 4.5;
    const weak = COLORS.flatMap((color) => {
      const { words, soft } = ownAccent(color, { mode, contrast });
      const grounds = [
        ['its soft ground', shown(soft)] as const,
        ...Object.entries(surfaces).map(([name, surface]) => [name, new Color(surface)] as const),
      ];
      return grounds
        .map(([name, ground]) => ({ name, ratio: shown(words).contrast(ground, 'WCAG21') }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ratio }) => `${color} on ${name}: ${ratio.toFixed(2)}`);
    });
    expect(weak).toEqual([]);
  });

  test('A11Y-1: default text stands out from the soft ground', () => {
    const text = new Color(neutrals[mode][contrast].text.default);
    for (const color of COLORS)
      expect(shown(ownAccent(color, { mode, contrast }).soft).contrast(text, 'WCAG21')).toBeGreaterThan(7);
  });
});
