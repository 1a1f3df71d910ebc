import type { ReceivedFile } from '@parley/api';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from './saveFile.ts';
import { WITHOUT_PLACE } from './toldInPlace.ts';

/**
 * Fetches a file, and hands it to the browser. A toast says why it could not be had; the button that was
 * pressed is the retry.
 */
export function useDownload<Of>(fetchFile: (of: Of) => Promise<ReceivedFile>) {
  return useMutation({ mutationFn: fetchFile, meta: WITHOUT_PLACE, onSuccess: saveFile });
}
