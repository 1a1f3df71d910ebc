import type { AssistantDraft } from '@parley/model';

/** The parts of an object in one order: what a database kept comes back in its own. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value;

/** Whether two drafts say the same in every field, in whatever order. */
export function sameDraft(one: AssistantDraft, other: AssistantDraft): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}
