const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/** The key that is asked for: without a plural form's suffix. */
export const baseOf = (key: string): string => key.replace(PLURAL_FORM, '');

/** The plural form that a key is the text of. */
export const formOf = (key: string): string | undefined => PLURAL_FORM.exec(key)?.[1];

/** Names of the `{{placeholders}}` of a text, each once, in order of the alphabet. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => name as string))].sort();
