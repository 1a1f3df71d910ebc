import type { FileDropState } from './FileState.tsx';

/** Whether a file is there or on its way: it has not come to nothing. */
export const isThere = ({ kind }: FileDropState): boolean =>
  kind !== 'refused' && kind !== 'cancelled' && kind !== 'failed';
