import type { AssistantSummary } from '@parley/api';
import { sharedStorage } from '@parley/storage';

const STORAGE_KEY = 'app.lastAssistant';

/** By reader, as each has their own: which assistant they used last in this browser. */
function readAll(): Record<string, unknown> {
  const kept = sharedStorage.readJson(STORAGE_KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** The assistant that a reader used last in this browser: a non-admin's index opens it (RT-8). */
export function readLastAssistant(subject: string): string | null {
  const all = readAll();
  const last = Object.hasOwn(all, subject) ? all[subject] : null;
  return typeof last === 'string' ? last : null;
}

/** Keeps the assistant; where storage is full or blocked, the index opens the first one. */
export function keepLastAssistant(subject: string, assistantGuid: string): void {
  sharedStorage.write(STORAGE_KEY, JSON.stringify({ ...readAll(), [subject]: assistantGuid }));
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
