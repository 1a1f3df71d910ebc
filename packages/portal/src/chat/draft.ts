const keyOf = (assistantGuid: string) => `parley.draft.${assistantGuid}`;

/** What was typed for an assistant and not sent, in this tab: it survives a reload and the way to the login. */
export function readDraft(assistantGuid: string): string {
  try {
    return sessionStorage.getItem(keyOf(assistantGuid)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the draft; an empty one is forgotten. */
export function keepDraft(assistantGuid: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(assistantGuid), text);
    else sessionStorage.removeItem(keyOf(assistantGuid));
  } catch {
    // Full or blocked storage: the draft lives in memory, as long as the page does.
  }
}
