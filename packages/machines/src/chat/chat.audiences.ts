import type { Audience, ChatProblem } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import type { ByAudience } from '../fixture.types.ts';
import { chatMachine } from './chat.machine.ts';
import { chatProblem } from './chatProblem.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

/** What another audience is told of the same failure (ER-1, ER-2). */
function problemFor(problem: ChatProblem | null, audience: Audience): ChatProblem | null {
  if (problem?.kind === 'refused')
    return chatProblem(failureOf({ status: 422, text: problem.text }), audience, 0);
  return problem?.kind === 'subscription' ? { ...problem, audience } : problem;
}

function seenBy(audience: Audience, { value, context }: Snapshot): Snapshot {
  return chatMachine.resolveState({
    value,
    context: {
      ...context,
      audience,
      problem: problemFor(context.problem, audience),
      messages: context.messages.map((message) => ({
        ...message,
        problem: problemFor(message.problem, audience),
      })),
    },
  });
}

/**
 * The chat as each audience sees it. A visitor has no session that could end, and no right that could be
 * missing: both are 'unavailable'.
 */
export function chatByAudience(snapshot: Snapshot): ByAudience<Snapshot> {
  const own = snapshot.context.audience;
  const isForUsers = snapshot.matches({ ready: 'tokenExpired' }) || snapshot.matches({ closed: 'noAccess' });
  const audiences: Audience[] = isForUsers ? ['admin', 'user'] : ['admin', 'user', 'visitor'];
  return Object.fromEntries(
    audiences.map((audience) => [audience, audience === own ? snapshot : seenBy(audience, snapshot)]),
  );
}
