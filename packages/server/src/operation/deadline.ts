import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { refusalReply } from '../api/replies.ts';
import { databaseAway } from '../database/unavailable.ts';

/** A call whose reply has not begun after so long, in ms, is given up with 503. Answers stream on. */
const CALL_MS = 9000;

const inTime = timeout(
  CALL_MS,
  (c) => new HTTPException(503, { res: refusalReply(databaseAway(), c.get('requestId')) }),
);

/** Lets no call hang, whatever it waits for; an upload takes as long as its sender's line needs. */
export const giveUpInTime: MiddlewareHandler = (c, next) => {
  const isUpload = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
  return isUpload ? next() : inTime(c, next);
};
