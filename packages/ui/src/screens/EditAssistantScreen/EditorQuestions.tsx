import { useWords } from '@parley/i18n/react';
import type { AskedStep, EditorActions, EditorView } from '@parley/model';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { LeaveQuestion } from '../../patterns/unsaved/LeaveQuestion.ts';
import { SaveFirstDialog } from '../../patterns/unsaved/SaveFirstDialog.tsx';
import DeleteAssistantsDialog, {
  type DoomedAssistant,
} from '../AssistantListScreen/actions/DeleteAssistantsDialog.tsx';

export interface EditorQuestionsProps {
  view: EditorView;
  /** What there is to lose. */
  assistant: DoomedAssistant;
  /** Why saving would not go through: mistakes in the form. */
  saveBlocked: string | undefined;
  actions: EditorActions;
  /** The answers to whether files on their way are to be broken off; null while that is not asked. */
  uploads: { onStay: () => void; onLeave: () => void } | null;
}

/** The questions that the editor may ask, of which at most one is open. */
export function EditorQuestions({ view, assistant, saveBlocked, actions, uploads }: EditorQuestionsProps) {
  const { t } = useWords();
  const said = (step: AskedStep | null, running: string) => ({
    busy: step?.kind === 'running' ? running : undefined,
    error: step?.kind === 'failed' ? problemWords(t, step.problem) : undefined,
  });
  const leaving = view.kind === 'leaving' ? view.step : null;
  const deleting = view.kind === 'deleting' ? view.step : null;
  const reverting = view.kind === 'reverting' ? view.step : null;
  return (
    <>
      {leaving?.kind === 'running' && (
        <LeaveQuestion isSaving onStay={actions.onCancel} onLeave={actions.onLeaveWithoutSaving} />
      )}
      <SaveFirstDialog
        open={leaving !== null && leaving.kind !== 'running'}
        error={said(leaving, '').error}
        saveBlocked={saveBlocked}
        onSave={actions.onSaveAndLeave}
        onLeave={actions.onLeaveWithoutSaving}
        onStay={actions.onCancel}
      />
      <ConfirmDialog
        open={uploads !== null}
        title={t('editor.uploads.title')}
        confirmLabel={t('editor.uploads.leave')}
        onConfirm={() => uploads?.onLeave()}
        onCancel={() => uploads?.onStay()}
      >
        {t('editor.uploads.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={reverting !== null}
        title={t('editor.reverting.title')}
        confirmLabel={t('editor.reverting.confirm')}
        needsNetwork
        onConfirm={actions.onRevert}
        onCancel={actions.onCancel}
        {...said(reverting, t('editor.reverting.running'))}
      >
        {t('editor.reverting.text')}
      </ConfirmDialog>
      <DeleteAssistantsDialog
        open={deleting !== null}
        assistants={[assistant]}
        onConfirm={actions.onDelete}
        onCancel={actions.onCancel}
        {...said(deleting, t('editor.deleting.running'))}
      />
    </>
  );
}
