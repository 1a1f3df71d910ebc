const STORAGE_KEY = 'app.lastAssistant';

/** The assistant that was used last in this browser: a non-admin's index opens it (RT-8). */
export function readLastAssistant(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function keepLastAssistant(assistantGuid: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, assistantGuid);
  } catch {
    // Full or blocked storage: the index then opens the first assistant.
  }
}
