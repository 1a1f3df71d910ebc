import { DATA_FILE_NAME_MAX_LENGTH, tidyFileName } from '@parley/model';
import { Refusal } from '../refusal.ts';

/**
 * The name under which an uploaded file is kept, as `tidyFileName` makes it.
 * @throws {Refusal} 422 `invalid_name` for a path such as `../a.txt`, no name at
 *   all, or one of more than 255 characters
 */
export function fileNameOf(given: string): string {
  const name = tidyFileName(given);
  if (/[/\\]/.test(name)) throw invalid('A file is uploaded by its name alone, without a path.');
  if (/^\.*$/.test(name)) throw invalid('The file has no name.');
  if (name.length > DATA_FILE_NAME_MAX_LENGTH)
    throw invalid(`A file name may have at most ${DATA_FILE_NAME_MAX_LENGTH} characters.`);
  return name;
}

function invalid(text: string): Refusal {
  return new Refusal(422, 'invalid_name', text);
}
