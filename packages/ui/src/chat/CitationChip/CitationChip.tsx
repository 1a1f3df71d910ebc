import { useWords } from '@parley/i18n/react';
import { type ChatCitation, hasPages } from '@parley/model';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { keyboardScroll } from '../../components/keyboardScroll.ts';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import * as css from './CitationChip.css.ts';
import { useCitedFileHref } from './CitedFileLinks.tsx';
import { CitedTable } from './CitedTable.tsx';

/** Props of `CitationChip`. */
export interface CitationChipProps {
  /** The source of the answer. */
  citation: ChatCitation;
}

/**
 * The numbered mark of a citation inside an answer. Pressing it shows the file, the page and the words or
 * rows that the answer is based on, with a way to the file where `CitedFileLinks` gives one; Close, Escape
 * or a press elsewhere puts them away, and focus is on the mark.
 * Made of the browser's own popover, so that it costs no positioning library: beside the mark where the
 * browser can anchor it, else as a sheet at the bottom; on phones as a sheet above the composer. All parts
 * are phrasing content, since it stands inside paragraphs.
 */
export function CitationChip({ citation }: CitationChipProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { number, dataFileGuid, fileName, page, excerpt, table } = citation;
  const hrefOf = useCitedFileHref();
  const Anchor = useAnchor();
  const label = t('chat.source', { number, file: fileName });

  // Escape closes this popover alone, not what the thread stands in. Its own state is asked: a moment passes
  // from its end to `onToggle`, in which the next Escape is meant for what is around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.matches(':popover-open')) event.stopPropagation();
  };

  return (
    <span className={css.root}>
      <button
        type="button"
        className={css.chip}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={onKeyDown}
      >
        {number}
      </button>
      <span
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        className={css.panel}
        {...keyboardScroll}
        onKeyDown={onKeyDown}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // Not before: the browser gives the focus back only from a button that is still there.
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
      >
        {open && (
          <>
            <span className={css.head}>
              <span className={css.file} dir="auto">
                {fileName}
              </span>
              <button
                type="button"
                className={css.close}
                aria-label={t('common.close')}
                popoverTarget={id}
                popoverTargetAction="hide"
              >
                <Icon icon={X} size="small" />
              </button>
            </span>
            {page !== null && hasPages(fileName) && (
              <span className={css.page}>{t('chat.page', { page })}</span>
            )}
            {table ? (
              <CitedTable table={table} />
            ) : (
              <span className={css.excerpt} dir="auto">
                {excerpt}
              </span>
            )}
            {hrefOf && (
              <Anchor href={hrefOf(dataFileGuid)} className={css.open}>
                {t('chat.openFile')}
              </Anchor>
            )}
          </>
        )}
      </span>
    </span>
  );
}
