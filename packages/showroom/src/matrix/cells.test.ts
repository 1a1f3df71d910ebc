import { expect, test } from 'vitest';
import {
  addressOf,
  type Cell,
  type Choice,
  cellsOf,
  choiceIn,
  comparedIn,
  FIRST_CHOICE,
  frameWidthOf,
  labelOf,
  laidOutFor,
  nameOf,
  relabelled,
  rowsOf,
  SIDES,
  textOf,
  toggled,
} from './cells.ts';

test('DS-7: a cell for each combination of what is chosen', () => {
  const cells = cellsOf(FIRST_CHOICE);
  expect(cells).toHaveLength(8);
  expect(new Set(cells.map((cell) => labelOf(cell, FIRST_CHOICE))).size).toBe(8);
  expect(cellsOf(SIDES)).toHaveLength(2 * 2 * 2 * 5 * 3 * 2);
});

test('DS-7: a cell is called as the toolbars call what it shows', () => {
  const choice: Choice = { ...FIRST_CHOICE, contrast: ['normal', 'high'], locale: ['en', 'pseudo'] };
  const [cell] = cellsOf(choice) as [Cell];
  expect(nameOf(cell, choice)).toBe('Light, Normal contrast, Left to right, English, Phone');
});

test('DS-7: cells that differ in their width alone stand beside each other', () => {
  const widthsOf = (choice: Choice) =>
    rowsOf(
      cellsOf(choice).map((cell) => ({ cell })),
      choice,
    ).map((row) => row.map(({ cell }) => cell.width));
  expect(widthsOf(FIRST_CHOICE)).toEqual(Array.from({ length: 4 }, () => ['phone', 'desktop']));
  expect(widthsOf({ ...FIRST_CHOICE, width: ['phone'] })).toEqual([['phone', 'phone', 'phone', 'phone']]);
});

test('DS-7: a cell shows the story with its toolbars set', () => {
  const [cell] = cellsOf({ ...FIRST_CHOICE, theme: ['dark'], locale: ['de'] });
  expect(cell && addressOf('components-button--primary', cell)).toBe(
    'iframe.html?id=components-button--primary&viewMode=story&globals=' +
      'theme:dark;contrast:normal;direction:ltr;locale:de',
  );
});

test('DS-7: for the page of a component its first story is laid out', () => {
  const entries = {
    'components-link--inline': { id: 'components-link--inline', type: 'story', title: 'components/Link' },
    'components-tag': { id: 'components-tag', type: 'component' },
    'components-tag--docs': { id: 'components-tag--docs', type: 'docs', title: 'components/Tag' },
    'components-tag--neutral': { id: 'components-tag--neutral', type: 'story', title: 'components/Tag' },
    'components-tag--new': { id: 'components-tag--new', type: 'story', title: 'components/Tag' },
  };
  expect(laidOutFor('components-tag--docs', entries)).toBe('components-tag--neutral');
  expect(laidOutFor('components-tag--new', entries)).toBe('components-tag--new');
  expect(laidOutFor('components-tag--gone', entries)).toBe('components-tag--gone');
});

test('DS-7: a value is turned on and off in the order of its side; the last one stays', () => {
  const phone = toggled(FIRST_CHOICE, 'width', 'desktop');
  expect(phone.width).toEqual(['phone']);
  expect(toggled(phone, 'width', 'phone')).toBe(phone);
  expect(toggled(phone, 'width', 'tablet').width).toEqual(['phone', 'tablet']);
});

test('DS-7: one address shares what is laid out', () => {
  const choice = toggled(toggled(FIRST_CHOICE, 'locale', 'pseudo'), 'pointer', 'touch');
  expect(textOf(choice)).toBe('locale:en+pseudo;pointer:mouse+touch');
  expect(choiceIn(textOf(choice))).toEqual(choice);
  // A browser reads a plus as a space.
  expect(choiceIn('locale:en pseudo;pointer:mouse touch')).toEqual(choice);
  expect(textOf(FIRST_CHOICE)).toBe('');
});

test('DS-7: the address says which two cells are compared', () => {
  const compared = ['light, ltr, phone', 'dark, rtl, phone'];
  const text = textOf(FIRST_CHOICE, compared);
  expect(text).toBe('compare:light+ltr+phone,dark+rtl+phone');
  expect(comparedIn(text, FIRST_CHOICE)).toEqual(compared);
  expect(comparedIn(text.replaceAll('+', ' '), FIRST_CHOICE)).toEqual(compared);
  expect(comparedIn('compare:light+ltr+watch', FIRST_CHOICE)).toEqual([]);
  expect(comparedIn(undefined, FIRST_CHOICE)).toEqual([]);
});

test('DS-7: compared cells stay so when others are laid out, as long as they are there', () => {
  const phones = toggled(FIRST_CHOICE, 'width', 'desktop');
  const compared = ['light, ltr, phone', 'dark, rtl, desktop'];
  expect(relabelled(compared, FIRST_CHOICE, phones)).toEqual(['light, ltr']);
});

test('DS-7: the cell of a component is as wide as that needs, the one of a page as its window', () => {
  const [cell] = cellsOf({ ...FIRST_CHOICE, width: ['desktop'] }) as [Cell];
  expect(frameWidthOf('components-switch--off', cell)).toBe(480);
  expect(frameWidthOf('components-table--wide', cell, 700)).toBe(700);
  expect(frameWidthOf('components-table--wide', cell, 2000)).toBe(1440);
  expect(frameWidthOf('screens-usersscreen--filled', cell, 700)).toBe(1440);
  expect(frameWidthOf('components-switch--off', { ...cell, width: 'phone' })).toBe(390);
});

test.each([undefined, '', 'theme:', 'theme:pink', '__proto__:x', 'nonsense'])(
  'DS-7: %j in an address is what is laid out at first',
  (text) => {
    expect(choiceIn(text)).toEqual(FIRST_CHOICE);
  },
);
