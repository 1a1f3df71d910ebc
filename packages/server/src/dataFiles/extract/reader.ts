import type { Piece } from '../passages.ts';

/**
 * Reads a file of one type into the pieces of its pages; a file without pages is one page. The pieces are
 * made when they are asked for, so that no type holds them all at once.
 * @throws {ExtractionError} or anything else, which means that the file is broken
 */
export type ReadPages = (
  bytes: Uint8Array,
  onProgress: (share: number) => void,
) => Iterable<Piece>[] | Promise<Iterable<Piece>[]>;
