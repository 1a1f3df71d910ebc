import type { MiddlewareHandler } from 'hono';

/** Replies to a body that is not read to its end: it was too large, or came too slowly. */
const UNREAD: readonly number[] = [408, 413];

/**
 * Says that the connection ends with the reply to a body that is not read to its end: the next call on it
 * would wait behind the rest of that body, and be lost with the connection.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  if (UNREAD.includes(c.res.status)) c.header('connection', 'close');
};
