import type { ExportedAssistant } from '@parley/api';
import { EXPORT_FORMAT, EXPORT_VERSION } from '@parley/model';
import type { ImportProblem } from '@parley/ui';

/** What a file holds: an assistant whose fields the server has still to check, or why there is none. */
export type ReadExport = { exported: ExportedAssistant } | { problem: ImportProblem };

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
  if (!isRecord(content.assistant) || typeof content.assistant.name !== 'string') {
    return { problem: 'notAssistant' };
  }
  return { exported: content as unknown as ExportedAssistant };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
