import { ExtractionError } from '../extractionError.ts';
import {
  DEEPEST_HEADING,
  entryOf,
  HEADING_SEPARATOR,
  NAMES,
  type Piece,
  piecesOfEntries,
  piecesOfTable,
} from '../passages.ts';
import { nameInWords } from './nameInWords.ts';
import type { ReadPages } from './reader.ts';
import { cleaned, decode } from './text.ts';

/** Objects and arrays within each other that are still read. */
const MAX_DEPTH = 100;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Scalar = Exclude<Json, object | null>;

/** Level of the innermost heading of an object; below it stand the names of rows. */
const DEEPEST_SECTION = DEEPEST_HEADING - 1;

/**
 * Members as a list of `name: value`, objects as sections under their names, arrays of flat objects of one
 * kind as the rows of a table. Names of members are written as words, since that is how they are asked for.
 */
export const readJson: ReadPages = (bytes) => [piecesOf(JSON.parse(decode(bytes)) as Json, [])];

/** @param path titles of the sections around a value, the outermost first */
function* piecesOf(value: Json, path: readonly string[]): Generator<Piece> {
  if (path.length >= MAX_DEPTH) throw new ExtractionError('tooDeep');
  if (isScalar(value)) {
    yield* piecesOfEntries([entryOf('', textOf(value))]);
    return;
  }
  if (value === null) return;
  if (Array.isArray(value) && value.length > 1 && value.every(isFlat) && areOfOneKind(value)) {
    yield* tableOf(value);
    return;
  }
  const members = Object.entries(value);
  const entries = members.flatMap(([name, member]) =>
    isScalar(member) ? [entryOf(Array.isArray(value) ? '' : titleOf(name), textOf(member))] : [],
  );
  yield* piecesOfEntries(entries);
  for (const [name, member] of members) {
    if (member === null || isScalar(member)) continue;
    const title = Array.isArray(value)
      ? cleaned(nameOf(member) ?? String(Number(name) + 1)).trim()
      : titleOf(name);
    const inner = [...path, title];
    yield {
      kind: 'heading',
      depth: Math.min(inner.length, DEEPEST_SECTION),
      // Deeper sections share a level, and say where they are.
      text: inner.length > DEEPEST_SECTION ? joinedFrom(DEEPEST_SECTION - 1, inner) : title,
    };
    yield* piecesOf(member, inner);
  }
}

const joinedFrom = (start: number, path: readonly string[]) =>
  path.slice(start).filter(Boolean).join(HEADING_SEPARATOR);

const titleOf = (name: string) => nameInWords(cleaned(name).trim());

const columnsOf = (rows: readonly object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Whether each object has more than half of the members that any has: else a table would be full of gaps. */
function areOfOneKind(rows: readonly object[]): boolean {
  const { length } = columnsOf(rows);
  return rows.every((row) => Object.keys(row).length * 2 > length);
}

function tableOf(rows: readonly Record<string, Scalar | null>[]): Generator<Piece> {
  const columns = columnsOf(rows);
  return piecesOfTable(
    columns.map(titleOf),
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
