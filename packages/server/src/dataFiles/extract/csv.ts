import Papa from 'papaparse';
import { piecesOfTable } from '../passages.ts';
import type { ReadPages } from './reader.ts';
import { decode } from './text.ts';

/** A table whose first row names its columns; comma, semicolon, tab or bar part the cells. */
export const readCsv: ReadPages = (bytes) => {
  const { data } = Papa.parse<string[]>(decode(bytes), { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  return [
    rows.length === 0
      ? piecesOfTable(
          header.map(() => ''),
          [header],
        )
      : piecesOfTable(header, rows),
  ];
};
