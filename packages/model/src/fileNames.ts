import { withoutTurns } from './turns.ts';

/**
 * The name under which an uploaded file is kept: composed Unicode without control characters and marks that
 * turn the direction of writing, by which `exe.pdf` could be made to look like `fdp.exe`.
 */
export function tidyFileName(given: string): string {
  return withoutTurns(given)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u061c\u200e\u200f]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether two files have the same name to a reader, as they are kept. */
export function isSameFileName(one: string, other: string): boolean {
  return tidyFileName(one).toLowerCase() === tidyFileName(other).toLowerCase();
}
