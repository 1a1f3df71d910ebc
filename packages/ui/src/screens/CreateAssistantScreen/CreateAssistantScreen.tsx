import { useWords } from '@parley/i18n/react';
import type { AssistantAnswers, FormState } from '@parley/model';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { AssistantForm } from '../../patterns/AssistantForm/AssistantForm.tsx';
import { ChatPreview } from '../../patterns/AssistantForm/ChatPreview.tsx';
import { type RefusedSubscription, refusedWords } from '../../patterns/refusedSubscription.ts';
import { useUnsaved } from '../../patterns/unsaved/useUnsaved.ts';
import * as css from './CreateAssistantScreen.css.ts';

export type CreateAssistantState =
  | FormState
  /** The plan has room for `limit` assistants, and they are there. */
  | { kind: 'limitReached'; limit: number; plansHref: string; listHref: string }
  /** The subscription lets nobody make an assistant, whether the plan has room or not. */
  | { kind: 'refused'; subscription: RefusedSubscription; listHref: string }
  /** The reader may use assistants, not make them. */
  | { kind: 'noPermission'; listHref: string };

export interface CreateAssistantScreenProps {
  state: CreateAssistantState;
  /** The answers, checked and trimmed. */
  onCreate: (answers: AssistantAnswers) => void;
}

/** Makes a further assistant, with its chat beside the answers on wide screens (AS-2). */
export function CreateAssistantScreen({ state, onCreate }: CreateAssistantScreenProps) {
  const { t } = useWords();
  const mayCreate =
    state.kind !== 'limitReached' && state.kind !== 'refused' && state.kind !== 'noPermission';
  return (
    <Page>
      <PageHeader
        title={t('screens.create.title')}
        {...(mayCreate && { purpose: t('screens.create.purpose') })}
      />
      {state.kind === 'limitReached' && (
        <Refusal
          title={t('editor.create.limit', { count: state.limit })}
          text={t('editor.create.limitText')}
          listHref={state.listHref}
          mend={{ href: state.plansHref, label: t('subscription.seePlans') }}
        />
      )}
      {state.kind === 'refused' && <RefusedBySubscription {...state} />}
      {state.kind === 'noPermission' && (
        <EmptyState
          title={t('editor.create.noPermission')}
          picture="notAuthorized"
          actions={<ButtonLink href={state.listHref}>{t('editor.toList')}</ButtonLink>}
        >
          {t('editor.create.noPermissionText')}
        </EmptyState>
      )}
      {mayCreate && <Answers state={state} onCreate={onCreate} />}
    </Page>
  );
}

interface RefusalProps {
  title: string;
  text: string;
  listHref: string;
  /** Where it is mended. */
  mend: { href: string; label: string };
}

/** Why there is no form, and where that can be changed. */
function Refusal({ title, text, listHref, mend }: RefusalProps) {
  const { t } = useWords();
  return (
    <EmptyState
      title={title}
      actions={
        <>
          <ButtonLink href={listHref}>{t('editor.toList')}</ButtonLink>
          <ButtonLink href={mend.href} variant="primary">
            {mend.label}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

function RefusedBySubscription({
  subscription: { standing, href },
  listHref,
}: Extract<CreateAssistantState, { kind: 'refused' }>) {
  const { t } = useWords();
  const { title, text, link } = refusedWords(standing);
  return <Refusal title={t(title)} text={t(text)} listHref={listHref} mend={{ href, label: t(link) }} />;
}

interface AnswersProps {
  state: FormState;
  onCreate: (answers: AssistantAnswers) => void;
}

function Answers({ state, onCreate }: AnswersProps) {
  const { t } = useWords();
  const empty = { name: '', description: '', welcomeMessage: t('wizard.welcomeMessageDefault') };
  const [answers, setAnswers] = useUnsaved<AssistantAnswers>({
    form: 'createAssistant',
    initial: empty,
    isChanged: ({ name, description, welcomeMessage }) =>
      name !== '' || description !== '' || welcomeMessage !== empty.welcomeMessage,
    isSaving: state.kind === 'busy',
  });
  return (
    <Columns gap={24} align="start" className={css.columns}>
      <Card>
        <AssistantForm
          answers={answers}
          onChange={setAnswers}
          state={state}
          submitLabel={t('screens.create.submit')}
          onSubmit={onCreate}
        />
      </Card>
      <div className={css.preview}>
        <ChatPreview answers={answers} />
      </div>
    </Columns>
  );
}
