import type { AssistantEditorContext, SavedVersion } from './assistantEditor.types.ts';

/** What was saved elsewhere and is newer than what the form's changes are made to; null where nothing is. */
export const stillAhead = ({
  ahead,
  saved,
}: Pick<AssistantEditorContext, 'ahead' | 'saved'>): SavedVersion | null =>
  ahead && ahead.version > saved.version ? ahead : null;
