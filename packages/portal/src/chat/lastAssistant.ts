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

/** Which of the permitted assistants a non-admin's index opens: the last one, else the first (RT-8). */
export function indexAssistant(
  permitted: readonly Pick<AssistantSummary, 'assistantGuid'>[],
  last: string | null,
): string | undefined {
  const found = permitted.find(({ assistantGuid }) => assistantGuid === last) ?? permitted[0];
  return found?.assistantGuid;
}
