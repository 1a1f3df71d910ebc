import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, RestoreStep } from '@parley/model';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { changedFields } from './fields.ts';
import type { Known } from './fieldWords.ts';
import * as css from './VersionComparison.css.ts';
import type { VersionContent } from './versions.types.ts';

/** Height of what stands for the differences while they are not known, in px. */
const LOADING_HEIGHT = 120;

export interface VersionComparisonProps {
  /** Of the version. */
  number: number;
  content: VersionContent;
  draft: AssistantDraft;
  known: Known;
  /** How far restoring is, of this version or another. */
  step: RestoreStep | null;
  onRetry: () => void;
  onAskRestore: (number: number) => void;
}

/** What a published version would change in the draft, and the way to restore it (AS-4). */
export function VersionComparison(props: VersionComparisonProps) {
  return (
    <div className={css.root}>
      <Content {...props} />
    </div>
  );
}

function Content({ content, onRetry, ...version }: VersionComparisonProps) {
  const { t } = useWords();
  switch (content.kind) {
    case 'loading':
      return (
        <div aria-busy>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton shape="block" height={LOADING_HEIGHT} />
        </div>
      );
    case 'failed':
      return (
        <LoadFailure
          title={t('editor.versions.contentFailed')}
          problem={content.problem}
          retrying={content.retrying}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return <Differences {...version} held={content.draft} />;
  }
}

type DifferencesProps = Omit<VersionComparisonProps, 'content' | 'onRetry'> & { held: AssistantDraft };

function Differences({ number, held, draft, known, step, onAskRestore }: DifferencesProps) {
  const { t } = useWords();
  const same = changedFields(draft, held).length === 0;
  const running = step?.kind === 'running';
  const isThis = step !== null && 'number' in step && step.number === number;
  return (
    <Stack gap={16}>
      {/* Above the differences, which may be long. */}
      <Inline gap={16} rowGap={12} justify="between">
        <Text>{t(same ? 'editor.versions.same' : 'editor.versions.differs')}</Text>
        {!same && (
          <Button
            icon={RotateCcw}
            needsNetwork
            onClick={() => !running && onAskRestore(number)}
            busy={running && isThis ? t('editor.versions.restoring') : undefined}
          >
            {t('editor.versions.restore')}
          </Button>
        )}
      </Inline>
      {isThis && step.kind === 'failed' && (
        <ProblemBanner title={t('editor.versions.notRestored')} problem={step.problem} />
      )}
      {!same && (
        <DifferenceList
          before={draft}
          after={held}
          names={{
            before: t('editor.publishing.after'),
            after: t('editor.versions.name', { number }),
          }}
          known={known}
          level={4}
        />
      )}
    </Stack>
  );
}
