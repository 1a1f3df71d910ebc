import type { AssistantSummary } from '@parley/api';
import { useMemo, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { indexAssistant, readLastAssistant } from './lastAssistant.ts';

/**
 * The assistant that a non-admin's index has open (RT-8). It is chosen once for each visit and stays,
 * whichever are used elsewhere, given or taken meanwhile: the open thread is not swapped, and says by
 * itself when its assistant is gone.
 * @param permitted undefined until they are known
 * @param isVisited whether the index is what is shown
 */
export function useIndexAssistant(
  permitted: readonly AssistantSummary[] | undefined,
  isVisited: boolean,
): string | undefined {
  const subject = userOf(useApp())?.user.subject ?? '';
  const last = useMemo(() => (isVisited ? readLastAssistant(subject) : null), [isVisited, subject]);
  const [opened, setOpened] = useState<string>();
  const chosen = opened ?? (permitted && indexAssistant(permitted, last));
  const guid = isVisited ? chosen : undefined;
  if (guid !== opened) setOpened(guid);
  return guid;
}
