import chardet from 'chardet';
import { piecesOfMarkdown, piecesOfText } from '../passages.ts';
import type { ReadPages } from './reader.ts';

/** A form feed, or a comment `<!-- page -->` on a line of its own. */
const PAGE_BREAK = /\f|^[ \t]*<!--\s*page\s*-->[ \t]*$/m;

/** Bytes that are looked at to guess the encoding of a text that is not UTF-8. */
const SAMPLE_BYTES = 64 * 1024;

/** Markdown; a form feed or `<!-- page -->` parts pages. */
export const readMarkdown: ReadPages = (bytes) => decode(bytes).split(PAGE_BREAK).map(piecesOfMarkdown);

/** Plain text; a form feed or `<!-- page -->` parts pages. */
export const readText: ReadPages = (bytes) => decode(bytes).split(PAGE_BREAK).map(piecesOfText);

/**
 * Text in whatever encoding: the one that its byte order mark names, UTF-8 where it is that,
 * else the likeliest by its letters. Line ends become '\n'; control characters, which no
 * database keeps as text, are dropped.
 */
export function decode(bytes: Uint8Array): string {
  return cleaned(decoded(bytes));
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const guess = chardet.detect(bytes.subarray(0, SAMPLE_BYTES)) ?? 'windows-1252';
    return decoderFor(guess).decode(bytes);
  }
}

/**
 * Encodings that the guess knows and the decoder does not are so rare that Western European stands for them.
 */
function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Text as the database can keep it: well-formed, without control characters but tab, line and page ends. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n\f]/gu, '');
}
