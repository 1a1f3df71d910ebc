import { useWords } from '@parley/i18n/react';
import { type ChatThread, serverNow, type ThreadDeed } from '@parley/model';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../classes.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { formatDayShort, formatMoment } from '../../format/dates.ts';
import { shortName } from '../../format/shortName.ts';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import * as css from './ThreadList.css.ts';

export interface ThreadRowProps {
  thread: ChatThread;
  /** Whether it is the open one. */
  current: boolean;
  onOpen: () => void;
  /** Asks about it; left out where nothing can be done with it. */
  onAsk?: ((does: ThreadDeed) => void) | undefined;
  timeZone: string | undefined;
}

/** One of the reader's threads, and what can be done with it. */
export function ThreadRow({ thread, current, onOpen, onAsk, timeZone }: ThreadRowProps) {
  const { t, locale } = useWords();
  const timeId = useId();
  const { title, unreadCount, updatedAt } = thread;
  const name = title.trim() || t('threads.untitled');
  return (
    <li className={css.item}>
      <button
        type="button"
        className={classes(css.row, onAsk && css.rowWithMore, unreadCount > 0 && css.unread)}
        aria-current={current ? 'true' : undefined}
        aria-describedby={timeId}
        title={name}
        onClick={onOpen}
      >
        <span className={css.title} dir="auto">
          {name}
        </span>{' '}
        <Badge count={unreadCount} />
        <time
          id={timeId}
          className={css.time}
          // Words that begin with a figure follow their own language, not the page.
          dir="auto"
          dateTime={updatedAt}
          title={formatMoment(locale, updatedAt, timeZone)}
          aria-hidden="true"
        >
          {formatDayShort(locale, updatedAt, serverNow(), timeZone)}
        </time>
      </button>
      {onAsk && (
        <div className={css.more}>
          <More name={shortName(name)} onAsk={onAsk} />
        </div>
      )}
    </li>
  );
}

function More({ name, onAsk }: { name: string; onAsk: (does: ThreadDeed) => void }) {
  const { t } = useWords();
  const label = t('threads.actionsFor', { name });
  return (
    <DeferredMenu
      label={label}
      trigger={<IconButton icon={Ellipsis} size="small" label={label} />}
      items={[
        {
          kind: 'action',
          id: 'rename',
          label: t('threads.rename'),
          icon: Pencil,
          onSelect: () => onAsk('rename'),
        },
        { kind: 'separator', id: 'end' },
        {
          kind: 'action',
          id: 'delete',
          label: t('conversations.delete'),
          icon: Trash2,
          tone: 'critical',
          onSelect: () => onAsk('delete'),
        },
      ]}
    />
  );
}
