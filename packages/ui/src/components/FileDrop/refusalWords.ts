import type { UseWords } from '@parley/i18n/react';
import { DATA_FILE_NAME_MAX_LENGTH } from '@parley/model';
import { formatBytesOver } from '../../format/numbers.ts';
import { endingOf, type FileRefusal } from './fileRefusal.ts';

/** What a file is held against. */
export interface FileRules {
  /** Endings that are taken, without a dot and in lower case. */
  accept: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
}

/** Endings as they are listed to a reader: 'PDF, DOCX'. */
export const typesIn = (accept: FileRules['accept']): string =>
  accept.map((ending) => ending.toUpperCase()).join(', ');

/** Why a file is not taken, in the reader's words, with the limit and its size (AS-3, T14). */
export function refusalWords(
  { t, locale }: Pick<UseWords, 't' | 'locale'>,
  refusal: FileRefusal,
  file: { name: string; bytes: number },
  { accept, maxBytes }: FileRules,
): string {
  switch (refusal) {
    case 'type':
      return t('fields.files.wrongType', { types: typesIn(accept) });
    case 'name':
      return t('fields.files.nameTooLong', { max: DATA_FILE_NAME_MAX_LENGTH });
    case 'empty':
      return t('fields.files.empty');
    case 'size':
      return t('fields.files.tooBig', formatBytesOver(locale, file.bytes, maxBytes));
    case 'disguised':
      return t('fields.files.disguised', {
        type: endingOf(file.name).toUpperCase(),
        ending: `.${endingOf(file.name)}`,
      });
    case 'unreadable':
      return t('fields.files.unreadable');
  }
}
