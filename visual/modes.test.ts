import { describe, expect, test } from 'vitest';
import { chromaticModes } from '../.storybook/chromaticModes.ts';
import { attributesOfMode, forcesColors, MODE_NAMES, modesOf, viewportOf } from './modes.ts';

describe('QA-1: modes of a story', () => {
  test('layout and chat are seen in light and dark', () => {
    expect(modesOf('layout-stack--default')).toEqual(['light', 'dark']);
    expect(modesOf('chat-message--sent')).toEqual(['light', 'dark']);
  });

  test("components are seen in the system's colours too", () => {
    expect(modesOf('components-button--primary')).toEqual(['light', 'dark', 'forced']);
  });

  test.each(['patterns-appshell--compact', 'screens-assistantlist--empty', 'flows-signin--asking'])(
    '%s is seen right to left, in high contrast and on a phone too',
    (storyId) => {
      expect(modesOf(storyId)).toEqual(['light', 'dark', 'contrast', 'rtl', 'phone']);
    },
  );

  test('a story declares its own modes, in any order', () => {
    expect(modesOf('components-button--primary', { modes: ['phone', 'light'] })).toEqual(['light', 'phone']);
    expect(modesOf('screens-assistantlist--empty', { modes: [] })).toEqual([]);
  });

  test('a mode that does not exist is refused by name', () => {
    expect(() => modesOf('components-button--primary', { modes: ['sepia'] })).toThrow(
      'declares sepia; modes are light, dark,',
    );
  });
});

describe('QA-1: what a mode changes', () => {
  test('dark, contrast and right to left change an attribute of their own, and no other', () => {
    expect(MODE_NAMES.map(attributesOfMode)).toEqual([
      {},
      { 'data-theme': 'dark' },
      { 'data-contrast': 'high' },
      { dir: 'rtl' },
      {},
      {},
    ]);
  });

  test("one mode takes the system's colours", () => {
    expect(MODE_NAMES.filter(forcesColors)).toEqual(['forced']);
  });

  test('a story in a window of its own is laid out there, and not on the phone besides', () => {
    const wishes = { viewport: 'mobile1' };
    expect(viewportOf('screens-chatscreen--phone', 'dark', wishes)).toEqual({ width: 320, height: 568 });
    expect(modesOf('screens-chatscreen--phone', wishes)).toEqual(['light', 'dark', 'contrast', 'rtl']);
  });

  test('the phone is 390 wide, a page as wide as a desktop', () => {
    expect(viewportOf('components-button--primary', 'phone').width).toBe(390);
    expect(viewportOf('screens-assistantlist--empty', 'rtl')).toEqual({ width: 1440, height: 900 });
  });
});

test("QA-2: Chromatic sees the same modes, but for the system's colours", () => {
  expect(Object.keys(chromaticModes)).toEqual(MODE_NAMES.filter((name) => !forcesColors(name)));
  expect(chromaticModes.phone.viewport).toEqual(viewportOf('components-button--primary', 'phone'));
});
