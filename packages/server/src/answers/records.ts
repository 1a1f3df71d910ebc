import type { Locale } from '@parley/model';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { stem, wordsOf } from './language.ts';
import { compares, isLight, type Measure, measureOf, type Superlative, superlativeIn } from './measures.ts';
import { FIRST, type Passage } from './passage.ts';
import type { Topic } from './topics.ts';

/** A row of a table, or an object, as `dataFiles` cut it: a list of named values alone (ADR 69). */
export interface TableRow {
  id: number;
  file: string;
  language: Locale;
  columns: Column[];
  /** Stems of the values. */
  values: ReadonlySet<string>;
  /** Stems of file name and headings. */
  titles: ReadonlySet<string>;
}

interface Column {
  words: string[];
  stems: string[];
  value: string;
}

type Asked = Pick<Topic, 'word' | 'stems' | 'isLight'>;

/** Shorter stems are no beginning of a related word. */
const SHORTEST_BEGINNING = 4;

const ENTRY = /^- (.+?): (.+)$/;

/** Whether the Markdown of a passage is that of a record. */
export const isRecord = (text: string) => entriesOf(text) !== null;

/** The named values of a record, or null for any other Markdown. */
export function entriesOf(text: string): { name: string; value: string }[] | null {
  const found = text.split('\n').map((line) => ENTRY.exec(line));
  if (!found.every((entry) => entry !== null)) return null;
  return found.map(([, name = '', value = '']) => ({ name, value }));
}

/** The record that a passage is, or null. */
export function recordOf(id: number, passage: Passage, language: Locale): TableRow | null {
  const entries = entriesOf(passage.text);
  if (!entries) return null;
  // Stop words too: the 'V' of a part's number is none.
  const stemsIn = (text: string) => wordsOf(text).map((word) => stem(word, language));
  const columns = entries.map(({ name, value }) => {
    const words = wordsOf(name);
    return { words, stems: words.map((word) => stem(word, language)), value };
  });
  const values = new Set(columns.flatMap(({ value }) => stemsIn(value)));
  const headings = passage.heading.split(HEADING_SEPARATOR).flatMap(stemsIn);
  const titles = new Set([...headings, ...stemsIn(passage.fileName)]);
  return { id, file: passage.dataFileGuid, language, columns, values, titles };
}

/**
 * The records that answer a question: those that hold all of it, or have the least or the most of what it
 * compares. Null where it asks for something that they may not hold, or where too many answer.
 * @param words all words of the question, as they are
 * @param topics those that carry a topic, mended
 */
export function recordsFor(
  words: readonly string[],
  topics: readonly Asked[],
  records: readonly TableRow[],
): TableRow[] | null {
  const isAsked = ({ word, isLight: isLightAnywhere }: Asked) =>
    !(isLightAnywhere || isLight(word)) || measureOf(word) !== undefined;
  const asked = topics.filter(isAsked);
  const superlative = superlativeIn(words);
  if (superlative) return extremes(superlative, asked, records);
  if (compares(words)) return null;
  const fitting = records.filter((record) => fits(asked, record, records));
  return fitting.length > 0 && fitting.length <= FIRST ? fitting : null;
}

/**
 * Whether a record holds all that is asked, and is told from others by one of its values. What only the name
 * of the file or a heading holds is held by all rows; what some rows of the file hold, only by these.
 */
function fits(asked: readonly Asked[], record: TableRow, records: readonly TableRow[]): boolean {
  const named = asked.filter((one) => columnOf(one, record) !== undefined);
  const others = asked.filter((one) => !named.includes(one));
  const isMeasured = ({ word }: Asked) => {
    const found = measureOf(word);
    if (!found) return false;
    return record.columns.some((column) => isOf(found.measure, column)) || (found.soft && named.length > 0);
  };
  return (
    asked.length > 1 &&
    others.some((one) => isIn(one, record, 'values')) &&
    others.every((one) => isHeld(one, record, records) || isMeasured(one))
  );
}

