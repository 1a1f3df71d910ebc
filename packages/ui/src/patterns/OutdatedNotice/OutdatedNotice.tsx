import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { problemWords } from '../GlobalFeedback/problemWords.ts';
import { useWait } from '../LoadFailure/useWait.ts';

/** A reload of the data failed, so the data shown may be out of date. */
export interface Outdated {
  problem: ProblemInPlace;
  /** Another try is under way. */
  retrying: boolean;
}

export interface OutdatedNoticeProps {
  /** Why the data shown is not newer, and whether another try is under way. */
  outdated: Outdated;
  /** Asks for fresh data. */
  onRetry: () => void;
}

/**
 * Says above content that stays in view why it may be out of date, and offers another try. Where there is no
 * content, take `ErrorState`.
 */
export function OutdatedNotice({ outdated, onRetry }: OutdatedNoticeProps) {
  const { t } = useWords();
  const waiting = useWait(outdated.problem);
  return (
    <Banner
      tone="caution"
      announce={outdated.problem.code !== 'told'}
      actions={
        <Button
          size="small"
          onClick={onRetry}
          busy={outdated.retrying ? t('common.loading') : undefined}
          disabledReason={waiting}
        >
          {waiting ?? t('common.retry')}
        </Button>
      }
    >
      <bdi>{problemWords(t, outdated.problem)}</bdi> {t('screens.outdated')}
      {outdated.problem.code === 'offline' && ` ${t('errors.offlineText')}`}
    </Banner>
  );
}
