import type { DataFile } from '@parley/api';
import type { useLooks } from '../app/useLooks.ts';

/** How often the list is read while something waits or is indexed, in ms. */
const POLL_MS = 1000;

const isUnderWay = ({ status }: DataFile) => status === 'queued' || status === 'indexing';

/**
 * How often the list of data files is read again: often while one is on its way, which all of the editor
 * tells; otherwise only where the list is shown.
 */
export const readEvery =
  (isShown: boolean, looks: ReturnType<typeof useLooks>) =>
  ({ state }: { state: { status: string; data?: { dataFiles: readonly DataFile[] } | undefined } }) => {
    if (state.data?.dataFiles.some(isUnderWay)) return POLL_MS;
    return isShown && looks.refetchInterval({ state });
  };
