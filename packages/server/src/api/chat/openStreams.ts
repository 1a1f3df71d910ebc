import { and, inArray, isNull, sql } from 'drizzle-orm';
import { accessSignal } from '../../assistants/access.ts';
import type { AnswerStream } from '../../chat/eventStream.ts';
import type { Database } from '../../database/database.ts';
import { assistantAccess, assistants, users } from '../../database/schema.ts';
import { allowsVisitor } from '../../http/allowedDomains.ts';
import { log } from '../../operation/log.ts';
import { Refusal } from '../../refusal.ts';
import { endedAmong, maySignInGoOn } from '../../users/sessions.ts';
import type { PortalCaller, Visitor } from '../callers.ts';

/** How many streams may be open at one process. */
export interface StreamLimits {
  /** Of one user or visitor. */
  perCaller: number;
  /** Of the visitors behind one network address: a client id costs nothing. */
  perAddress: number;
  inAll: number;
}

const STREAM_LIMITS: StreamLimits = { perCaller: 20, perAddress: 500, inAll: 5000 };
/** How often it is looked whether the readers of open streams may still read: what is told may be lost. */
const LOOK_INTERVAL_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** Whoever chats: a user in the portal, or a visitor of the widget. */
export type Chatter = PortalCaller | Visitor;

/** What is read, and of which assistant. */
interface FoundStream {
  assistantId: string;
  stream: AnswerStream;
}

/** The streams of answers that are open at this process. */
export interface OpenStreams {
  /**
   * Opens what `find` finds: a stream that ends without a last event once its reader may no longer read it.
   * Its place is taken before anything is looked for, so that many calls at once do not pass the limit
   * together, and is free once the stream has ended, or was not found.
   * @param address network address of the caller
   * @throws {Refusal} 429 where the caller, their address, or all together, have too many open, and what
   * `find` throws
   */
  open(caller: Chatter, address: string, find: () => Promise<FoundStream>): Promise<AnswerStream>;
}

interface OpenStream {
  caller: Chatter;
  assistantId: string;
  end(): void;
}

/** Whom a stream counts for: a visitor's id is of their own making and must not be counted as a user's. */
const keysOf = (caller: Chatter, address: string): [person: string, address: string | null] =>
  'user' in caller
    ? [`user:${caller.user.id}`, null]
    : [`visitor:${caller.assistant.id}:${caller.clientId}`, `address:${address}`];

/**
 * Makes the streams of this process. One look serves them all, however many there are: each second, and at
 * once where access to something of a reader's organisation was taken away, at whichever process.
 * @param origin public origin of Parley: under TLS only sites under TLS frame the widget
 */
export function createOpenStreams(
  { db, signals }: Pick<Database, 'db' | 'signals'>,
  origin: string,
  limits: Partial<StreamLimits> = {},
): OpenStreams {
  const { perCaller, perAddress, inAll } = { ...STREAM_LIMITS, ...limits };
  const open = new Set<OpenStream>();
  /** How many places each person and each address has taken, and all together. */
  const taken = new Map<string, number>();
  let takenInAll = 0;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isDue = false;

  async function look(): Promise<void> {
    const streams = [...open];
    const assistantIds = [...new Set(streams.map(({ assistantId }) => assistantId))];
    const userIds = [...new Set(streams.flatMap(({ caller }) => ('user' in caller ? [caller.user.id] : [])))];
    const sessionIds = streams.flatMap(({ caller }) => ('user' in caller ? [caller.token.sessionId] : []));
    const endedSingly = endedAmong(sql.param(sessionIds));
    const knownUsers = await db
      .select({ user: users, endedSingly })
      .from(users)
      .where(inArray(users.id, userIds));
    const knownAssistants = await db
      .select({
        id: assistants.id,
        status: assistants.status,
        audience: assistants.audience,
        allowedDomains: assistants.allowedDomains,
      })
      .from(assistants)
      .where(and(inArray(assistants.id, assistantIds), isNull(assistants.deletedAt)));
    const given = await db.select().from(assistantAccess).where(inArray(assistantAccess.userId, userIds));
    const userById = new Map(knownUsers.map((known) => [known.user.id, known]));
    const assistantById = new Map(knownAssistants.map((assistant) => [assistant.id, assistant]));
    const isGiven = new Set(given.map(({ userId, assistantId }) => `${userId} ${assistantId}`));

    const mayRead = ({ caller, assistantId }: OpenStream): boolean => {
      const assistant = assistantById.get(assistantId);
      if (!assistant) return false;
      const isPublished = assistant.status === 'published';
      if (!('user' in caller)) {
        return isPublished && allowsVisitor(assistant.allowedDomains, caller, origin);
      }
      const { user, endedSingly = [] } = userById.get(caller.user.id) ?? {};
      if (!maySignInGoOn(user, caller.token, endedSingly)) return false;
      if (caller.isAdmin && user.role === 'admin') return true;
      const isOpen = assistant.audience === 'everyone' || isGiven.has(`${user.id} ${assistantId}`);
      return isOpen && isPublished;
    };
    for (const stream of streams) if (!mayRead(stream)) stream.end();
  }

  /** Looks, and once more where something is told meanwhile: what it told of may have been read before. */
  async function lookAgain(): Promise<void> {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    while (isDue) {
      // Every stream of an organisation hears the same: one look is enough for all that is told now.
      await Promise.resolve();
      isDue = false;
      await look().catch((err) => log.error({ err }, 'readers of streams could not be checked'));
    }
    isLooking = false;
  }

  const takenBy = (key: string | null) => (key === null ? 0 : (taken.get(key) ?? 0));

  /** Takes a place. @returns what gives it back, which may be called again. @throws {Refusal} 429 */
  function takePlace(caller: Chatter, address: string): () => void {
    const [person, behind] = keysOf(caller, address);
    const hasRoom = takenBy(person) < perCaller && takenBy(behind) < perAddress && takenInAll < inAll;
    if (!hasRoom) {
      throw new Refusal(429, 'too_many_streams', 'Too many answers are open at once.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    const keys = behind === null ? [person] : [person, behind];
    for (const key of keys) taken.set(key, takenBy(key) + 1);
    takenInAll += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      takenInAll -= 1;
      for (const key of keys) {
        const left = takenBy(key) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      }
    };
  }

  async function* watched(
    caller: Chatter,
    { assistantId, stream }: FoundStream,
    signal: AbortSignal,
    release: () => void,
  ) {
    const ending = new AbortController();
    const entry = { caller, assistantId, end: () => ending.abort() };
    open.add(entry);
    const unsubscribe = signals.on(accessSignal(caller.organisation.id), lookAgain);
    timer ??= setInterval(lookAgain, LOOK_INTERVAL_MS);
    try {
      yield* stream(AbortSignal.any([signal, ending.signal]));
    } finally {
      release();
      unsubscribe();
      open.delete(entry);
      if (open.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  }

  return {
    async open(caller, address, find) {
      const release = takePlace(caller, address);
      try {
        const found = await find();
        return (signal) => {
          // A reader who is gone before the first event never begins the stream, which then has no end.
          if (signal.aborted) release();
          signal.addEventListener('abort', release, { once: true });
          return watched(caller, found, signal, release);
        };
      } catch (cause) {
        release();
        throw cause;
      }
    },
  };
}
