import { lexInline } from '@parley/markdown';
import type { CitedTable } from '@parley/model';
import type { Tokens } from 'marked';
import { HEADING_SEPARATOR, plainText } from '../dataFiles/passages.ts';
import type { Passage } from './passage.ts';
import { entriesOf } from './records.ts';

/** Files whose passages are rows under their names (ADR 69); lists of other files may look like these. */
const FILE_OF_ROWS = /\.(?:csv|json)$/i;
/** A row of more columns, or of a longer value, reads better as the list that it is. */
const MOST_COLUMNS = 12;
const LONGEST_CELL = 200;

/** As `dataFiles` writes a value and a heading: without what keeps it from being Markdown. */
const bare = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, ' ').trim();

/** Whether one of the values is what the passage is called: rows are, objects of a JSON file are not. */
function isNamedByValue(heading: string, values: readonly string[]): boolean {
  const title = bare(heading);
  return values.map(bare).some((value) => title === value || title.endsWith(HEADING_SEPARATOR + value));
}

/**
 * The row of a table that a passage is, as a table of this row alone; null for any other passage. The name of
 * an object would be missing from a table, and two objects are of no one kind.
 */
export function tableOfRow({ fileName, heading, text }: Passage): CitedTable | null {
  const entries = FILE_OF_ROWS.test(fileName) ? entriesOf(text) : null;
  if (!entries || entries.length > MOST_COLUMNS) return null;
  const values = entries.map(({ value }) => value);
  if (!isNamedByValue(heading, values)) return null;
  if (values.some((value) => value.length > LONGEST_CELL)) return null;
  const withBars = (markdown: string) => markdown.replaceAll(String.raw`\|`, '|');
  return {
    header: entries.map(({ name }) => withBars(name)),
    rows: [entries.map(({ value }) => withBars(value))],
  };
}

/** A table as it was read. */
export function tableOfToken({ header, rows }: Tokens.Table): CitedTable {
  return { header: header.map(({ text }) => text), rows: rows.map((row) => row.map(({ text }) => text)) };
}

/** Rows of one table, each of which may lack values, under all columns that any has. */
export function joined(tables: readonly CitedTable[]): CitedTable {
  const header = [...new Set(tables.flatMap((table) => table.header))];
  const rows = tables.flatMap((table) =>
    table.rows.map((row) => header.map((name) => row[table.header.indexOf(name)] ?? '')),
  );
  return { header, rows };
}

/** The Markdown of a table. */
export function markdownOf({ header, rows }: CitedTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [header, header.map(() => '---'), ...rows].map(line).join('\n');
}

/** A table in plain text, as a citation shows it. */
export function plainTable({ header, rows }: CitedTable) {
  const plain = (cell: string) => plainText(lexInline(cell)).replace(/\s+/g, ' ').trim();
  return { header: header.map(plain), rows: rows.map((row) => row.map(plain)) };
}
