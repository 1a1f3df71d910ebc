import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useOfflineReason } from '../../components/Button/NetworkProvider.tsx';
import { problemWords } from '../GlobalFeedback/problemWords.ts';

export interface ProblemBannerProps {
  /** What was not done, such as 'Your password was not changed'. Not said where that is not known. */
  title: string;
  /** Why, in codes; `told` where a toast or dialog says it. */
  problem: ProblemInPlace;
  /** A way on, such as a retry. */
  actions?: ReactNode;
  /** Lets the reader send it away. */
  onDismiss?: () => void;
}

/**
 * Says above a form or list why something was not done, or that it may have been (ER-1, FA-1). What failed
 * without a network says so once there is one again.
 */
export function ProblemBanner({ title, problem, actions, onDismiss }: ProblemBannerProps) {
  const { t } = useWords();
  const isOffline = useOfflineReason() !== undefined;
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  const isBack = problem.code === 'offline' && wasOffline && !isOffline;
  const isKnown = problem.code !== 'notConfirmed';
  return (
    <Banner
      tone={isKnown ? 'critical' : 'caution'}
      title={isKnown ? title : t('errors.notConfirmedTitle')}
      announce
      {...(actions !== undefined && { actions })}
      {...(onDismiss && { onDismiss })}
    >
      {isBack ? t('errors.problem.wasOffline') : problemWords(t, problem)}
    </Banner>
  );
}
