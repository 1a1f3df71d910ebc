import { type ExportedAssistant, fitTo, portalReplies, type ReplySchema } from '@parley/api';
import { type AssistantDraft, EXPORT_FORMAT, EXPORT_VERSION, tidyDomain } from '@parley/model';
import type { ImportProblem } from '@parley/ui';

/**
 * What a file holds: an assistant, also as the draft that it becomes, its limits still to be checked; or
 * why there is none.
 */
export type ReadExport =
  /** `missing` are names of data files that it was exported without. */
  | { exported: ExportedAssistant; draft: AssistantDraft; missing: readonly string[] }
  | { problem: Exclude<ImportProblem, 'wrongKind'> }
  /**
   * Names in the file, such as `rateLimit.max`, whose values are missing or of another kind; `rest` has
   * something blank in their places, so that the limits of all others can be checked.
   */
  | { problem: 'wrongKind'; fields: readonly string[]; rest: AssistantDraft };

/** The shape of a draft as the contract has it. */
const DRAFT = portalReplies.getAssistantDraft?.properties?.draft ?? {};

/** Reads the text of an exported file (AS-1). */
export function readExport(text: string): ReadExport {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (!isRecord(content) || content.format !== EXPORT_FORMAT) return { problem: 'notAssistant' };
  if (typeof content.version === 'number' && content.version > EXPORT_VERSION) return { problem: 'newer' };
  if (!isRecord(content.assistant)) return { problem: 'notAssistant' };
  // What only its own organisation knows is not in a file.
  const draft: Record<string, unknown> = {
    ...{ ...content.assistant, avatarUrl: null, audience: 'everyone', userIds: [] },
    // Files from before widgets had a theme name none.
    ...(isRecord(content.assistant.widget) && { widget: { theme: 'system', ...content.assistant.widget } }),
  };
  const fields = misfitsIn(draft, DRAFT);
  if (fields.length > 0) return { problem: 'wrongKind', fields, rest: tidied(fitted(draft, DRAFT)) };
  return {
    exported: content as unknown as ExportedAssistant,
    draft: tidied(draft),
    missing: namesIn(content.withoutFiles),
  };
}

/** A draft whose fields fit, as the server keeps it. */
function tidied(fitting: Record<string, unknown>): AssistantDraft {
  const draft = fitting as unknown as AssistantDraft;
  return { ...draft, allowedDomains: draft.allowedDomains.map(tidyDomain) };
}

/** The names that a file lists; none where it lists something else. */
const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];

/** The paths of what does not fit, each as deep as it can be told. */
function misfitsIn(value: Record<string, unknown>, { properties = {} }: ReplySchema): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = value[name];
    if (fitTo(field, schema).fits) return [];
    const within = isRecord(field) ? misfitsIn(field, schema) : [];
    return within.length > 0 ? within.map((path) => `${name}.${path}`) : [name];
  });
}

/** The same with something blank for each value that does not fit. */
function fitted(value: Record<string, unknown>, { properties = {} }: ReplySchema): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = value[name];
    if (fitTo(field, schema).fits) return [name, field];
    return [name, schema.properties ? fitted(isRecord(field) ? field : {}, schema) : blankOf(schema)];
  });
  return Object.fromEntries(fields);
}

function blankOf({ type }: ReplySchema): unknown {
  if (type === 'array') return [];
  return type === 'string' ? '' : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
