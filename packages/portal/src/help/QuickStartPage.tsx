import { DEFAULT_USER_QUERY, QUICK_START_STEPS, QuickStartScreen, type QuickStartStep } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemOf } from '../app/listState.ts';
import { userOf } from '../app/session.ts';
import { marksOf } from './quickStartMarks.ts';
import { keepTicks, readTicks } from './quickStartTicks.ts';

/** Help for the first steps, with what is done of them (QS-1). */
export default function QuickStartPage() {
  const app = useApp();
  const { config, queries } = app;
  const hash = useLocation({ select: (location) => location.hash });
  const assistants = useQuery(queries.assistants);
  const users = useQuery(queries.users(DEFAULT_USER_QUERY));
  const subscription = useQuery(queries.subscriptionStatus);
  const subject = userOf(app)?.user.subject ?? '';
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => readTicks(subject));
  const reads = [assistants, users, subscription];
  const failed = reads.find(({ isError }) => isError);
  const loading = reads.some(({ isPending }) => isPending);
  const first = assistants.data?.assistants[0]?.assistantGuid ?? null;

  const tick = (step: QuickStartStep, done: boolean) => {
    const next = new Set(ticked);
    if (done) next.add(step);
    else next.delete(step);
    setTicked(next);
    keepTicks(subject, next);
  };

  return (
    <QuickStartScreen
      marks={
        loading
          ? null
          : marksOf(
              {
                assistants: assistants.data?.assistants,
                userCount: users.data?.total,
                subscription: subscription.data,
              },
              ticked,
            )
      }
      {...(failed ? { problem: problemOf(failed.error) } : {})}
      onRetry={() => {
        for (const read of reads) if (read.isError) void read.refetch();
      }}
      onTick={tick}
      links={{
        create: '/create-assistant',
        data: '/',
        test: first === null ? '/' : `/assistants/chat/${first}`,
        style: '/',
        domain: '/',
        invite: '/users',
        plan: '/billing',
      }}
      embed={{ origin: config.apiBaseUrl || window.location.origin, assistant: first, widgetKey: null }}
      supportEmail={config.supportEmail}
      target={QUICK_START_STEPS.find((step) => step === hash)}
    />
  );
}
