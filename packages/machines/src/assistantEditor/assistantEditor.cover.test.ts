import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { assistantEditorFixtures } from './assistantEditor.fixtures.ts';
import { assistantEditorWalks } from './assistantEditor.graph.ts';
import { assistantEditorMachine } from './assistantEditor.machine.ts';

test('AS-4: every state of the editor is reached, every transition taken, every fixture there', () => {
  expect(cover(assistantEditorMachine, assistantEditorFixtures, assistantEditorWalks)).toMatchObject(
    nothingMissing,
  );
});

test('assistantEditor keeps the rules of all machines', () => {
  expect(brokenRules(assistantEditorMachine)).toEqual([]);
});
