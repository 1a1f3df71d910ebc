import type { AssistantView } from '@parley/ui';

const STORAGE_KEY = 'app.assistantView';

/** Rows or cards, as they were chosen last in this browser. */
export function readAssistantView(): AssistantView {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'cards' ? 'cards' : 'table';
  } catch {
    return 'table';
  }
}

export function keepAssistantView(view: AssistantView): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Full or blocked storage: the choice holds as long as the page does.
  }
}
