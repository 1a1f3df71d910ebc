import type { Citation } from '@parley/api';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import type { FoundPassage } from './passage.ts';
import { joined, markdownOf, plainTable } from './quotedTable.ts';

/** A passage that is shown, with its number in square brackets where citations are. */
interface Shown {
  passage: FoundPassage;
  mark: string;
}

/**
 * The Markdown of passages, each under its title: as a whole where it answers, else what an excerpt shows.
 * Rows of one table follow each other in one.
 */
export function quotesOf(passages: readonly FoundPassage[], isWhole: boolean, areMarked: boolean): string[] {
  const shown = passages.map(
    (passage, index): Shown => ({ passage, mark: areMarked ? ` [${index + 1}]` : '' }),
  );
  const groups: [Shown, ...Shown[]][] = [];
  for (const one of shown) {
    const group = groups.find(([first]) => areOfOneTable(first.passage, one.passage));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    if (group.length > 1) return rowsTogether(group, isWhole);
    const [{ passage, mark }] = group;
    const markdown = isWhole && !passage.isRow ? passage.text : passage.markdown;
    return `**${titleOf(passage)}**${mark}\n\n${isWhole ? markdown : quoted(markdown)}`;
  });
}

function areOfOneTable(one: FoundPassage, other: FoundPassage): boolean {
  return (
    one.isRow &&
    other.isRow &&
    one.dataFileGuid === other.dataFileGuid &&
    aboveOf(one) === aboveOf(other) &&
    haveLikeColumns(one.table?.header ?? [], other.table?.header ?? [])
  );
}

/** Whether each row fills more than half of the columns that both have: objects of two kinds do not. */
function haveLikeColumns(one: readonly string[], other: readonly string[]): boolean {
  return Math.min(one.length, other.length) * 2 > new Set([...one, ...other]).size;
}

/** The headings above the name of a row. */
const aboveOf = ({ heading }: FoundPassage) =>
  heading.split(HEADING_SEPARATOR).slice(0, -1).join(HEADING_SEPARATOR);

/** Rows of a table, each with its own mark, under what the table is called. */
function rowsTogether(group: readonly [Shown, ...Shown[]], isWhole: boolean): string {
  const [{ passage }] = group;
  const { header, rows } = joined(group.flatMap((one) => one.passage.table ?? []));
  const marked = rows.map(([name = '', ...rest], at) => [`${name}${group[at]?.mark ?? ''}`, ...rest]);
  const markdown = markdownOf({ header, rows: marked });
  const title = titleOf({ ...passage, heading: aboveOf(passage) });
  return `**${title}**\n\n${isWhole ? markdown : quoted(markdown)}`;
}

const quoted = (markdown: string) => markdown.replace(/^/gm, '> ');

/** The innermost heading that a passage stands under. */
function titleOf({ heading, fileName }: FoundPassage): string {
  return heading.split(HEADING_SEPARATOR).at(-1) || fileName;
}

/** What a reader sees of a passage behind its number. */
export function citationOf(
  { dataFileGuid, fileName, page, excerpt, table }: FoundPassage,
  number: number,
): Citation {
  return { number, dataFileGuid, fileName, page, excerpt, ...(table && { table: plainTable(table) }) };
}
