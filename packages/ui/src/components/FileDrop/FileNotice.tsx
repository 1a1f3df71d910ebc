import { useWords } from '@parley/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { FileDropItem, FileDropState } from './FileState.tsx';

type Kind = FileDropState['kind'];

/**
 * States in which the handling of a file has ended. Only these are announced: progress changes so often
 * that its announcements would drown all others.
 */
const ANNOUNCED: ReadonlySet<Kind> = new Set(['ready', 'refused', 'failed']);

/** Tells screen readers, once, of each file whose handling has ended. */
export function FileNotice({ files }: { files: readonly FileDropItem[] }) {
  const { t } = useWords();
  const before = useRef<ReadonlyMap<string, Kind> | null>(null);
  const [ended, setEnded] = useState<readonly FileDropItem[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = new Map(files.map(({ id, state }) => [id, state.kind]));
    if (!known) return;
    const now = files.filter(({ id, state: { kind } }) => {
      // A file that comes with a list that was loaded is no news; one that is refused at once is.
      const isNews = known.has(id) ? known.get(id) !== kind : kind === 'refused';
      return ANNOUNCED.has(kind) && isNews;
    });
    if (now.length > 0) setEnded(now);
  }, [files]);
  const notice = ended.map(({ name, state }) => {
    const words = t(`fields.files.${state.kind}`);
    return t('fields.files.becomes', {
      name,
      state: 'reason' in state ? `${words}. ${state.reason}` : words,
    });
  });
  return <VisuallyHidden role="status">{notice.join(' ')}</VisuallyHidden>;
}
