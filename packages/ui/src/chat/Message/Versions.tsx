import { useWords } from '@parley/i18n/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { RowsContext, type VersionButton } from './rows.ts';
import * as css from './Versions.css.ts';

/** Props of `Versions`. */
export interface VersionsProps {
  /** The message that is shown. */
  messageId: string;
  /** Ids of all messages that stand in this place, oldest first, the shown one among them. */
  branches: readonly string[];
  onBranch: (messageId: string) => void;
}

/**
 * Leads through the versions of a message that was edited, or answered more than once (CH-3). The focus goes
 * along to the row of the other version, by which screen readers say which one it is.
 */
export function Versions({ messageId, branches, onBranch }: VersionsProps) {
  const { t } = useWords();
  const { memory } = useContext(RowsContext);
  const buttons = { previous: useRef<HTMLButtonElement>(null), next: useRef<HTMLButtonElement>(null) };
  const at = branches.indexOf(messageId);
  const values = { number: at + 1, total: branches.length };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is asked for once per message.
  useEffect(() => {
    const button = memory.takeFocus(messageId);
    if (button) buttons[button].current?.focus({ preventScroll: true });
  }, [memory, messageId]);

  const show = (id: string | undefined, button: VersionButton) => {
    if (id === undefined) return;
    memory.sendFocus(id, button);
    onBranch(id);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form.
    <div className={css.root} role="group" aria-label={t('chat.version', values)}>
      <IconButton
        ref={buttons.previous}
        icon={ChevronLeft}
        points
        size="small"
        label={t('chat.previousVersion')}
        disabledReason={at === 0 ? t('chat.firstVersion') : undefined}
        onClick={() => show(branches[at - 1], 'previous')}
      />
      {/* Figures keep their order where all else is mirrored; the group's name says them. */}
      <span className={css.count} dir="ltr" aria-hidden="true">
        {values.number} / {values.total}
      </span>
      <IconButton
        ref={buttons.next}
        icon={ChevronRight}
        points
        size="small"
        label={t('chat.nextVersion')}
        disabledReason={at === branches.length - 1 ? t('chat.lastVersion') : undefined}
        onClick={() => show(branches[at + 1], 'next')}
      />
    </div>
  );
}
