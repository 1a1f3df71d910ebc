import type { Citation } from '@parley/api';
import type { Uncertainty } from '@parley/model';
import type { AnswerEngine, AnswerQuestion } from '../chat/engine.ts';
import { extract } from '../dataFiles/extract/index.ts';
import { type SeedAssistant, seedFilesOf } from '../seed/files/manifest.ts';
import type { Passage, PassageSource } from './passage.ts';

/** The seed's files as a source of passages: the assistant's id is its key, a file's id its name. */
export const seedSource: PassageSource = {
  async dataVersion() {
    return 'seed';
  },
  async filesOf(assistant) {
    return seedFilesOf(assistant as SeedAssistant).map(({ name, bytes }) => ({
      ...{ guid: name, name, bytes: bytes.length },
      version: assistant,
    }));
  },
  async *passagesOf({ name, version }) {
    const file = seedFilesOf(version as SeedAssistant).find((one) => one.name === name);
    const { chunks } = await extract('md', file?.bytes ?? new Uint8Array());
    yield chunks.map(({ page, heading, text }) => ({
      ...{ dataFileGuid: name, fileName: name },
      ...{ page, heading, text },
    }));
  },
  grownBeyond: async () => [],
};

/** The passages of a seed's assistant, a file at a time. */
export async function seedPassages(assistant: string): Promise<Passage[][]> {
  const passages: Passage[][] = [];
  for (const file of await seedSource.filesOf(assistant))
    for await (const some of seedSource.passagesOf(file)) passages.push(some);
  return passages;
}

/** A source of these passages, of some files, for whichever assistant. */
export function sourceOf(passages: readonly Passage[]): PassageSource {
  const files = new Map(passages.map(({ dataFileGuid: guid, fileName: name }) => [guid, name]));
  return {
    dataVersion: async () => '1',
    filesOf: async () => [...files].map(([guid, name]) => ({ guid, name, bytes: 1, version: '1' })),
    async *passagesOf({ guid }) {
      yield passages.filter(({ dataFileGuid }) => dataFileGuid === guid);
    },
    grownBeyond: async () => [],
  };
}

/** A source whose one file never comes. */
export const endlessSource: PassageSource = {
  dataVersion: async () => '1',
  filesOf: async () => [{ guid: 'f', name: 'file.md', bytes: 1, version: '1' }],
  async *passagesOf() {
    await new Promise(() => undefined);
    yield [];
  },
  grownBeyond: async () => [],
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
  let uncertain: Uncertainty | null = null;
  for await (const part of engine.answer(question)) {
    if (part.type === 'delta') text += part.text;
    if (part.type === 'citations') citations = part.citations;
    if (part.type === 'end') ({ finishReason, uncertain = null } = part);
  }
  return { text, citations, finishReason, uncertain };
}
