import { exampleReplies } from '@parley/api/examples';
import { expect, test } from 'vitest';
import { inExchanges } from './inExchanges.ts';

const [example] = exampleReplies.getConversation.messages;

test('AS-6: an answer that came later stands below its question', () => {
  const of = (id: string, author: 'reader' | 'assistant', parentId: string | null) => ({
    ...(example as NonNullable<typeof example>),
    ...{ id, author, parentId },
  });
  const messages = [
    of('first', 'reader', null),
    of('answer', 'assistant', 'first'),
    of('second', 'reader', 'answer'),
    of('other', 'assistant', 'second'),
    of('again', 'assistant', 'first'),
  ];
  expect(inExchanges(messages).map(({ id }) => id)).toEqual(['first', 'answer', 'again', 'second', 'other']);
});
