import { type ExportedAssistant, fitTo, portalReplies } from '@parley/api';
import { type AssistantDraft, EXPORT_FORMAT, EXPORT_VERSION, tidyDomain } from '@parley/model';
import type { ImportProblem } from '@parley/ui';

/**
 * What a file holds: an assistant, also as the draft that it becomes, its limits still to be checked; or
 * why there is none.
 */
export type ReadExport = { exported: ExportedAssistant; draft: AssistantDraft } | { problem: ImportProblem };

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
  const draft = { ...content.assistant, avatarUrl: null, audience: 'everyone', userIds: [] };
  if (!fitTo(draft, DRAFT).fits) return { problem: 'notAssistant' };
  const found = draft as unknown as AssistantDraft;
  return {
    exported: content as unknown as ExportedAssistant,
    // As the server keeps them.
    draft: { ...found, allowedDomains: found.allowedDomains.map(tidyDomain) },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
