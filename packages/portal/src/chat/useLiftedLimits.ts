import type { ReplyOf } from '@parley/api';
import type { ChatProblem, ChatView, SubscriptionErrorStatus } from '@parley/model';
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

/**
 * The chat of an administrator without limits that were reached when something was sent and are not any more,
 * as after a payment in this window or another (ER-1): while one is shown, the subscription is followed.
 */
export function useLiftedLimits(view: ChatView): ChatView {
  const app = useApp();
  const isLimited = problemsIn(view).some(isLimit);
  const { data } = useQuery({
    ...app.queries.subscriptionStatus,
    ...useLooks(),
    enabled: isLimited && roleOf(app).managesSubscription,
    staleTime: 0,
    meta: TOLD_IN_PLACE,
  });
  return useMemo(() => (isLimited && data ? withLifted(view, data) : view), [isLimited, data, view]);
}
