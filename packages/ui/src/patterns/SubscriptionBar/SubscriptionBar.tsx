import { useWords } from '@parley/i18n/react';
import type { SubscriptionBarStatus } from '@parley/model';
import { X } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import * as css from './SubscriptionBar.css.ts';

export interface SubscriptionBarProps {
  /** How the subscription stands; chooses the words. */
  status: SubscriptionBarStatus;
  /**
   * `refreshing` while the status is fetched anew after the link was followed; `failed` when that did not
   * work.
   */
  state: 'idle' | 'refreshing' | 'failed';
  /** The link was followed, or is tried again. */
  onFollow: () => void;
  /** Asked for by the cross; the bar does not come back. */
  onClose: () => void;
}

/** The orange bar that says how the subscription stands and leads to where that is changed (SB-1, SH-9). */
export function SubscriptionBar({ status, state, onFollow, onClose }: SubscriptionBarProps) {
  const { t } = useWords();
  const linkText = {
    idle: t(`subscription.bar.${status}.link`),
    refreshing: t('subscription.bar.refreshing'),
    failed: t('subscription.bar.retry'),
  }[state];
  const message = t(state === 'failed' ? 'subscription.bar.failed' : `subscription.bar.${status}.message`);
  return (
    <Columns as="section" gap={0} align="center" className={css.bar} aria-label={t('subscription.bar.label')}>
      <p className={css.text} role="status">
        {message}{' '}
        <button
          type="button"
          className={css.link}
          aria-disabled={state === 'refreshing'}
          onClick={state === 'refreshing' ? undefined : onFollow}
        >
          {linkText}
        </button>
      </p>
      <Center
        as="button"
        type="button"
        className={css.close}
        aria-label={t('subscription.bar.close')}
        onClick={onClose}
      >
        <Icon icon={X} />
      </Center>
    </Columns>
  );
}
