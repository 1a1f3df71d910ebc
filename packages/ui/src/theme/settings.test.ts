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
    expect(parseSettings(settings)).toEqual(settings);
  });

  test.each([null, undefined, true, [], ['dark'], {}, '', 'dark', 42])(
    'SH-4: %j falls back to the defaults without an error',
    (stored) => expect(parseSettings(stored)).toEqual(defaultSettings),
  );

  const wrong = [null, '', 'unknown', 0, 1, [], ['dark'], {}, { value: 'dark' }, 'true', 'DARK', ' light'];
  const fields = Object.keys(defaultSettings) as (keyof UiSettings)[];
  test.each(fields)('T17: %s falls back for every value that it does not know', (field) => {
    for (const value of wrong) expect(parseSettings({ [field]: value })[field]).toBe(defaultSettings[field]);
  });

  test.each(fields)('T17: %s of another field is no value of its own', (field) => {
    const swapped = typeof defaultSettings[field] === 'boolean' ? 'dark' : true;
    expect(parseSettings({ [field]: swapped })).toEqual(defaultSettings);
  });

  test('T17: one bad field falls back alone, the others are kept', () => {
    const stored = { paletteMode: 'dark', colorPreset: 'pink', stretch: 'yes', contrast: { toString: 1 } };
    expect(parseSettings(stored)).toEqual({ ...defaultSettings, paletteMode: 'dark' });
  });

  test('T17: neither __proto__ nor unknown fields get in', () => {
    const settings = parseSettings(
      JSON.parse('{"__proto__":{"paletteMode":"dark","isAdmin":true},"isAdmin":true}'),
    );
    expect(settings).toEqual(defaultSettings);
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
    expect(settings).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });
});
