import { useWords } from '@parley/i18n/react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Toaster } from '../../components/Toaster/Toaster.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { ACTION_WORDS, type AssistantActions, type AssistantOutcome, shortName } from './assistantActions.ts';

type Handlers = Pick<AssistantActions, 'outcomes' | 'onUndo' | 'onRepeat' | 'onDismiss' | 'onHold'>;
type Of<Kind extends AssistantOutcome['kind']> = Extract<AssistantOutcome, { kind: Kind }>;

/** What went well, as toasts that can be undone where that is possible. */
export function AssistantToasts({ outcomes, onUndo, onDismiss, onHold }: Omit<Handlers, 'onRepeat'>) {
  const { t } = useWords();
  const done = outcomes.filter((outcome): outcome is Of<'done'> => outcome.kind === 'done');
  const wordsOf = ({ action, names: [name = '', ...others] }: Of<'done'>) =>
    action === 'import'
      ? t('assistants.imported', { name: shortName(name) })
      : t(ACTION_WORDS[action].done, { name: shortName(name), count: others.length + 1 });
  return (
    <Toaster
      toasts={done.map((outcome) => ({
        id: outcome.id,
        kind: 'success',
        text: wordsOf(outcome),
        ...(outcome.undoable
          ? { action: { label: t('assistants.undo'), onAction: () => onUndo(outcome.id) } }
          : {}),
      }))}
      onDismiss={onDismiss}
      onHold={onHold}
    />
  );
}

/** What failed: it stays above the list until it is tried again or sent away. */
export function AssistantFailures({ outcomes, onRepeat, onDismiss }: Omit<Handlers, 'onUndo' | 'onHold'>) {
  const { t } = useWords();
  return outcomes
    .filter((outcome): outcome is Of<'failed'> => outcome.kind === 'failed')
    .map(({ id, action, names, problem }) => (
      <Banner
        key={id}
        tone="critical"
        announce
        title={t(ACTION_WORDS[action].failed, { name: shortName(names[0] ?? ''), count: names.length })}
        actions={
          <Button size="small" onClick={() => onRepeat(id)}>
            {t('common.retry')}
          </Button>
        }
        onDismiss={() => onDismiss(id)}
      >
        {problemWords(t, problem)}
      </Banner>
    ));
}
