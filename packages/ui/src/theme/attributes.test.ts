import { describe, expect, test } from 'vitest';
import { applySettings, attributesOf } from './attributes.ts';
import { defaultSettings } from './settings.ts';

/** A stand-in for `<html>` that counts what is written to it. */
function rootWith(attributes: Record<string, string>) {
  const held = new Map(Object.entries(attributes));
  const written: string[] = [];
  return {
    written,
    root: {
      getAttribute: (name: string) => held.get(name) ?? null,
      setAttribute: (name: string, value: string) => {
        held.set(name, value);
        written.push(name);
      },
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

  test('settings already in force cost nothing', () => {
    const { root, written } = rootWith(attributesOf(defaultSettings));
    applySettings({ ...defaultSettings }, root);
    expect(written).toEqual([]);
  });
});
