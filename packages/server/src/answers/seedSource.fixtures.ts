import type { Citation } from '@parley/api';
import type { AnswerEngine, AnswerQuestion } from '../chat/engine.ts';
import { extract } from '../dataFiles/extract/index.ts';
import { type SeedAssistant, seedFilesOf } from '../seed/files/manifest.ts';
import type { PassageSource } from './passage.ts';

/**
 * The seed's files as a source of passages, for tests: the assistant's id is its key, a file's id its name.
 */
export const seedSource: PassageSource = {
  async dataVersion() {
    return 'seed';
  },
  async *passagesOf(assistant) {
    for (const { name, bytes } of seedFilesOf(assistant as SeedAssistant)) {
      const { chunks } = await extract('md', bytes);
      yield chunks.map(({ page, heading, text }) => ({
        dataFileGuid: name,
        fileName: name,
        page,
        heading,
        text,
      }));
    }
  },
};

/** The fallback message of the assistants that tests ask. */
export const SHOP_FALLBACK = 'Please ask our customer service.';

/** A question to a demo assistant as the chat puts it. */
export function asking(
  question: string,
  more: Partial<AnswerQuestion> = {},
  assistant = 'shop',
): AnswerQuestion {
  return {
    assistant: {
      id: assistant,
      name: 'Nordlicht assistant',
      model: '',
      temperature: 0.2,
      instructions: '',
      fallbackMessage: SHOP_FALLBACK,
      citationsShown: true,
    },
    history: [],
    question,
    language: 'auto',
    signal: new AbortController().signal,
    ...more,
  };
}

/** An answer put together again. */
export async function answerOf(engine: AnswerEngine, question: AnswerQuestion) {
  let text = '';
  let citations: Citation[] = [];
  let finishReason: string | null = null;
  let isUnanswered = false;
  for await (const part of engine.answer(question)) {
    if (part.type === 'delta') text += part.text;
    if (part.type === 'citations') citations = part.citations;
    if (part.type === 'end') ({ finishReason, isUnanswered = false } = part);
  }
  return { text, citations, finishReason, isUnanswered };
}
