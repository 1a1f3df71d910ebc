import type { AssistantSummary, Subscription } from '@parley/api';
import type { QuickStartMark, QuickStartStep } from '@parley/ui';

/** What could be read; undefined where it could not. */
export interface QuickStartFacts {
  assistants: readonly AssistantSummary[] | undefined;
  /** How many the organisation has, the invited among them. */
  userCount: number | undefined;
  subscription: Subscription | undefined;
}

/** How far an organisation is (QS-1): as its data say, and as the reader ticked where they say nothing. */
export function marksOf(
  { assistants, userCount, subscription }: QuickStartFacts,
  ticked: ReadonlySet<string>,
): Record<QuickStartStep, QuickStartMark> {
  const byHand = (step: QuickStartStep): QuickStartMark => (ticked.has(step) ? 'ticked' : 'unknown');
  const known = (step: QuickStartStep, isDone: boolean | undefined): QuickStartMark => {
    if (isDone === undefined) return byHand(step);
    return isDone ? 'done' : 'todo';
  };
  const wasAsked = assistants?.some(({ messages24h }) => messages24h > 0);
  return {
    create: known('create', assistants && assistants.length > 0),
    data: known(
      'data',
      assistants?.some(({ dataFileCount }) => dataFileCount > 0),
    ),
    // No message in the last 24 hours does not say that there never was one.
    test: wasAsked ? 'done' : byHand('test'),
    style: byHand('style'),
    domain: byHand('domain'),
    install: byHand('install'),
    invite: known('invite', userCount === undefined ? undefined : userCount > 1),
    plan: known('plan', subscription && subscription.status === 'active'),
    trouble: byHand('trouble'),
  };
}
