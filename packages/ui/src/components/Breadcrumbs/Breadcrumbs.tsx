import { useWords } from '@parley/i18n/react';
import { ArrowLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** Words of the entry. */
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** Words of the entry. @default 'You are here' */
  label?: string;
  /** From the root down to the parent of the page. */
  items: readonly Breadcrumb[];
  /** The page itself. */
  current: string;
}

/** More levels than this are folded in the middle: the root, a gap, the last two. */
const MOST = 4;

/** Where the page stands in a tree, and the way up. Phones show the link to the parent alone. */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  const { t } = useWords();
  const Anchor = useAnchor();
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const parent = items.at(-1);
  const folds = !unfolded && items.length > MOST;

  const unfold = () => {
    flushSync(() => setUnfolded(true));
    // The button is gone: the focus moves to the first entry that it hid.
    list.current?.querySelectorAll<HTMLAnchorElement>(`.${styles.wideOnly} a`)[1]?.focus();
  };

  return (
    <nav aria-label={label ?? t('components.breadcrumbs.label')}>
      <ol className={styles.list} ref={list}>
        {parent && (
          <li className={styles.back}>
            <Anchor
              href={parent.href}
              className={styles.link}
              aria-label={t('components.breadcrumbs.back', { name: parent.label })}
            >
              <Icon icon={ArrowLeft} size="small" points />
              <span className={styles.name} dir="auto">
                {parent.label}
              </span>
            </Anchor>
          </li>
        )}
        {items.map((item, index) => {
          const isHidden = folds && index > 0 && index < items.length - 2;
          if (isHidden && index > 1) return null;
          return (
            <Level key={item.href}>
              {isHidden ? (
                <button
                  type="button"
                  className={styles.more}
                  aria-label={t('components.breadcrumbs.more')}
                  onClick={unfold}
                >
                  <Icon icon={Ellipsis} size="small" />
                </button>
              ) : (
                <Anchor href={item.href} className={styles.link}>
                  <span className={styles.name} dir="auto" title={item.label}>
                    {item.label}
                  </span>
                </Anchor>
              )}
              <span className={styles.separator}>
                <Icon icon={ChevronRight} size="small" points />
              </span>
            </Level>
          );
        })}
        <Level>
          <span
            className={classes(styles.name, styles.current)}
            dir="auto"
            aria-current="page"
            title={current}
          >
            {current}
          </span>
        </Level>
      </ol>
    </nav>
  );
}

function Level({ children }: { children: ReactNode }) {
  return <li className={classes(styles.item, styles.wideOnly)}>{children}</li>;
}
