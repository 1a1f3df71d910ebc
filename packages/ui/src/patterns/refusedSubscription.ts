import type { WordKey } from '@parley/i18n';
import type { RefusedStanding } from '@parley/model';

/** A subscription that refuses what one would make (ER-1). */
export interface RefusedSubscription {
  standing: RefusedStanding;
  /** Where that is mended. */
  href: string;
}

const TITLES = {
  canceled: 'subscription.bar.canceled.message',
  incomplete: 'subscription.bar.incomplete.message',
  trial_ended: 'subscription.bar.trial_ended.message',
} as const satisfies Record<RefusedStanding, WordKey>;

/**
 * What is said where a subscription lets nobody make an assistant, in the words of the subscription bar. Room
 * in the plan is not spoken of: deleting something would not help.
 */
export const refusedWords = (standing: RefusedStanding) =>
  ({
    title: TITLES[standing],
    text: standing === 'incomplete' ? 'assistants.onceFixed' : 'assistants.onceChosen',
    link: standing === 'incomplete' ? 'subscription.limit.manage' : 'subscription.seePlans',
  }) as const satisfies Record<string, WordKey>;
