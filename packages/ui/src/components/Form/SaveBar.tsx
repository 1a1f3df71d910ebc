import { useWords } from '@parley/i18n/react';
import { Check, CircleAlert } from 'lucide-react';
import { classes } from '../../classes.ts';
import { formatList } from '../../format/numbers.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { bottomBar } from '../bottomBar.ts';
import { Icon } from '../Icon/Icon.tsx';
import { keepFocusInView } from './keepFocusInView.ts';
import * as styles from './SaveBar.css.ts';

/** How many fields the bar names before it counts the rest. */
const NAMED = 2;

/**
 * Where the answers stand against what is saved: `saved` for a moment after that was done; `failed` says why
 * in the reader's words and keeps them, and `isUnknown` where they may have been saved after all; `contested`
 * says what was changed elsewhere meanwhile.
 */
export type SaveBarState =
  | { kind: 'unchanged' | 'changed' | 'saving' | 'saved' }
  | { kind: 'failed'; text: string; isUnknown?: boolean }
  | { kind: 'contested'; text: string };

export interface SaveBarProps {
  state: SaveBarState;
  /** Labels of the fields with unsaved changes. */
  changes?: readonly string[];
  /** Puts back what is saved; whether that is meant is asked by its owner where much would be lost. */
  onDiscard: () => void;
  /** Why nothing can be saved now; its presence is what blocks the button. */
  blocked?: string | undefined;
  /** @default 'Save' */
  saveLabel?: string;
  /** What is said for a moment once it is saved. @default 'Saved' */
  savedText?: string | undefined;
}

/**
 * Save and Discard, at the bottom of the window as long as something is unsaved, and that it is saved then.
 * The last child of a `Form`, whose submit it is.
 */
export function SaveBar({ state, changes = [], onDiscard, blocked, saveLabel, savedText }: SaveBarProps) {
  const { t, locale } = useWords();
  const rest = changes.length - NAMED;
  const fields = formatList(
    locale,
    rest > 1 ? [...changes.slice(0, NAMED), t('fields.form.more', { count: rest })] : changes,
  );
  const unsaved = changes.length > 0 ? t('fields.form.unsavedIn', { fields }) : t('fields.form.unsaved');
  const saving = state.kind === 'saving';
  const savedWords = savedText ?? t('fields.form.saved');
  return (
    <>
      {/* Only that something is unsaved is announced; each further field would interrupt the typing. */}
      <VisuallyHidden role="status">
        {state.kind === 'changed' ? t('fields.form.unsaved') : ''}
        {state.kind === 'saved' ? savedWords : ''}
      </VisuallyHidden>
      {state.kind === 'saved' && (
        <div className={styles.place} aria-hidden>
          <div className={styles.bar}>
            <div className={styles.words}>
              <span className={styles.savedIcon}>
                <Icon icon={Check} size="small" />
              </span>
              <span>{savedWords}</span>
            </div>
          </div>
        </div>
      )}
      {state.kind !== 'unchanged' && state.kind !== 'saved' && (
        <div className={styles.place} ref={keepFocusInView} {...bottomBar('save')}>
          <div className={styles.bar}>
            {state.kind === 'failed' ? (
              <div className={styles.words} role="alert">
                <span className={styles.failedIcon}>
                  <Icon icon={CircleAlert} size="small" />
                </span>
                <span className={classes(styles.clamped, styles.failed)}>
                  <strong>{t(state.isUnknown ? 'errors.notConfirmedTitle' : 'fields.form.failed')}</strong>{' '}
                  {state.text}
                </span>
              </div>
            ) : (
              <div className={styles.words} role={state.kind === 'contested' ? 'alert' : undefined}>
                <span className={styles.dot} />
                <span className={styles.clamped}>{state.kind === 'contested' ? state.text : unsaved}</span>
              </div>
            )}
            <div className={styles.actions}>
              <Button
                variant="quiet"
                onClick={onDiscard}
                disabledReason={saving ? t('fields.form.saving') : undefined}
              >
                {t('fields.form.discard')}
              </Button>
              <Button
                type="submit"
                variant="primary"
                needsNetwork
                disabledReason={blocked}
                busy={saving ? t('fields.form.saving') : undefined}
              >
                {saveLabel ?? t('fields.form.save')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
