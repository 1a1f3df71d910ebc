import { expect, test } from 'vitest';
import { exampleDraft as base } from './assistantEditor.fixtures.ts';
import { mergeDrafts, splitChanges } from './mergeDrafts.ts';

const mine = {
  ...base,
  name: 'Mine',
  temperature: 0.9,
  language: 'de',
  widget: { ...base.widget, color: '#111111', size: 'large' },
} as const;
const theirs = {
  ...base,
  name: 'Theirs',
  description: 'Theirs',
  language: 'de',
  widget: { ...base.widget, color: '#222222', textColor: '#000000' },
} as const;

test('AS-4: a field that both changed is told apart from what one of them changed, objects by their entries', () => {
  expect(splitChanges(base, mine, theirs)).toEqual({
    both: ['name', 'widget.color'],
    mine: ['temperature', 'widget.size'],
    theirs: ['description', 'widget.textColor'],
  });
});

test('AS-4: what one of them changed is in what comes of it, and of the rest what was chosen', () => {
  expect(mergeDrafts(base, mine, theirs, ['widget.color'])).toEqual({
    ...base,
    name: 'Theirs',
    description: 'Theirs',
    temperature: 0.9,
    language: 'de',
    widget: { ...base.widget, color: '#111111', size: 'large', textColor: '#000000' },
  });
});

test('AS-4: the chosen users go with who may use it', () => {
  const chosen = { ...base, audience: 'chosen', userIds: ['a'] } as const;
  const others = { ...base, audience: 'chosen', userIds: ['b'] } as const;
  expect(splitChanges(base, chosen, others).both).toEqual(['audience']);
  expect(mergeDrafts(base, chosen, others, ['audience']).userIds).toEqual(['a']);
  expect(mergeDrafts(base, chosen, { ...base, name: 'b' }, [])).toEqual({ ...chosen, name: 'b' });
});
