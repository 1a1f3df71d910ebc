import { ExtractionError } from '../extractionError.ts';
import { DEEPEST_HEADING, entryOf, NAMES, type Piece, piecesOfEntries, piecesOfTable } from '../passages.ts';
import type { ReadPages } from './reader.ts';
import { cleaned, decode } from './text.ts';

/** Objects and arrays within each other that are still read. */
const MAX_DEPTH = 100;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Scalar = Exclude<Json, object | null>;

/**
 * Members as a list of `name: value`, objects as sections under their
 * names, arrays of flat objects as the rows of a table.
 */
export const readJson: ReadPages = (bytes) => [piecesOf(JSON.parse(decode(bytes)) as Json, 1)];

function* piecesOf(value: Json, depth: number): Generator<Piece> {
  if (depth > MAX_DEPTH) throw new ExtractionError('tooDeep');
  if (isScalar(value)) {
    yield* piecesOfEntries([entryOf('', textOf(value))]);
    return;
  }
  if (value === null) return;
  if (Array.isArray(value) && value.length > 1 && value.every(isFlat)) {
    yield* tableOf(value);
    return;
  }
  const members = Object.entries(value);
  const entries = members.flatMap(([name, member]) =>
    isScalar(member) ? [entryOf(Array.isArray(value) ? '' : cleaned(name), textOf(member))] : [],
  );
  yield* piecesOfEntries(entries);
  for (const [name, member] of members) {
    if (member === null || isScalar(member)) continue;
    const title = Array.isArray(value) ? (nameOf(member) ?? String(Number(name) + 1)) : name;
    yield { kind: 'heading', depth: Math.min(depth, DEEPEST_HEADING), text: cleaned(title).trim() };
    yield* piecesOf(member, depth + 1);
  }
}

function tableOf(rows: readonly Record<string, Scalar | null>[]): Generator<Piece> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return piecesOfTable(
    columns.map(cleaned),
    rows.map((row) => columns.map((column) => textOf(row[column] ?? ''))),
  );
}

function nameOf(value: Json): string | undefined {
  if (value === null || Array.isArray(value) || typeof value !== 'object') return undefined;
  const found = NAMES.map((name) => value[name]).find(
    (name) => typeof name === 'string' || typeof name === 'number',
  );
  return found === undefined ? undefined : String(found);
}

function isScalar(value: Json): value is Scalar {
  return value !== null && typeof value !== 'object';
}

function isFlat(value: Json): value is Record<string, Scalar | null> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).every((member) => member === null || isScalar(member));
}

const textOf = (value: Scalar): string => cleaned(String(value));
