import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputWords } from './inputWords.ts';

const own = 'An assistant needs a name.';
const schema = z.object({
  name: z.string().min(1, own),
  welcomeMessage: z.string().max(3),
  starterQuestions: z.array(z.string().max(2)).max(1),
  widget: z.object({ autoOpenSeconds: z.int().min(1).max(5), side: z.enum(['left', 'right']) }),
  email: z.email(),
  id: z.uuid(),
  either: z.union([z.string(), z.number()]),
});
const fine = {
  name: 'Shop',
  welcomeMessage: '',
  starterQuestions: [],
  widget: { autoOpenSeconds: 1, side: 'left' },
  email: 'ada@acme.test',
  id: '6f9a3c1e-5a0c-4b63-9d6d-0d3a3f3f8f10',
  either: 1,
};

test.each([
  [{ name: '' }, own],
  [{ name: 7 }, 'The name is missing or of another kind.'],
  [{ name: undefined }, 'The name is missing or of another kind.'],
  [{ welcomeMessage: 'long' }, 'The welcome message may have at most 3 characters.'],
  [{ starterQuestions: ['a', 'b'] }, 'The starter questions may have at most 1 entries.'],
  [{ starterQuestions: ['long'] }, 'The starter questions may have at most 2 characters.'],
  [{ widget: { ...fine.widget, autoOpenSeconds: 9 } }, 'The auto open seconds may be at most 5.'],
  [{ widget: { ...fine.widget, autoOpenSeconds: 0 } }, 'The auto open seconds must be at least 1.'],
  [{ widget: { ...fine.widget, side: 'up' } }, 'The side is none of the possible values.'],
  [{ email: 'ada' }, 'The email is no email address.'],
  [{ id: 'x' }, 'The id is not as it should be.'],
  [{ either: null }, 'The either is not as it should be.'],
])('ER-2: %j is refused in words for people', (change, words) => {
  const issues = schema.safeParse({ ...fine, ...change }).error?.issues ?? [];
  expect(issues.map(inputWords)).toEqual([words]);
});
