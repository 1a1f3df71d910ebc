import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { scalesOf } from './colorScales.ts';
import { type Accents, accents, type Neutrals, neutrals } from './palettes.ts';
import { COLOR_PRESETS, CONTRASTS, type Contrast, PALETTE_MODES } from './settings.ts';

/**
 * WCAG 2.2 AA: text 4.5:1, controls and focus 3:1; high contrast is AAA for text and 4.5:1 for controls
 * (SH-4).
 */
const LEAST: Record<Contrast, { text: number; control: number }> = {
  normal: { text: 4.5, control: 3 },
  high: { text: 7, control: 4.5 },
};

/** Every text color with every ground that it is set on, as [what, text, ground]. */
function textPairs({ surface, text, critical, caution, positive, info, subscription }: Neutrals, a: Accents) {
  const grounds = Object.entries(surface);
  const plain = grounds.filter(([name]) => name !== 'pressed');
  const states = Object.entries({ critical, caution, positive, info });
  return [
    ...grounds.map(([name, ground]) => [`text on ${name}`, text.default, ground]),
    ...plain.map(([name, ground]) => [`muted text on ${name}`, text.muted, ground]),
    ...plain.map(([name, ground]) => [`link on ${name}`, a.text.link, ground]),
    ...states.flatMap(([name, state]) => [
      [`${name} on its soft ground`, state.strong, state.soft],
      [`${name} on card`, state.strong, surface.card],
      [`${name} on page`, state.strong, surface.page],
      [`text on soft ${name}`, text.default, state.soft],
    ]),
    ['critical button', critical.onSolid, critical.solid],
    ['critical button, hovered', critical.onSolid, critical.solidHover],
    ['accent button', a.text.onAccent, a.accent.base],
    ['accent button, hovered', a.text.onAccent, a.accent.hover],
    ['accent button, pressed', a.text.onAccent, a.accent.pressed],
    ['text on soft accent', a.accent.onSoft, a.accent.soft],
    ['default text on soft accent', text.default, a.accent.soft],
    ['subscription bar', subscription.text, subscription.surface],
    ['subscription bar, hovered', subscription.text, subscription.hover],
    ['evident navigation', a.evident.text, a.evident.surface],
    ['evident navigation, hovered', a.evident.text, a.evident.hover],
    ['evident navigation, current', a.evident.text, a.evident.current],
    ['evident navigation, label', a.evident.muted, a.evident.surface],
    ['evident navigation, label, hovered', a.evident.muted, a.evident.hover],
    ['blocked button', text.muted, surface.tint],
    ['placeholder in a field', text.muted, surface.card],
    ['tooltip', surface.page, text.default],
    ['selected text', a.accent.onSoft, a.accent.soft],
    ['discreet navigation, hovered', text.default, surface.pressed],
    ['muted text on soft accent', text.muted, a.accent.soft],
  ] as [string, string, string][];
}

/** What tells a control or the focus from what lies under it. */
function controlPairs({ surface, border, critical, ...neutral }: Neutrals, a: Accents) {
  const under = Object.entries({ page: surface.page, card: surface.card, raised: surface.raised });
  const states = Object.entries({ critical, caution: neutral.caution, positive: neutral.positive });
  return [
    ...under.flatMap(([name, ground]) => [
      [`field border on ${name}`, border.strong, ground],
      [`focus ring on ${name}`, a.focus, ground],
      [`accent control on ${name}`, a.accent.base, ground],
      [`critical button on ${name}`, critical.solid, ground],
      // Meters and marks are filled with it.
      ...states.map(([state, { strong }]) => [`${state} mark on ${name}`, strong, ground]),
    ]),
    ...Object.entries(surface).map(([name, ground]) => [`focus ring on ${name}`, a.focus, ground]),
    ['icon on soft accent', a.accent.onSoft, a.accent.soft],
    ['focus ring in evident navigation', a.evident.text, a.evident.surface],
    ['focus ring on its current entry', a.evident.text, a.evident.current],
  ] as [string, string, string][];
}

const ratio = (one: string, other: string) => new Color(one).contrast(new Color(other), 'WCAG21');

const modes = COLOR_PRESETS.flatMap((preset) =>
  PALETTE_MODES.flatMap((mode) => CONTRASTS.map((contrast) => ({ preset, mode, contrast }))),
);

describe.each(modes)('$preset, $mode, $contrast contrast', ({ preset, mode, contrast }) => {
  const neutral = neutrals[mode][contrast];
  const accent = accents[preset][mode][contrast];

  test('A11Y-1: text stands out from its ground', () => {
    const weak = textPairs(neutral, accent)
      .map(([what, text, ground]) => `${what}: ${ratio(text, ground).toFixed(2)}`)
      .filter((line) => Number(line.split(': ')[1]) < LEAST[contrast].text);
    expect(weak).toEqual([]);
  });

  test('A11Y-1: controls and focus stand out from what lies under them', () => {
    const weak = controlPairs(neutral, accent)
      .map(([what, control, ground]) => `${what}: ${ratio(control, ground).toFixed(2)}`)
      .filter((line) => Number(line.split(': ')[1]) < LEAST[contrast].control);
    expect(weak).toEqual([]);
  });

  test('SH-4: every color can be shown by an sRGB screen as it is written', () => {
    const all = JSON.stringify([neutral, accent, scalesOf(preset, mode)]).match(/oklch\([^)]*\)/g) ?? [];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((color) => !new Color(color).inGamut('srgb'))).toEqual([]);
  });
});
