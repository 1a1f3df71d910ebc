import type { ReadMessage } from '@parley/api';

/** Messages, oldest first, with all answers to a question right below it: also those that came later. */
export function inExchanges(messages: readonly ReadMessage[]): ReadMessage[] {
  const answersOf = Map.groupBy(
    messages.filter(({ author }) => author === 'assistant'),
    ({ parentId }) => parentId,
  );
  return messages
    .filter(({ author }) => author === 'reader')
    .flatMap((question) => [question, ...(answersOf.get(question.id) ?? [])]);
}
