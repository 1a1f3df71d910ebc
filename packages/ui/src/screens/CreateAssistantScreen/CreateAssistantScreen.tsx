import { useWords } from '@parley/i18n/react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { AssistantForm, type AssistantFormState } from '../../patterns/AssistantForm/AssistantForm.tsx';
import type { AssistantAnswers } from '../../patterns/AssistantForm/assistantAnswers.ts';
import { ChatPreview } from '../../patterns/AssistantForm/ChatPreview.tsx';
import * as css from './CreateAssistantScreen.css.ts';

export interface CreateAssistantScreenProps {
  state: AssistantFormState;
  /** The answers, checked and trimmed. */
  onCreate: (answers: AssistantAnswers) => void;
}

/** Makes a further assistant, with its chat beside the answers on wide screens (AS-2). */
export function CreateAssistantScreen({ state, onCreate }: CreateAssistantScreenProps) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<AssistantAnswers>(() => ({
    name: '',
    description: '',
    welcomeMessage: t('screens.wizard.welcomeMessageDefault'),
  }));
  return (
    <Page>
      <PageHeader title={t('screens.create.title')} purpose={t('screens.create.purpose')} />
      <div className={css.columns}>
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
      </div>
    </Page>
  );
}
