import { expect, test } from 'vitest';
import { exampleDraft } from './assistantEditor.fixtures.ts';
import { sameDraft } from './sameDraft.ts';

const backwards = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).reverse()) as unknown as T;

test('AS-4: a draft whose fields come in another order, also within them, is the same', () => {
  const { widget, rateLimit } = exampleDraft;
  const other = backwards({
    ...exampleDraft,
    widget: backwards(widget),
    rateLimit: backwards(rateLimit),
  });
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(exampleDraft));
  expect(sameDraft(exampleDraft, other)).toBe(true);
});

test.each([
  { name: 'Other' },
  { starterQuestions: [...exampleDraft.starterQuestions].reverse() },
  { widget: { ...exampleDraft.widget, autoOpenSeconds: 3 } },
  { avatarUrl: '/pictures/a.webp' },
])('AS-4: a draft that says something else is another: %o', (changes) => {
  expect(sameDraft(exampleDraft, { ...exampleDraft, ...changes })).toBe(false);
});
