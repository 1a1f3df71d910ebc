import { useWords } from '@parley/i18n/react';
import { Button } from '../../components/Button/Button.tsx';
import { shortName } from '../../format/shortName.ts';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { ACTION_WORDS, type AssistantActions } from './assistantActions.ts';

type AssistantFailuresProps = Pick<AssistantActions, 'failures' | 'onRepeat' | 'onDismiss'>;

/** What failed: it stays above the list until it is tried again or sent away. */
export function AssistantFailures({ failures, onRepeat, onDismiss }: AssistantFailuresProps) {
  const { t } = useWords();
  return failures.map(({ id, action, names, problem }) => (
    <ProblemBanner
      key={id}
      problem={problem}
      title={t(ACTION_WORDS[action].failed, { name: shortName(names[0] ?? ''), count: names.length })}
      actions={
        <Button size="small" onClick={() => onRepeat(id)}>
          {t('common.retry')}
        </Button>
      }
      onDismiss={() => onDismiss(id)}
    />
  ));
}
