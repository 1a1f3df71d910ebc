import type { AssistantSummary } from '@parley/api';
import { sharedStorage } from '@parley/storage';

const STORAGE_KEY = 'app.lastAssistant';

/** The assistant that was used last in this browser: a non-admin's index opens it (RT-8). */
export function readLastAssistant(): string | null {
  return sharedStorage.read(STORAGE_KEY);
}

/** Keeps the assistant; where storage is full or blocked, the index opens the first one. */
export function keepLastAssistant(assistantGuid: string): void {
  sharedStorage.write(STORAGE_KEY, assistantGuid);
}

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
