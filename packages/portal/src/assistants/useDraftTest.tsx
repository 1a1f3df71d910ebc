import type { AssistantDraft } from '@parley/model';
import { type EditorProps, onDemand } from '@parley/ui';
import { useCallback, useEffect, useState } from 'react';
import type { DraftTestProps, KeptTest } from './DraftTest.tsx';

const DraftTest = onDemand<DraftTestProps>(
  () => import('./DraftTest.tsx'),
  ({ onClose }) => onClose(),
);

/**
 * The test chat beside the form (AS-4). The conversation stays while it is closed, until the editor is left.
 */
export function useDraftTest(assistantGuid: string, draft: AssistantDraft): EditorProps['test'] {
  const [isOpen, setOpen] = useState(false);
  const [run, setRun] = useState(0);
  const [kept] = useState<KeptTest>(() => ({ chat: null, draft }));
  const end = useCallback(() => {
    kept.chat?.stop();
    kept.chat = null;
  }, [kept]);
  useEffect(() => {
    kept.draft = draft;
  }, [kept, draft]);
  useEffect(() => end, [end]);
  const onClose = () => setOpen(false);
  return {
    chat: isOpen ? (
      <DraftTest key={run} assistantGuid={assistantGuid} draft={draft} kept={kept} onClose={onClose} />
    ) : null,
    onOpen: () => setOpen(true),
    onClose,
    onRestart() {
      end();
      setRun((before) => before + 1);
    },
  };
}
