import type { AssistantDraft } from '@parley/model';

/** Whether two drafts say the same in every field. */
export function sameDraft(one: AssistantDraft, other: AssistantDraft): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof AssistantDraft)[];
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}
