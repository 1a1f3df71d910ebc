import { describe, expect, test } from 'vitest';
import { chromaticModes } from '../.storybook/chromaticModes.ts';
import { attributesOfMode, MODE_NAMES, modesOf, viewportOf } from './modes.ts';

describe('QA-1: modes of a story', () => {
  test('components are seen in light and dark', () => {
    expect(modesOf('components/Button')).toEqual(['light', 'dark']);
  });

  test.each(['patterns/AppShell', 'screens/AssistantList', 'Flows/signIn'])(
    '%s is seen right to left, in high contrast and on a phone too',
    (title) => {
      expect(modesOf(title)).toEqual(['light', 'dark', 'contrast', 'rtl', 'phone']);
    },
  );

  test('a story declares its own modes, in any order', () => {
    expect(modesOf('components/Button', { modes: ['phone', 'light'] })).toEqual(['light', 'phone']);
    expect(modesOf('screens/AssistantList', { modes: [] })).toEqual([]);
  });

  test('a mode that does not exist is refused by name', () => {
    expect(() => modesOf('components/Button', { modes: ['sepia'] })).toThrow(
      'declares sepia; modes are light, dark,',
    );
  });
});

describe('QA-1: what a mode changes', () => {
  test('each mode but light and the phone changes an attribute of its own, and no other', () => {
    expect(MODE_NAMES.map(attributesOfMode)).toEqual([
      {},
      { 'data-theme': 'dark' },
      { 'data-contrast': 'high' },
      { dir: 'rtl' },
      {},
    ]);
  });

  test('a story in a window of its own is laid out there, and not on the phone besides', () => {
    const wishes = { viewport: 'mobile1' };
    expect(viewportOf('screens/ChatScreen', 'dark', wishes)).toEqual({ width: 320, height: 568 });
    expect(modesOf('screens/ChatScreen', wishes)).toEqual(['light', 'dark', 'contrast', 'rtl']);
  });

  test('the phone is 390 wide, a page as wide as a desktop', () => {
    expect(viewportOf('components/Button', 'phone').width).toBe(390);
    expect(viewportOf('screens/AssistantList', 'rtl')).toEqual({ width: 1440, height: 900 });
  });
});

test('QA-2: Chromatic sees the same modes', () => {
  expect(Object.keys(chromaticModes)).toEqual(MODE_NAMES);
  expect(chromaticModes.phone.viewport).toEqual(viewportOf('components/Button', 'phone'));
});
