// biome-ignore-all lint/a11y/useSemanticElements: a table of its own elements may not stand in a paragraph.
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows are read, and not chosen.
import { useWords } from '@parley/i18n/react';
import type { CitedTable as CitedRows } from '@parley/model';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import * as css from './CitedTable.css.ts';

export interface CitedTableProps {
  table: CitedRows;
}

/**
 * Rows of a table that an answer is based on. All parts are phrasing content with the roles of a table, since
 * a source stands inside a paragraph.
 */
export function CitedTable({ table: { header, rows } }: CitedTableProps) {
  const { t } = useWords();
  // A table of a docx or html file may have no names: its first row would be empty.
  const isNamed = header.some((name) => name.trim() !== '');
  return (
    <span className={css.scroll} dir="auto" role="region" aria-label={t('chat.table')} ref={scrollByKeyboard}>
      <span role="table" className={css.table}>
        {isNamed && (
          <span role="row" className={css.row}>
            {header.map((name, column) => (
              <span key={column} role="columnheader" className={css.head}>
                {name}
              </span>
            ))}
          </span>
        )}
        {rows.map((cells, row) => (
          <span key={row} role="row" className={css.row}>
            {cells.map((cell, column) => (
              <span key={column} role="cell" className={css.cell}>
                {cell}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
