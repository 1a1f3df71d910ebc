import type { EditorDraft } from './assistantEditor.types.ts';

/** Whether two drafts say the same in every field. */
export function sameDraft(one: EditorDraft, other: EditorDraft): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}
