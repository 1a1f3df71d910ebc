import {
  type AssistantDraft,
  differIn,
  type FieldName,
  fieldIn,
  fieldsOf,
  type NestedField,
  type SplitChanges,
} from '@parley/model';

function withField(draft: AssistantDraft, field: FieldName, from: AssistantDraft): AssistantDraft {
  if (field === 'audience') return { ...draft, audience: from.audience, userIds: from.userIds };
  const [root = '', inner] = field.split('.');
  if (inner === undefined) return { ...draft, [root]: from[root as keyof AssistantDraft] };
  return { ...draft, [root]: { ...draft[root as NestedField], [inner]: fieldIn(from, field) } };
}

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
