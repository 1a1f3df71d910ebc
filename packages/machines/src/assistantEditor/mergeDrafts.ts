import type { AssistantDraft, FieldName, SplitChanges } from '@parley/model';

/** Objects of the draft whose entries are fields of their own. */
const NESTED = ['rateLimit', 'widget'] as const;
type Nested = (typeof NESTED)[number];

const isNested = (key: string): key is Nested => (NESTED as readonly string[]).includes(key);

function fieldsOf(draft: AssistantDraft): FieldName[] {
  const fields = Object.keys(draft).flatMap((key) =>
    isNested(key) ? Object.keys(draft[key]).map((inner) => `${key}.${inner}`) : [key],
  );
  // The users are a part of who may use it.
  return fields.filter((field) => field !== 'userIds') as FieldName[];
}

function read(draft: AssistantDraft, field: FieldName): unknown {
  if (field === 'audience') return draft.audience === 'everyone' ? draft.audience : draft.userIds;
  const [root = '', inner] = field.split('.');
  const value: unknown = draft[root as keyof AssistantDraft];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

function withField(draft: AssistantDraft, field: FieldName, from: AssistantDraft): AssistantDraft {
  if (field === 'audience') return { ...draft, audience: from.audience, userIds: from.userIds };
  const [root = '', inner] = field.split('.');
  if (inner === undefined) return { ...draft, [root]: from[root as keyof AssistantDraft] };
  return { ...draft, [root]: { ...draft[root as Nested], [inner]: read(from, field) } };
}

const differIn = (one: AssistantDraft, other: AssistantDraft) => (field: FieldName) =>
  JSON.stringify(read(one, field)) !== JSON.stringify(read(other, field));

/** Whose changes of `base` are whose. What both changed alike is nobody's question. */
export function splitChanges(
  base: AssistantDraft,
  mine: AssistantDraft,
  theirs: AssistantDraft,
): SplitChanges {
  const fields = fieldsOf({ ...base, ...theirs, ...mine }).filter(differIn(mine, theirs));
  const byMe = differIn(base, mine);
  const byThem = differIn(base, theirs);
  return {
    both: fields.filter((field) => byMe(field) && byThem(field)),
    mine: fields.filter((field) => byMe(field) && !byThem(field)),
    theirs: fields.filter((field) => byThem(field) && !byMe(field)),
  };
}

/** Their version with what only the reader changed, and with the reader's value of the fields `kept`. */
export function mergeDrafts(
  base: AssistantDraft,
  mine: AssistantDraft,
  theirs: AssistantDraft,
  kept: readonly FieldName[],
): AssistantDraft {
  return [...splitChanges(base, mine, theirs).mine, ...kept].reduce(
    (merged, field) => withField(merged, field, mine),
    theirs,
  );
}
