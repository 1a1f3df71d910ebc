import type { Source } from './documents.ts';

/** Folders whose files are the product's, or the tools' that prove it. */
const PRODUCT = /^(?:packages\/[^/]+\/src|scripts|visual|bench)\/.+\.(?:tsx?|mjs|css)$/;

/** Tests, stories, their data, words, and what a tool has written. */
const OTHERS = /\.(?:test|spec|stories|paths|walks|fixtures|gen)\.|\/(?:messages|testing|fixtures)\//;

/** Whether a file is a part of the product. */
export const isProduct = (path: string): boolean => PRODUCT.test(path) && !OTHERS.test(path);

/** Whether a tool has written a file. */
export const isWritten = (path: string): boolean => /\.gen\.tsx?$/.test(path);

/** The lines of a text, without the empty one behind its end. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Files that are longer than `most` lines, with their length. */
export function longFiles(files: readonly Source[], most: number): string[] {
  return files.flatMap(({ path, text }) => {
    const { length } = linesOf(text);
    return length > most ? `${path}: ${length}` : [];
  });
}

/** A line of code that is a comment and nothing else. */
const COMMENT = /^\s*(?:\/\/|\{?\/\*|\* )/;

/**
 * Comments that are wider than `most` columns, by file and number of the line. Code is not looked at: the
 * formatter breaks it, and leaves long only what cannot be broken, such as a pattern or an address.
 */
export function longComments(files: readonly Source[], most: number): string[] {
  return files.flatMap(({ path, text }) =>
    linesOf(text).flatMap((line, index) =>
      line.length > most && COMMENT.test(line) ? `${path}:${index + 1}: ${line.length}` : [],
    ),
  );
}

/**
 * Fields of a package.json that pin the package manager. The commands of the README name pnpm 12; a pin would
 * make it fetch another one than the one that runs.
 */
export function pinsOf({ path, text }: Source): string[] {
  const { packageManager, devEngines } = JSON.parse(text) as {
    packageManager?: string;
    devEngines?: { packageManager?: unknown };
  };
  return [
    ...(packageManager ? [`${path}: packageManager`] : []),
    ...(devEngines?.packageManager ? [`${path}: devEngines.packageManager`] : []),
  ];
}