const isIn = ({ stems }: Asked, record: TableRow, part: 'values' | 'titles') =>
  stems[record.language]?.some((one) => record[part].has(one)) ?? false;

function isHeld(one: Asked, record: TableRow, records: readonly TableRow[]): boolean {
  if (isIn(one, record, 'values')) return true;
  return (
    isIn(one, record, 'titles') &&
    !records.some((other) => isBeside(other, record) && isIn(one, other, 'values'))
  );
}

const isBeside = (one: TableRow, other: TableRow) => one.file === other.file;

/** The column that a word of the question names, or a relative of it: 'teaches' asks for the 'teacher'. */
function columnOf({ stems }: Asked, { columns, language }: TableRow): Column | undefined {
  const asked = stems[language] ?? [];
  const isNear = (one: string, other: string) =>
    one === other || (one.length >= SHORTEST_BEGINNING && other.startsWith(one));
  return columns.find((column) =>
    column.stems.some((name) => asked.some((one) => isNear(one, name) || isNear(name, one))),
  );
}

const isOf = ({ named }: Measure, { words }: Column) => words.some((word) => named.test(word));

/** The records with the least or the most, where all that might be compared can be. */
function extremes(
  { wants, measure, words }: Superlative,
  asked: readonly Asked[],
  records: readonly TableRow[],
): TableRow[] | null {
  const rest = asked.filter(({ word }) => !words.includes(word));
  const measured = (record: TableRow) =>
    record.columns.filter((column) =>
      measure
        ? isOf(measure, column)
        : column.stems.some((name) => rest.some(({ stems }) => stems[record.language]?.includes(name))) &&
          /\d/.test(column.value),
    );
  // Words of the kind of rows, as their first column is called, and of what is compared hold for all of them;
  // those of another column ask for a value that they do not tell.
  const isGeneral = (one: Asked, record: TableRow) => {
    const column = columnOf(one, record);
    return column !== undefined && [record.columns[0], ...measured(record)].includes(column);
  };
  const candidates = records.filter((record) =>
    rest.every(
      (one) =>
        isGeneral(one, record) ||
        isHeld(one, record, records) ||
        (measure?.named.test(one.word) && measured(record).length > 0),
    ),
  );
  const columns = candidates.map(measured);
  // Rows of one table, each with the one column that is compared.
  if (new Set(candidates.map(({ file }) => file)).size !== 1) return null;
  if (columns.some(({ length }) => length !== 1)) return null;
  if (new Set(columns.map(([column]) => column?.words.join(' '))).size !== 1) return null;
  const figures = figuresOf(columns.map(([column]) => column?.value ?? ''));
  if (!figures) return null;
  const extreme = wants === 'least' ? Math.min(...figures) : Math.max(...figures);
  const found = candidates.filter((_, at) => figures[at] === extreme);
  return found.length <= FIRST ? found : null;
}

/** The numbers of a column's values; undefined where one has none or several, or another unit. */
function figuresOf(values: readonly string[]): number[] | undefined {
  const written = values.map((value) => value.match(/\d+(?:[.,]\d+)*/g) ?? []);
  const units = new Set(values.map((value) => value.replace(/\d+(?:[.,]\d+)*/, '').replace(/\s/g, '')));
  if (units.size !== 1 || written.some(({ length }) => length !== 1)) return undefined;
  const numbers = written.map(([number = '']) => number);
  // A sign that parts off decimals anywhere does so everywhere: '1.250' is small beside '0.5'.
  const decimal = numbers
    .map((number) => /^\d+([.,])(?:\d{1,2}|\d{4,})$|^0([.,])\d+$|,\d{3}(\.)\d+$|\.\d{3}(,)\d+$/.exec(number))
    .flatMap((match) => match?.slice(1).filter(Boolean) ?? []);
  if (new Set(decimal).size > 1) return undefined;
  return numbers.map((number) =>
    Number(
      decimal[0]
        ? number.replaceAll(decimal[0] === '.' ? ',' : '.', '').replace(decimal[0], '.')
        : number.replace(/[.,]/g, ''),
    ),
  );
}
