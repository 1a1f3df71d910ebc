import { useWords } from '@parley/i18n/react';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '../../format/numbers.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pagination.css.ts';
import { pagesInView } from './pagesInView.ts';

interface CommonProps {
  /** Names it where a screen has several. @default 'Pages' */
  label?: string;
  /** The page in view, from 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the page that is wanted, from 1. */
  onPage: (page: number) => void;
}

/** How many rows a page has can be chosen, or is fixed. */
export type PaginationProps = CommonProps &
  (
    | {
        /** How many rows a page may have. */
        pageSizes: readonly number[];
        /** Called with how many rows are wanted. */
        onPageSize: (pageSize: number) => void;
      }
    | { pageSizes?: never; onPageSize?: never }
  );

/** Leads through the pages of a long list, and says which one is shown. */
export function Pagination({ label, page, pageSize, total, onPage, pageSizes, onPageSize }: PaginationProps) {
  const { t, locale } = useWords();
  const sizeId = useId();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const range = t('components.pagination.range', {
    from: formatNumber(locale, (page - 1) * pageSize + 1),
    to: formatNumber(locale, Math.min(page * pageSize, total)),
    total: formatNumber(locale, total),
  });
  return (
    <nav className={styles.root} aria-label={label ?? t('components.pagination.label')}>
      <div className={styles.facts}>
        <span role="status">{total === 0 ? t('components.pagination.none') : range}</span>
        {pageSizes && (
          <span className={styles.size}>
            <label htmlFor={sizeId}>{t('components.pagination.perPage')}</label>
            <span className={styles.selectBox}>
              <select
                id={sizeId}
                className={styles.select}
                value={pageSize}
                onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
              >
                {pageSizes.map((size) => (
                  <option key={size} value={size}>
                    {formatNumber(locale, size)}
                  </option>
                ))}
              </select>
              <span className={styles.chevron}>
                <Icon icon={ChevronDown} size="small" />
              </span>
            </span>
          </span>
        )}
      </div>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <IconButton
            icon={ChevronLeft}
            label={t('components.pagination.previous')}
            size="small"
            points
            disabledReason={page <= 1 ? t('components.pagination.first') : undefined}
            onClick={() => onPage(page - 1)}
          />
          <span className={styles.where}>
            {formatNumber(locale, page)} / {formatNumber(locale, pageCount)}
          </span>
          <div className={styles.numbers}>
            {pagesInView(page, pageCount).map((shown, place) =>
              shown === null ? (
                <span key={`gap-${place > 1 ? 'end' : 'start'}`} className={styles.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  key={shown}
                  type="button"
                  className={styles.page}
                  aria-label={t('components.pagination.page', { page: formatNumber(locale, shown) })}
                  aria-current={shown === page ? 'page' : undefined}
                  onClick={() => onPage(shown)}
                >
                  {formatNumber(locale, shown)}
                </button>
              ),
            )}
          </div>
          <IconButton
            icon={ChevronRight}
            label={t('components.pagination.next')}
            size="small"
            points
            disabledReason={page >= pageCount ? t('components.pagination.last') : undefined}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}
