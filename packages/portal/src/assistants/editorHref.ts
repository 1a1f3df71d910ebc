import type { EditorTab } from '@parley/ui';

/** The address of an assistant's editor, at one of its tabs unless at the first. */
export const editorHref = (assistantGuid: string, tab?: EditorTab): string =>
  `/assistants/edit/${assistantGuid}${tab ? `?tab=${tab}` : ''}`;

/** The address of a file's text in an assistant's editor. */
export const dataFileHref = (assistantGuid: string) => (dataFileGuid: string) =>
  `${editorHref(assistantGuid, 'data')}&file=${dataFileGuid}`;
