import type { ChatThread, ThreadListView } from '@parley/model';
import { useEffect, useState } from 'react';
import { useLeftOpen } from '../../patterns/unsaved/useUnsaved.ts';
import { renameForm } from './threadDialog.ts';

/**
 * Looks once, as soon as the threads are known, whether a reload or a login came between while one of them
 * was renamed: that goes on then, as nobody would look for it (FA-1).
 */
export function useLeftRenaming(
  threads: ThreadListView['threads'] | undefined,
  goOn: (thread: ChatThread) => void,
): void {
  const leftOpen = useLeftOpen();
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    if (hasLooked || threads === undefined || typeof threads === 'string') return;
    setLooked(true);
    const left = threads.find(({ id }) => leftOpen({ form: renameForm(id) }));
    if (left) goOn(left);
  });
}
