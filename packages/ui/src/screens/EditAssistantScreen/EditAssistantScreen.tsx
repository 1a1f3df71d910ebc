import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { Editor } from './Editor.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import type { EditorProps } from './editorProps.types.ts';

/** What there is to edit. */
export type EditAssistantState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'notFound' }
  | { kind: 'noPermission' }
  | { kind: 'ready'; editor: Omit<EditorProps, 'tab' | 'onTab' | 'listHref'> };

export interface EditAssistantScreenProps extends Pick<EditorProps, 'tab' | 'onTab' | 'listHref'> {
  state: EditAssistantState;
  onRetry: () => void;
  /** Where deleted assistants are restored. */
  deletedHref?: string | undefined;
}

/**
 * Edits one assistant in every part, and publishes it (AS-2 to AS-5). It keeps nothing but which question is
 * open: the draft, and what became of it, come from its owner.
 */
export function EditAssistantScreen({ state, onRetry, deletedHref, ...place }: EditAssistantScreenProps) {
  const { t } = useWords();
  if (state.kind === 'ready') return <Editor {...state.editor} {...place} />;
  return (
    <Page>
      <PageHeader title={t('screens.titles.editAssistant')} />
      <InItsPlace state={state} onRetry={onRetry} listHref={place.listHref} deletedHref={deletedHref} />
    </Page>
  );
}

/** What stands where the editor would be. */
function InItsPlace({
  state,
  onRetry,
  listHref,
  deletedHref,
}: {
  state: Exclude<EditAssistantState, { kind: 'ready' }>;
} & Pick<EditAssistantScreenProps, 'onRetry' | 'listHref' | 'deletedHref'>) {
  const { t } = useWords();
  const back = <ButtonLink href={listHref}>{t('editor.toList')}</ButtonLink>;
  switch (state.kind) {
    case 'loading':
      return <EditorSkeleton />;
    case 'failed':
      return (
        <LoadFailure
          title={t('editor.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      );
    case 'notFound':
      return (
        <div role="alert">
          <EmptyState
            title={t('editor.notFound')}
            picture="notFound"
            actions={
              <>
                {back}
                {deletedHref && <ButtonLink href={deletedHref}>{t('assistants.seeDeleted')}</ButtonLink>}
              </>
            }
          >
            {t('editor.notFoundText')}
          </EmptyState>
        </div>
      );
    case 'noPermission':
      return (
        <div role="alert">
          <EmptyState title={t('editor.noPermission')} picture="notAuthorized" actions={back}>
            {t('errors.askAdministrator')}
          </EmptyState>
        </div>
      );
  }
}
