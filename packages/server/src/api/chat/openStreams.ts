import { inArray } from 'drizzle-orm';
import type { AnswerStream } from '../../chat/eventStream.ts';
import type { Database } from '../../database/database.ts';
import { assistantAccess, assistants, users } from '../../database/schema.ts';
import { log } from '../../operation/log.ts';
import { Refusal } from '../../refusal.ts';
import { isEnded } from '../../users/sessions.ts';
import type { PortalCaller, Visitor } from '../callers.ts';

/** Streams that one user or visitor may have open at this process, and all together. */
const STREAMS_PER_CALLER = 20;
const STREAMS_IN_ALL = 5000;
/** How often it is looked whether the readers of open streams may still read. */
const LOOK_INTERVAL_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** Whoever chats: a user in the portal, or a visitor of the widget. */
export type Chatter = PortalCaller | Visitor;

/** The streams of answers that are open at this process. */
export interface OpenStreams {
  /** @throws {Refusal} 429 where the caller, or all together, have too many open. */
  requireRoom(caller: Chatter): void;
  /** The same stream, which ends without a last event once its reader may no longer read it. */
  watched(caller: Chatter, assistantId: string, stream: AnswerStream): AnswerStream;
}

interface OpenStream {
  caller: Chatter;
  assistantId: string;
  end(): void;
}

const idOf = (caller: Chatter) => ('user' in caller ? caller.user.id : caller.clientId);

/** Makes the streams of this process. One look a second serves them all, however many there are. */
export function createOpenStreams(
  { db }: Database,
  { perCaller = STREAMS_PER_CALLER, inAll = STREAMS_IN_ALL } = {},
): OpenStreams {
  const open = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    const streams = [...open];
    const assistantIds = [...new Set(streams.map(({ assistantId }) => assistantId))];
    const userIds = [...new Set(streams.flatMap(({ caller }) => ('user' in caller ? [caller.user.id] : [])))];
    const knownUsers = await db.select().from(users).where(inArray(users.id, userIds));
    const knownAssistants = await db
      .select({ id: assistants.id, status: assistants.status, audience: assistants.audience })
      .from(assistants)
      .where(inArray(assistants.id, assistantIds));
    const given = await db.select().from(assistantAccess).where(inArray(assistantAccess.userId, userIds));
    const userById = new Map(knownUsers.map((user) => [user.id, user]));
    const assistantById = new Map(knownAssistants.map((assistant) => [assistant.id, assistant]));
    const isGiven = new Set(given.map(({ userId, assistantId }) => `${userId} ${assistantId}`));

    const mayRead = ({ caller, assistantId }: OpenStream): boolean => {
      const assistant = assistantById.get(assistantId);
      if (!assistant) return false;
      if (!('user' in caller)) return assistant.status === 'published';
      const user = userById.get(caller.user.id);
      if (user?.status !== 'active' || isEnded(user, caller.token)) return false;
      if (caller.isAdmin && user.role === 'admin') return true;
      const isOpen = assistant.audience === 'everyone' || isGiven.has(`${user.id} ${assistantId}`);
      return isOpen && assistant.status === 'published';
    };
    for (const stream of streams) if (!mayRead(stream)) stream.end();
  }

  function lookAgain(): void {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((cause) => log.error({ err: cause }, 'readers of streams could not be checked'))
      .finally(() => {
        isLooking = false;
      });
  }

  return {
    requireRoom(caller) {
      const own = [...open].filter((stream) => idOf(stream.caller) === idOf(caller)).length;
      if (own < perCaller && open.size < inAll) return;
      throw new Refusal(429, 'too_many_streams', 'Too many answers are open at once.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    },

    watched: (caller, assistantId, stream) =>
      async function* watchedStream(signal) {
        const ending = new AbortController();
        const entry = { caller, assistantId, end: () => ending.abort() };
        open.add(entry);
        timer ??= setInterval(lookAgain, LOOK_INTERVAL_MS);
        try {
          yield* stream(AbortSignal.any([signal, ending.signal]));
        } finally {
          open.delete(entry);
          if (open.size === 0) {
            clearInterval(timer);
            timer = undefined;
          }
        }
      },
  };
}
