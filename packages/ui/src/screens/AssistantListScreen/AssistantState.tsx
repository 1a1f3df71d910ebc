import { useWords } from '@parley/i18n/react';
import type { AssistantStatus } from '@parley/model';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './AssistantState.css.ts';
import { ACTION_WORDS, type AssistantAction } from './assistantActions.ts';
import { CareLink, type CareLinkProps } from './CareLink.tsx';

/** Words of the statuses. */
export const STATUS_WORDS = {
  draft: 'assistants.statusDraft',
  published: 'assistants.statusPublished',
  paused: 'assistants.statusPaused',
} as const;

const TONES = { draft: 'neutral', published: 'positive', paused: 'caution' } as const;

export interface AssistantStateProps {
  status: AssistantStatus;
  /** What is saved of it differs from what its readers meet. */
  unpublishedChanges: boolean | undefined;
  /** What is being done to it now. */
  running: AssistantAction | undefined;
  /** Conversations with it that need care, and where they are. */
  care: CareLinkProps;
}

/** What an assistant's state is, or what is changing it just now. */
export function AssistantState({ status, unpublishedChanges, running, care }: AssistantStateProps) {
  const { t } = useWords();
  if (running === undefined) {
    const state = <Tag tone={TONES[status]}>{t(STATUS_WORDS[status])}</Tag>;
    if (!unpublishedChanges && care.count === 0) return state;
    return (
      <Inline as="span" gap={4} className={css.marks}>
        {state}
        {unpublishedChanges && <Tag tone="info">{t('editor.unpublished')}</Tag>}
        <CareLink {...care} />
      </Inline>
    );
  }
  return (
    <Inline as="span" overflow="keep" inText className={css.running} role="status">
      <Spinner size="small" />
      {t(ACTION_WORDS[running].running)}
    </Inline>
  );
}
