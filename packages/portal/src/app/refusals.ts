import type { Words } from '@parley/i18n';

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
  picture_refused: 'errors.refused.picture',
  unknown_type: 'errors.refused.fileType',
  empty_file: 'errors.refused.emptyFile',
  disguised_type: 'errors.refused.disguisedFile',
  invalid_name: 'errors.refused.fileName',
  too_many_files: 'errors.refused.tooManyFiles',
  invalid_text: 'errors.refused.input',
  invalid_input: 'errors.refused.input',
} as const;

/** Says a refusal in the reader's language, by its code; undefined where there are no words for it. */
export const refusalIn =
  ({ t }: Pick<Words, 't'>) =>
  (code: string): string | undefined =>
    Object.hasOwn(REFUSALS, code) ? t(REFUSALS[code as keyof typeof REFUSALS]) : undefined;
