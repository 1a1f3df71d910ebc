import { createHash } from 'node:crypto';
import type { RateLimiter } from '../rateLimit.ts';
import type { SignInLimits } from './options.ts';

/** How a try to sign in ended: `limited` did not even look at the password. */
type SignInTry<Account> =
  | { outcome: 'passed'; account: Account }
  | { outcome: 'failed' }
  | { outcome: 'limited'; retryAfterSeconds: number };

/**
 * Limits failed sign-ins, over restarts and processes. A try is counted before the password is looked at and
 * given back if it succeeds: however many come at once, no more than the limit are looked at.
 */
export function createSignInLimit(limiter: RateLimiter, limits: SignInLimits) {
  const { windowSeconds } = limits;

  return {
    /** Runs `verify`, unless there were too many failures for this e-mail or this network address. */
    async try<Account>(
      email: string,
      address: string,
      verify: () => Promise<Account | undefined>,
    ): Promise<SignInTry<Account>> {
      const accountKey = keyOf('account', email.trim().toLowerCase(), address);
      const addressKey = keyOf('address', address);
      const reached = await limiter.take([
        { key: accountKey, limit: { max: limits.failuresPerAccount, windowSeconds } },
        { key: addressKey, limit: { max: limits.failuresPerAddress, windowSeconds } },
      ]);
      if (reached) return { outcome: 'limited', retryAfterSeconds: reached.retryAfter };
      const giveBack = () => Promise.all([accountKey, addressKey].map((key) => limiter.giveBack(key)));
      const account = await verify().catch(async (cause: unknown) => {
        await giveBack();
        throw cause;
      });
      if (!account) return { outcome: 'failed' };
      await Promise.all([limiter.forget(accountKey), limiter.giveBack(addressKey)]);
      return { outcome: 'passed', account };
    },
  };
}

/** Addresses are kept as digests: the database need not tell who mistyped what. */
function keyOf(...parts: string[]): string {
  return `sign-in:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
