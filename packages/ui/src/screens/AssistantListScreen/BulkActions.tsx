import { useWords } from '@parley/i18n/react';
import type { AssistantStatus } from '@parley/model';
import { Download, Pause, Play, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import type { AssistantAction } from './assistantActions.ts';

export interface BulkActionsProps {
  /** Of those that are selected. */
  statuses: readonly AssistantStatus[];
  onAct: (action: AssistantAction) => void;
}

/** What can be done with several assistants at once (AS-1). */
export function BulkActions({ statuses, onAct }: BulkActionsProps) {
  const { t } = useWords();
  // Of a mixture, those that answer can be paused; drafts answer nobody yet.
  const pauses = statuses.includes('published');
  const resumes = !pauses && statuses.includes('paused');
  return (
    <>
      <Button size="small" icon={Download} onClick={() => onAct('export')}>
        {t('assistants.export')}
      </Button>
      {(pauses || resumes) && (
        <Button size="small" icon={pauses ? Pause : Play} onClick={() => onAct(pauses ? 'pause' : 'resume')}>
          {t(pauses ? 'assistants.pause' : 'assistants.resume')}
        </Button>
      )}
      <Button size="small" icon={Trash2} onClick={() => onAct('delete')}>
        {t('assistants.delete')}
      </Button>
    </>
  );
}
