import type { ReplyOf } from '@parley/api';
import {
  type ChatProblem,
  type ChatView,
  REFUSED_STANDINGS,
  SUBSCRIPTION_ERROR_STATUSES,
  type SubscriptionErrorStatus,
} from '@parley/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { useLooks } from '../app/useLooks.ts';

type Subscription = ReplyOf<'getSubscriptionStatus'>;

const ALLOWING = ['active', 'trial'];

/** Whether a subscription, as it is now, refuses a message with this status. */
function refuses(subscription: Subscription, status: SubscriptionErrorStatus): boolean {
  const { usedMessages, dailyMessageLimit, usedCharacters, monthlyCharacterLimit } = subscription;
  if (status === 463) return usedMessages >= dailyMessageLimit;
  if (status === 464) return usedCharacters >= monthlyCharacterLimit;
  return !ALLOWING.includes(subscription.status);
}

type Limit = Extract<ChatProblem, { kind: 'subscription' }>;

const isLimit = (problem: ChatProblem | null): problem is Limit =>
  problem?.kind === 'subscription' && problem.audience === 'admin';

/** The problems that a chat tells of. */
const problemsIn = (view: ChatView) =>
  view.phase === 'ready'
    ? [
        ...view.messages.map(({ problem }) => problem),
        view.notice?.kind === 'notSent' ? view.notice.problem : null,
      ]
    : [];

/** A chat in which the subscription refuses only what it would refuse now. */
export function withLifted(view: ChatView, subscription: Subscription): ChatView {
  if (view.phase !== 'ready') return view;
  const isLifted = (problem: ChatProblem | null) =>
    isLimit(problem) && !refuses(subscription, problem.status);
  const lifted = { kind: 'lifted' } as const;
  const { messages, notice } = view;
  return {
    ...view,
    messages: messages.map((each) => (isLifted(each.problem) ? { ...each, problem: lifted } : each)),
    notice: notice?.kind === 'notSent' && isLifted(notice.problem) ? { ...notice, problem: lifted } : notice,
  };
}

/** What would refuse a message now: the subscription itself, or a limit that is used up. */
function reachedOf(subscription: Subscription): Limit | null {
  const { messages, characters } = subscription.resets;
  const status = SUBSCRIPTION_ERROR_STATUSES.find((each) => {
    const standing = REFUSED_STANDINGS[each];
    return standing ? standing === subscription.status : refuses(subscription, each);
  });
  if (status === undefined) return null;
  const resetAt = status === 463 ? messages : status === 464 ? characters : null;
  return { kind: 'subscription', status, audience: 'admin', resetAt };
}

/** A chat that says before anything is sent what would refuse it; any other notice goes before. */
export function withReached(view: ChatView, subscription: Subscription): ChatView {
  const problem = reachedOf(subscription);
  if (problem === null || view.phase !== 'ready' || view.notice) return view;
  return { ...view, notice: { kind: 'limitReached', problem } };
}

/**
 * The chat of an administrator with what the subscription, as it is now, would say of a message (ER-1): what
 * would refuse it is told before one is sent, and what refused one is not told any more once it is lifted, as
 * after a payment in this window or another. While it is shown, the subscription is followed.
 */
export function useLimits(view: ChatView): ChatView {
  const app = useApp();
  const isTold = problemsIn(view).some(isLimit);
  const { managesSubscription } = roleOf(app);
  const status = { ...app.queries.subscriptionStatus, meta: TOLD_IN_PLACE };
  // Mostly the subscription bar has read it already.
  const { data } = useQuery({ ...status, enabled: managesSubscription, staleTime: Number.POSITIVE_INFINITY });
  const isReached = data !== undefined && reachedOf(data) !== null;
  useQuery({
    ...status,
    ...useLooks(),
    enabled: managesSubscription && (isTold || isReached),
    staleTime: 0,
  });
  return useMemo(() => {
    if (!data || !managesSubscription) return view;
    return isTold ? withLifted(view, data) : withReached(view, data);
  }, [isTold, data, view, managesSubscription]);
}
