import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { chatFixtures } from './chat.fixtures.ts';
import { chatWalks } from './chat.graph.ts';
import { chatMachine } from './chat.machine.ts';

test('CH-4: every state of the chat is reached, every transition taken, every fixture there', () => {
  expect(cover(chatMachine, chatFixtures, chatWalks)).toMatchObject(nothingMissing);
});

test('chat keeps the rules of all machines', () => {
  expect(brokenRules(chatMachine, ['answer', 'watching'])).toEqual([]);
});
