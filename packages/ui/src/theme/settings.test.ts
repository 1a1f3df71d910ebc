import { describe, expect, test } from 'vitest';
import { defaultSettings, parseSettings, type UiSettings } from './settings.ts';

describe('parseSettings', () => {
  test('SH-4: stored settings come back as they were', () => {
    const settings: UiSettings = {
      colorPreset: 'green',
      contrast: 'high',
      direction: 'rtl',
      layout: 'horizontal',
      navColor: 'evident',
      paletteMode: 'dark',
      responsiveFontSizes: false,
      stretch: true,
    };
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });

  test.each([null, '', 'not json', '{"colorPreset":', 'null', '[]', '"dark"', '42'])(
    'SH-4: %j falls back to the defaults without an error',
    (stored) => expect(parseSettings(stored)).toEqual(defaultSettings),
  );

  test('T17: one bad field falls back alone, the others are kept', () => {
    const stored = '{"paletteMode":"dark","colorPreset":"pink","stretch":"yes","contrast":{"toString":1}}';
    expect(parseSettings(stored)).toEqual({ ...defaultSettings, paletteMode: 'dark' });
  });

  test('T17: neither __proto__ nor unknown fields get in', () => {
    const settings = parseSettings('{"__proto__":{"paletteMode":"dark","isAdmin":true},"isAdmin":true}');
    expect(settings).toEqual(defaultSettings);
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
    expect(settings).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });
});
