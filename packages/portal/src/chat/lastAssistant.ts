import type { AssistantSummary } from '@parley/api';
import { keptByReader } from '../app/keptByReader.ts';

const kept = keptByReader('app.lastAssistant');

/** The assistant that a reader used last in this browser: a non-admin's index opens it (RT-8). */
export function readLastAssistant(subject: string): string | null {
  const last = kept.read(subject);
  return typeof last === 'string' ? last : null;
}

/** Keeps the assistant; where storage is full or blocked, the index opens the first one. */
export const keepLastAssistant: (subject: string, assistantGuid: string) => void = kept.keep;

/**
 * Which of the permitted assistants a non-admin's index opens: the last one, else the first that there was,
 * so that a new one does not take its place by its name (RT-8).
 */
export function indexAssistant(
  permitted: readonly Pick<AssistantSummary, 'assistantGuid' | 'createdAt'>[],
  last: string | null,
): string | undefined {
  const byAge = permitted.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const found = permitted.find(({ assistantGuid }) => assistantGuid === last) ?? byAge[0];
  return found?.assistantGuid;
}
