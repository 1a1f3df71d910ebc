import { expect, test } from 'vitest';
import { managerThemes, themeIn, themeOf } from './themes.ts';

test.each([
  ['?path=/story/welcome--welcome', 'light'],
  ['?path=/story/welcome--welcome&globals=theme:dark', 'dark'],
  ['?globals=locale:de;theme:dark;fault:500', 'dark'],
  ['?globals=theme:dark;theme:light', 'light'],
  ['?globals=theme:sepia', 'light'],
])('DS-2: beside the canvas of %s the manager is %s, whatever the device prefers', (search, theme) => {
  expect(themeIn(search)).toBe(theme);
  expect(managerThemes[themeIn(search)].base).toBe(theme);
});

test('DS-2: the manager follows the canvas', () => {
  expect(themeOf({ theme: 'dark', locale: 'en' })).toBe('dark');
  expect(themeOf({ theme: 'light' })).toBe('light');
  expect(themeOf({})).toBe('light');
});
