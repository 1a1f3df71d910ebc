import { describe, expect, test } from 'vitest';
import { chromaticModes, repeatedScreen } from './chromaticModes.ts';
import {
  arrangementsOf,
  attributesOfMode,
  COLOR_MODES,
  isTouched,
  laysOutAnew,
  localeOfMode,
  MODE_NAMES,
  mediumOf,
  modesOf,
  viewportOf,
} from './modes.ts';

describe('QA-1: modes of a story', () => {
  test('layout and chat are seen in light and dark', () => {
    expect(modesOf('layout-stack--default')).toEqual(['light', 'dark']);
  });

  test("components are seen in high contrast, right to left, in the system's colors and on a phone too", () => {
    const modes = ['light', 'dark', 'contrast', 'rtl', 'forced', 'phone'];
    expect(modesOf('components-button--primary')).toEqual(modes);
  });

  test('chat is seen in high contrast, right to left and on a phone too', () => {
    expect(modesOf('chat-message--sent')).toEqual(['light', 'dark', 'contrast', 'rtl', 'phone']);
  });

  test('patterns are seen right to left, in high contrast and on a phone too', () => {
    expect(modesOf('patterns-appshell--compact')).toEqual(['light', 'dark', 'contrast', 'rtl', 'phone']);
  });

  test('screens are seen right to left and on a phone too', () => {
    expect(modesOf('screens-assistantlist--empty')).toEqual(['light', 'rtl', 'phone']);
  });

  test('what shows flows is seen in the dark, right to left and on a phone too', () => {
    expect(modesOf('flows-atlas--chat')).toEqual(['light', 'dark', 'rtl', 'phone']);
  });

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

test('QA-1: a story that repeats a screen in another state is seen in light and on a phone', () => {
  expect(modesOf('flows-signin--asking', repeatedScreen.visual)).toEqual(['light', 'phone']);
});

describe('A11Y-1: where axe looks', () => {
  test('a page is looked at right to left and on a phone, pictured there or not', () => {
    expect(arrangementsOf('screens-assistantlist--empty')).toEqual(['rtl', 'phone']);
    expect(arrangementsOf('flows-signin--asking', repeatedScreen.visual)).toEqual(['rtl', 'phone']);
  });

  test('a page in a window of its own is looked at there', () => {
    expect(arrangementsOf('screens-chatscreen--phone', { viewport: 'mobile1' })).toEqual(['rtl']);
  });

  test('a component is looked at where it is pictured, what has no picture nowhere else', () => {
    expect(arrangementsOf('components-button--primary')).toEqual(['rtl', 'phone']);
    expect(arrangementsOf('layout-stack--default')).toEqual([]);
    expect(arrangementsOf('components-form--long', { modes: ['light', 'phone'] })).toEqual(['phone']);
    expect(arrangementsOf('screens-assistantlist--by-keyboard', { modes: [] })).toEqual([]);
  });
});

describe('QA-1: what a mode changes', () => {
  test('colors and direction change attributes of their own, and no other', () => {
    expect(MODE_NAMES.map(attributesOfMode)).toEqual([
      {},
      { 'data-theme': 'dark' },
      { 'data-contrast': 'high' },
      { 'data-theme': 'dark', 'data-contrast': 'high' },
      ...['green', 'blue', 'purple'].flatMap((preset) => [
        { 'data-color': preset },
        { 'data-color': preset, 'data-theme': 'dark' },
        { 'data-color': preset, 'data-contrast': 'high' },
        { 'data-color': preset, 'data-theme': 'dark', 'data-contrast': 'high' },
      ]),
      { dir: 'rtl' },
      ...MODE_NAMES.slice(MODE_NAMES.indexOf('rtl') + 1).map(() => ({})),
    ]);
  });

  test('DS-2: four modes show the colors of each preset', () => {
    expect(COLOR_MODES).toHaveLength(16);
    expect(COLOR_MODES.slice(0, 5)).toEqual(['light', 'dark', 'contrast', 'darkContrast', 'green']);
  });

  test("one mode takes the system's colors, one goes to paper", () => {
    expect(MODE_NAMES.filter((name) => mediumOf(name) !== 'screen')).toEqual(['forced', 'print']);
    expect(MODE_NAMES.filter(isTouched)).toEqual(['tablet', 'phone']);
  });

  test('paper, direction, language and width lay a page out anew, the others change its colors', () => {
    expect(MODE_NAMES.filter((name) => !laysOutAnew(name))).toEqual([...COLOR_MODES, 'forced']);
  });

  test('three modes speak another language', () => {
    expect(MODE_NAMES.flatMap((name) => localeOfMode(name) ?? [])).toEqual(['de', 'es', 'pl']);
  });

  test('the first story of a screen, pattern or part of the chat stands for the others in more modes', () => {
    const leads = { leads: true };
    expect(modesOf('screens-billingscreen--active', leads)).toEqual([
      ...['light', 'dark', 'contrast', 'rtl', 'de', 'es', 'pl', 'laptop', 'tablet', 'phone'],
    ]);
    expect(modesOf('patterns-topbar--default', leads)).toEqual([
      ...['light', 'dark', 'contrast', 'rtl', 'forced', 'print', 'laptop', 'tablet', 'phone'],
    ]);
    expect(modesOf('chat-message--sent', leads)).toEqual([
      'light',
      'dark',
      'contrast',
      'rtl',
      'print',
      'phone',
    ]);
    expect(modesOf('components-button--primary', leads)).toEqual(modesOf('components-button--primary'));
    expect(modesOf('flows-signin--asking', { ...leads, ...repeatedScreen.visual })).toEqual([
      'light',
      'phone',
    ]);
  });

  test('a story in a window of its own is laid out there, and not on the phone besides', () => {
    const wishes = { viewport: 'mobile1' };
    expect(viewportOf('screens-chatscreen--phone', 'dark', wishes)).toEqual({ width: 320, height: 568 });
    expect(modesOf('screens-chatscreen--phone', wishes)).toEqual(['light', 'rtl']);
  });

  test('the phone is 390 wide, a page as wide as a desktop', () => {
    expect(viewportOf('components-button--primary', 'phone').width).toBe(390);
    expect(viewportOf('screens-assistantlist--empty', 'rtl')).toEqual({ width: 1440, height: 900 });
  });
});

test("QA-2: Chromatic sees the same modes, but for the system's colors and paper", () => {
  const seen = modesOf('patterns-x--y');
  expect(Object.keys(chromaticModes)).toEqual(seen);
  expect(chromaticModes.phone.viewport).toEqual(viewportOf('components-button--primary', 'phone'));
  const repeated = modesOf('flows-x--y', repeatedScreen.visual);
  const unseen = seen.filter((name) => !repeated.includes(name));
  expect(Object.keys(repeatedScreen.chromatic.modes)).toEqual(unseen);
});
