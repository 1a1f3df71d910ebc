import { useWords } from '@parley/i18n/react';
import type { WordRow } from '@parley/i18n/table';
import { LOCALES } from '@parley/model';
import * as styles from './Words.css.ts';

/** Texts as they stand in the files, with the names of what is put into them, a language beside the other. */
export function WordTable({ rows }: { rows: readonly WordRow[] }) {
  const { t } = useWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.row}>
          <th scope="col" className={styles.head}>
            Key
          </th>
          {LOCALES.map((locale) => (
            <th key={locale} scope="col" lang={locale} className={styles.head}>
              {t(`shell.language.${locale}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, texts }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.key}>
              {key}
            </th>
            {LOCALES.map((locale) => (
              <td key={locale} lang={locale} className={styles.text}>
                {texts[locale]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
