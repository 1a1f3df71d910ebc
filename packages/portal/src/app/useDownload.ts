import type { ReceivedFile } from '@parley/api';
import { withoutPlace } from '@parley/machines';
import { useMutation } from '@tanstack/react-query';
import { useApp } from './AppContext.tsx';
import { feedbackOf } from './listState.ts';
import { roleOf } from './role.ts';
import { saveFile } from './saveFile.ts';
import { TOLD_IN_PLACE } from './toldInPlace.ts';

/**
 * Fetches a file, and hands it to the browser. A toast says why it could not be had; the button that was
 * pressed is the retry.
 */
export function useDownload<Of>(fetchFile: (of: Of) => Promise<ReceivedFile>) {
  const app = useApp();
  return useMutation({
    mutationFn: fetchFile,
    meta: TOLD_IN_PLACE,
    onSuccess: saveFile,
    onError: (error) => app.feedback.raise(withoutPlace(feedbackOf(error, roleOf(app).audience, 'form'))),
  });
}
