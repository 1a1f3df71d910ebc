import type { AssistantDraft, FieldName } from './assistant.ts';

/** Objects of the draft whose entries are fields of their own. */
const NESTED = ['rateLimit', 'widget'] as const;
export type NestedField = (typeof NESTED)[number];

const isNested = (key: string): key is NestedField => (NESTED as readonly string[]).includes(key);

/** The fields of a draft; those of its objects stand after a dot. */
export function fieldsOf(draft: AssistantDraft): FieldName[] {
  const fields = Object.keys(draft).flatMap((key) =>
    isNested(key) ? Object.keys(draft[key]).map((inner) => `${key}.${inner}`) : [key],
  );
  // The users are a part of who may use it.
  return fields.filter((field) => field !== 'userIds') as FieldName[];
}

/** What a field of a draft holds. */
export function fieldIn(draft: AssistantDraft, field: FieldName): unknown {
  if (field === 'audience') return draft.audience === 'everyone' ? draft.audience : draft.userIds;
  const [root = '', inner] = field.split('.');
  const value: unknown = draft[root as keyof AssistantDraft];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

/** Tells of a field whether two drafts differ in it. */
export const differIn = (one: AssistantDraft, other: AssistantDraft) => (field: FieldName) =>
  JSON.stringify(fieldIn(one, field)) !== JSON.stringify(fieldIn(other, field));
