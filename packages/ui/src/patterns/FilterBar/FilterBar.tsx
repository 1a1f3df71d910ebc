import { useWords } from '@parley/i18n/react';
import { ChevronDown, ListFilter, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps {
  /** `FilterMenu`s, and fields that belong to one. */
  children: ReactNode;
  /** How many of them narrow the list. */
  active: number;
  /** Called to clear all of them. */
  onClear: () => void;
  /** Behind one button that counts those in force, or in view: for a single one. @default 'folded' */
  onPhones?: 'folded' | 'inView';
  /**
   * Beside the search; or, where there are many, in a line of their own below it (in `ListTools` of the same
   * `filters`), in which each keeps its place whatever is chosen. @default 'beside'
   */
  place?: 'beside' | 'below';
}

/** The filters of a list in a row: those in force are marked, and cleared by one press. */
export function FilterBar({
  children,
  active,
  onClear,
  onPhones = 'folded',
  place = 'beside',
}: FilterBarProps) {
  const { t } = useWords();
  const [unfolded, setUnfolded] = useState(false);
  const filters = useRef<HTMLElement>(null);
  const folds = onPhones === 'folded';
  const hides = folds && !unfolded && css.folded;
  const clear = active > 0 && (
    <Button
      variant="quiet"
      icon={X}
      onClick={() => {
        // The button goes with the filters that it clears.
        filters.current?.focus();
        onClear();
      }}
    >
      {t('components.filter.clear')}
    </Button>
  );
  const group = {
    ref: filters,
    role: 'group',
    tabIndex: -1,
    'aria-label': t('components.filter.filters'),
    className: classes(folds && css.foldable, place === 'below' && css.below, hides),
  } as const;
  return (
    <>
      {folds && (
        <div className={css.unfold}>
          <Button
            icon={ListFilter}
            iconEnd={ChevronDown}
            variant={active === 0 ? 'secondary' : 'chosen'}
            expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {active === 0 ? t('components.filter.filters') : t('components.filter.active', { active })}
          </Button>
        </div>
      )}
      {place === 'below' && clear && <div className={classes(css.clearBelow, hides)}>{clear}</div>}
      {place === 'below' ? (
        <Grid columns="narrowest" gap={8} {...group}>
          {children}
        </Grid>
      ) : (
        <Inline {...group}>
          {children}
          {clear}
        </Inline>
      )}
    </>
  );
}
