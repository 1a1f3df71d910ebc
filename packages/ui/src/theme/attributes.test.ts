import { describe, expect, test } from 'vitest';
import { applySettings, attributesOf } from './attributes.ts';
import { defaultSettings } from './settings.ts';

/** A stand-in for `<html>` that counts what is written to it. */
function rootWith(attributes: Record<string, string>, transitions: string[] = []) {
  const held = new Map(Object.entries(attributes));
  const written: string[] = [];
  const finished: string[] = [];
  const animations = transitions.map((transitionProperty) => ({
    transitionProperty,
    finish: () => finished.push(transitionProperty),
  }));
  return {
    written,
    finished,
    root: {
      getAttribute: (name: string) => held.get(name) ?? null,
      setAttribute: (name: string, value: string) => {
        held.set(name, value);
        written.push(name);
      },
      ownerDocument: { getAnimations: () => animations as unknown as Animation[] },
    },
  };
}

describe('applySettings', () => {
  test('SH-4: the defaults as attributes of <html>', () => {
    expect(attributesOf(defaultSettings)).toEqual({
      'data-theme': 'light',
      'data-contrast': 'normal',
      'data-color': 'indigo',
      'data-nav-color': 'blend-in',
      'data-layout': 'vertical',
      'data-stretch': 'compact',
      'data-type': 'responsive',
      dir: 'ltr',
    });
  });

  test('SH-4: one change writes one attribute', () => {
    const { root, written } = rootWith(attributesOf(defaultSettings));
    applySettings({ ...defaultSettings, stretch: true }, root);
    expect(written).toEqual(['data-stretch']);
    expect(root.getAttribute('data-stretch')).toBe('wide');
  });

  test('SH-4: a switch ends the fades that it has set off, and leaves movement alone', () => {
    const { root, finished } = rootWith(attributesOf(defaultSettings), [
      'background-color',
      'translate',
      'fill',
    ]);
    applySettings({ ...defaultSettings, paletteMode: 'dark' }, root);
    expect(finished).toEqual(['background-color', 'fill']);
  });

  test('settings already in force cost nothing', () => {
    const { root, written, finished } = rootWith(attributesOf(defaultSettings), ['color']);
    applySettings({ ...defaultSettings }, root);
    expect([written, finished]).toEqual([[], []]);
  });
});
