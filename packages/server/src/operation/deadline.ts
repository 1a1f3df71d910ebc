import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { refusalReply } from '../api/replies.ts';
import { databaseAway } from '../database/unavailable.ts';

/** A call whose reply has not begun after so long, in ms, is given up with 503. Answers stream on. */
const CALL_MS = 9000;

const GIVEN_UP = 'isGivenUp';

const inTime = timeout(CALL_MS, (c) => {
  c.set(GIVEN_UP, true);
  return new HTTPException(503, { res: refusalReply(databaseAway(), c.get('requestId')) });
});

/** Whether the call was answered with 503 already: what it makes now reaches nobody. */
export const isGivenUp = (c: Context): boolean => c.get(GIVEN_UP) === true;

/** Lets no call hang, whatever it waits for; an upload takes as long as its sender's line needs. */
export const giveUpInTime: MiddlewareHandler = (c, next) => {
  const isUpload = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
  return isUpload ? next() : inTime(c, next);
};
