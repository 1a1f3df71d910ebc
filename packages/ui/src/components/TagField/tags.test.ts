import { expect, test } from 'vitest';
import { addTags, holdsSeparator, tagsIn } from './tags.ts';

test('AS-2: a list ends a tag at commas, semicolons and new lines; a line only at new lines', () => {
  expect(tagsIn(' a.test, b.test;c.test\r\n\nd.test ,', 'list')).toEqual([
    'a.test',
    'b.test',
    'c.test',
    'd.test',
  ]);
  expect(tagsIn('Hello, who are you?\nWhat can you do; and what not?', 'line')).toEqual([
    'Hello, who are you?',
    'What can you do; and what not?',
  ]);
  expect(holdsSeparator('Hello, you', 'line')).toBe(false);
  expect(holdsSeparator('Hello, you', 'list')).toBe(true);
});

test('AS-2: tags are normalized after they are trimmed', () => {
  expect(tagsIn(' ACME.test ', 'list', (tag) => tag.toLowerCase())).toEqual(['acme.test']);
});

test('AS-2: each tag is added once, at its place', () => {
  expect(addTags(['a', 'b'], ['b', 'c', 'c'], { at: 1 })).toEqual({
    tags: ['a', 'c', 'b'],
    added: 1,
    duplicates: ['b', 'c'],
    left: [],
  });
});

test('AS-2: what has no room is left over, also in a list that is too long already', () => {
  expect(addTags(['a'], ['b', 'c', 'd'], { max: 2 })).toMatchObject({ tags: ['a', 'b'], left: ['c', 'd'] });
  expect(addTags(['a', 'b', 'c'], ['d'], { max: 2 })).toMatchObject({ tags: ['a', 'b', 'c'], left: ['d'] });
});
