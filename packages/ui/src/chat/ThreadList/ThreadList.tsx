import { useWords } from '@parley/i18n/react';
import type { ChatThread, ThreadDeed, ThreadListActions, ThreadListView } from '@parley/model';
import { MessageSquarePlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ThreadList.css.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { foundThreads } from './threads.ts';

/** Props of `ThreadList`. */
export interface ThreadListProps {
  /** The threads, and which of them is open. */
  view: ThreadListView;
  /** What the reader can do. */
  actions: ThreadListActions;
  /** Asks about a thread before it is renamed or deleted; left out where threads can only be opened. */
  onAsk?: ((does: ThreadDeed, thread: ChatThread) => void) | undefined;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/** With more threads than this, a search field is shown. */
const MOST_WITHOUT_SEARCH = 10;

/** Rows of the outline while the threads load, by the width of their titles in per cent. */
const OUTLINE = [80, 55, 70, 45, 65];

/**
 * The reader's threads with an assistant, newest first: what is unread in each,
 * which one is open, and a new one (CH-1).
 */
export function ThreadList({ view, actions, onAsk, timeZone }: ThreadListProps) {
  const { t } = useWords();
  const { threads } = view;
  return (
    <nav className={css.root} aria-label={t('threads.title')}>
      <div className={css.head}>
        <Button icon={MessageSquarePlus} fullWidth onClick={actions.onNewChat}>
          {t('chat.newChat')}
        </Button>
      </div>
      {threads === 'loading' && <Loading />}
      {threads === 'failed' && (
        <div className={css.state}>
          <p role="alert">{t('threads.failed')}</p>
          <Button size="small" icon={RotateCcw} onClick={actions.onRetryThreads}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {typeof threads !== 'string' && threads.length > 0 && (
        <Threads
          threads={threads}
          currentThreadId={view.currentThreadId}
          onOpenThread={actions.onOpenThread}
          onAsk={onAsk}
          timeZone={timeZone}
        />
      )}
      <LeftOut
        count={view.leftOut}
        empty={threads.length === 0 && <p className={css.state}>{t('threads.empty')}</p>}
      />
    </nav>
  );
}

function Loading() {
  const { t } = useWords();
  return (
    <div className={css.list} role="status">
      <VisuallyHidden>{t('threads.loading')}</VisuallyHidden>
      {OUTLINE.map((width) => (
        <div key={width} className={css.outline}>
          <Skeleton shape="text" width={width} />
          <Skeleton shape="text" width={30} />
        </div>
      ))}
    </div>
  );
}

function Threads({
  threads,
  currentThreadId,
  onOpenThread,
  onAsk,
  timeZone,
}: {
  threads: readonly ChatThread[];
  currentThreadId: string | null;
  onOpenThread: (threadId: string) => void;
  onAsk: ThreadListProps['onAsk'];
  timeZone: string | undefined;
}) {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const searchable = threads.length > MOST_WITHOUT_SEARCH;
  const searched = searchable && search.trim() !== '';
  const found = searched ? foundThreads(threads, search) : threads;
  return (
    <>
      {searchable && (
        <div className={css.search}>
          <SearchField label={t('threads.search')} value={search} onChange={setSearch} />
        </div>
      )}
      <VisuallyHidden role="status">
        {searched && found.length > 0 ? t('threads.found', { count: found.length }) : ''}
      </VisuallyHidden>
      {found.length === 0 && (
        <p className={css.state} role="status">
          {t('threads.nothingFound')}
        </p>
      )}
      <ul className={css.list} {...keptFocus}>
        {found.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            current={thread.id === currentThreadId}
            onOpen={() => onOpenThread(thread.id)}
            onAsk={onAsk && ((does) => onAsk(does, thread))}
            timeZone={timeZone}
          />
        ))}
      </ul>
    </>
  );
}
