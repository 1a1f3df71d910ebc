import type { UseWords } from '@parley/i18n/react';
import { refusalOf } from './fileRefusal.ts';
import { type FileRules, refusalWords } from './refusalWords.ts';

/** A file that the reader gave; `refusal` says in the reader's words why it must not be sent. */
export interface AddedFile {
  file: File;
  refusal?: string;
}

/** Looks at ending, size and first bytes of a file that the reader gave (AS-3, T14). */
export async function checkedFile(
  words: Pick<UseWords, 't' | 'locale'>,
  file: File,
  rules: FileRules,
): Promise<AddedFile> {
  const refusal = await refusalOf(file, rules);
  if (refusal === null) return { file };
  const { name, size: bytes } = file;
  return { file, refusal: refusalWords(words, refusal, { name, bytes }, rules) };
}
