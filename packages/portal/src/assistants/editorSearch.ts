import { type EditorTab, editorTabOf } from '@parley/ui';
import { isGuid } from '../app/search.ts';

/** What the editor shows: a tab, and of the data files perhaps the text of one. */
export interface EditorSearch {
  tab?: EditorTab;
  file?: string | undefined;
}

/** What an address shows of an editor; a file is looked at among the data files alone. */
export function editorIn({ tab: named, file }: Record<string, unknown>): EditorSearch {
  const tab = editorTabOf(named);
  return { tab, file: tab === 'data' && isGuid(file) ? file : undefined };
}

/** The address of a file's text in an assistant's editor. */
export const dataFileHref = (assistantGuid: string) => (dataFileGuid: string) =>
  `/assistants/edit/${assistantGuid}?tab=data&file=${dataFileGuid}`;
