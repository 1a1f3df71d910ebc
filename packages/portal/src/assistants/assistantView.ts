import { sharedStorage } from '@parley/storage';
import type { AssistantView } from '@parley/ui';

const STORAGE_KEY = 'app.assistantView';

/** Rows or cards, as they were chosen last in this browser. */
export function readAssistantView(): AssistantView {
  return sharedStorage.read(STORAGE_KEY) === 'cards' ? 'cards' : 'table';
}

/** Keeps the choice; where storage is full or blocked it holds as long as the page does. */
export function keepAssistantView(view: AssistantView): void {
  sharedStorage.write(STORAGE_KEY, view);
}
