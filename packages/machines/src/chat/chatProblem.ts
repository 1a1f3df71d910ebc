import {
  type Audience,
  type ChatProblem,
  endOfLongWait,
  type Failure,
  LONGEST_WAIT_SECONDS,
} from '@parley/model';
import { feedbackFor } from '../errors/errorPolicy.ts';

/** Seconds to wait where a 429 names none. */
const DEFAULT_WAIT_SECONDS = 30;

/** The failure of a call that got no reply. */
export const lostConnection: Failure = {
  status: 0,
  code: 'network',
  text: '',
  retryAfter: null,
  resetAt: null,
};

/** What the error table says of a failure in this audience's chat (ER-3). */
export function chatFeedback(failure: Failure, audience: Audience) {
  return feedbackFor(failure, audience, audience === 'visitor' ? 'widget' : 'chat');
}

/**
 * Puts a failure into the chat's own terms.
 * @param now milliseconds since 1970.
 */
export function chatProblem(failure: Failure, audience: Audience, now: number): ChatProblem {
  const feedback = chatFeedback(failure, audience);
  if (!('code' in feedback)) return { kind: 'generic' };
  if (feedback.code === 'refused') return { kind: 'refused', text: feedback.text };
  if (feedback.code === 'subscription') {
    return { kind: 'subscription', status: feedback.status, audience, resetAt: feedback.resetAt };
  }
  if (feedback.code === 'rateLimited') {
    const { retryAfter } = failure;
    const resetAt = failure.resetAt ?? endOfLongWait(retryAfter ?? 0, now);
    const untilReset = resetAt ? (Date.parse(resetAt) - now) / 1000 : DEFAULT_WAIT_SECONDS;
    // `Retry-After` never names more than the longest wait: what is longer is known by its end alone.
    if (resetAt && untilReset > LONGEST_WAIT_SECONDS && (retryAfter ?? untilReset) >= LONGEST_WAIT_SECONDS) {
      return { kind: 'rateLimited', secondsLeft: 0, resetAt };
    }
    const secondsLeft = Math.max(0, Math.ceil(retryAfter ?? untilReset));
    return { kind: 'rateLimited', secondsLeft: Math.min(secondsLeft, LONGEST_WAIT_SECONDS) };
  }
  return feedback.code === 'offline' || feedback.code === 'notConfirmed'
    ? { kind: 'notConfirmed' }
    : { kind: 'generic' };
}
