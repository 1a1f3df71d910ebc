import { hashToken } from '../secrets.ts';
import type { Context, Middleware } from './context.ts';
import type { IdentitySettings } from './options.ts';
import { showMessage } from './pages/show.ts';
import { ROUTES } from './routes.ts';

/** As the library finds its route: in any letter case, and with a slash at the end. */
const AUTHORIZATION = new RegExp(`^${ROUTES.authorization}/?$`, 'i');
/** Methods that the library reads the query of; of a POST it reads the body alone. */
const READING = ['GET', 'HEAD'];

/**
 * Limits how many sign-ins one network address begins: only so many of everybody are kept, and the oldest
 * are forgotten. A silent check begins none.
 */
export function limitBegun(settings: IdentitySettings): Middleware {
  const { begunPerAddress: max, begunWindowSeconds: windowSeconds } = settings.signInLimits;

  return async (ctx, next) => {
    if (!AUTHORIZATION.test(ctx.path) || isSilent(ctx)) return next();
    // The address is kept as a digest alone.
    const key = `sign-in-begun:${hashToken(settings.clientAddress(ctx.req))}`;
    const reached = await settings.limiter.take([{ key, limit: { max, windowSeconds } }]);
    if (!reached) return next();
    ctx.set('Retry-After', String(reached.retryAfter));
    await showMessage(ctx, settings, 429, 'tooMany', { count: Math.ceil(reached.retryAfter / 60) });
  };
}

const isSilent = (ctx: Context) => READING.includes(ctx.method) && ctx.query.prompt === 'none';
