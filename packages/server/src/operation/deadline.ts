import { unlessAborted } from '@parley/api';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { refusalReply } from '../api/replies.ts';
import { databaseAway } from '../database/unavailable.ts';

/** A call whose reply has not begun after so long, in ms, is given up with 503: by 10 s on a busy machine. */
export const CALL_MS = 8000;

/** The time that is left for a call. */
interface Deadline {
  signal: AbortSignal;
  /** Lets no time pass. */
  pause(): void;
  goOn(): void;
  end(): void;
}

const DEADLINE = 'deadline';

/**
 * Lets no call hang, whatever it waits for. The time in which its body arrives does not count (`pauseWhile`);
 * answers stream on.
 */
export function giveUpInTime(milliseconds = CALL_MS): MiddlewareHandler {
  return async (c, next) => {
    const deadline = startDeadline(milliseconds);
    c.set(DEADLINE, deadline);
    try {
      await unlessAborted(next(), deadline.signal);
    } catch (cause) {
      if (!isGivenUp(c)) throw cause;
      throw new HTTPException(503, { res: refusalReply(databaseAway(), c.get('requestId')) });
    } finally {
      deadline.end();
    }
  };
}

/** Waits for what the caller takes its time for, which is not the call's. */
export async function pauseWhile(c: Context, awaited: Promise<unknown>): Promise<void> {
  const deadline: Deadline | undefined = c.get(DEADLINE);
  deadline?.pause();
  await awaited.finally(() => deadline?.goOn());
}

/** Whether the call was answered with 503 already: what it makes now reaches nobody. */
export const isGivenUp = (c: Context): boolean => c.get(DEADLINE)?.signal.aborted === true;

function startDeadline(milliseconds: number): Deadline {
  const late = new AbortController();
  let left = milliseconds;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const pause = () => {
    clearTimeout(timer);
    left -= performance.now() - since;
  };
  const goOn = () => {
    // What is waited for may come after the call was given up.
    if (isOver) return;
    since = performance.now();
    timer = setTimeout(() => late.abort(), left);
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  goOn();
  return { signal: late.signal, pause, goOn, end };
}
