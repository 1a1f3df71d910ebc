import { expect, test } from 'vitest';
import { wantsPanel, wordsOfNumbers } from './prepared.ts';

const text = { control: { type: 'text' } };

test('DS-2: the panel is open for a story that has controls', () => {
  expect(wantsPanel({ argTypes: { onClick: {}, label: text }, parameters: { layout: 'padded' } })).toBe(true);
});

test.each([
  ['that takes nothing', { argTypes: {}, parameters: {} }],
  ['that is only called back', { argTypes: { onClick: {} }, parameters: {} }],
  [
    'whose properties are hidden',
    { argTypes: { label: { ...text, table: { disable: true } } }, parameters: {} },
  ],
  ['that turns controls off', { argTypes: { label: text }, parameters: { controls: { disable: true } } }],
  ['that fills the window', { argTypes: { label: text }, parameters: { layout: 'fullscreen' } }],
])('DS-2: and closed for one %s', (_, story) => {
  expect(wantsPanel(story)).toBe(false);
});

test('DS-5: a fault that an address gives as a number is the word that the toolbar knows', () => {
  expect(wordsOfNumbers({ fault: 500, hits: 'all', theme: 'dark' })).toEqual({ fault: '500' });
  expect(wordsOfNumbers({ fault: 'offline', theme: 'dark' })).toEqual({});
});
