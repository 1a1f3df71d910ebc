import { type CallName, TOO_LARGE } from '@parley/api';
import type { Words } from '@parley/i18n';
import { AVATAR_MAX_BYTES, DATA_FILE_MAX_BYTES, EXPORT_MAX_BYTES } from '@parley/model';

/**
 * Words for the codes with which the server refuses an input (422): its own sentences are English. A code
 * that stands here needs no sentence of the server's; any other is told as the server wrote it (ER-2).
 */
export const REFUSALS = {
  assistant_limit: 'errors.refused.assistantLimit',
  user_limit: 'errors.refused.userLimit',
  data_file_limit: 'errors.refused.dataFileLimit',
  plan_too_small: 'errors.refused.planTooSmall',
  password_refused: 'errors.refused.password',
  password_same: 'errors.refused.passwordSame',
  picture_refused: 'errors.refused.picture',
  picture_too_large: 'errors.refused.pictureTooLarge',
  unknown_type: 'errors.refused.fileType',
  empty_file: 'errors.refused.emptyFile',
  disguised_type: 'errors.refused.disguisedFile',
  invalid_name: 'errors.refused.fileName',
  too_many_files: 'errors.refused.tooManyFiles',
  invalid_text: 'errors.refused.input',
  invalid_input: 'errors.refused.input',
} as const;

const MEGABYTE = 1024 * 1024;

/** The largest file that each call takes, in bytes (AS-1, AS-3, US-2). */
export const LARGEST_FILES: Partial<Record<CallName, number>> = {
  uploadDataFile: DATA_FILE_MAX_BYTES,
  replaceDataFile: DATA_FILE_MAX_BYTES,
  uploadAvatar: AVATAR_MAX_BYTES,
  uploadAssistantAvatar: AVATAR_MAX_BYTES,
  importAssistant: EXPORT_MAX_BYTES,
};

/** Says a refusal in the reader's language, by its code; undefined where there are no words for it. */
export const refusalIn =
  ({ t }: Pick<Words, 't'>) =>
  (code: string, name: CallName): string | undefined => {
    const maxBytes = LARGEST_FILES[name];
    if (code === TOO_LARGE)
      return maxBytes === undefined
        ? t('errors.refused.tooLarge')
        : t('errors.refused.fileTooLarge', { max: maxBytes / MEGABYTE });
    return Object.hasOwn(REFUSALS, code) ? t(REFUSALS[code as keyof typeof REFUSALS]) : undefined;
  };
