import { createHash } from 'node:crypto';
import { accountEmail } from '@parley/model';
import type { RateLimiter } from '../rateLimit.ts';
import type { SignInLimits } from './options.ts';

/** How a try to sign in ended: `limited` did not even look at the password. */
type SignInTry<Account> =
  | { outcome: 'passed'; account: Account }
  | { outcome: 'failed' }
  | { outcome: 'limited'; retryAfterSeconds: number };

/** Limits failed sign-ins; `createSignInLimit` makes it. */
export type SignInLimit = ReturnType<typeof createSignInLimit>;

/** Sign-ins from a known address are not limited, only noted; the largest count of the database. */
const MARK_ONLY = 2 ** 31 - 1;
/** How long an address from which somebody signed in counts as theirs. */
const KNOWN_SECONDS = 90 * 24 * 60 * 60;

/**
 * Limits failed sign-ins, over restarts and processes. A try is counted before the password is looked at and
 * given back if it succeeds: however many come at once, no more than the limit are looked at. Whoever guesses
 * an account's password from many addresses, or shares one with others, locks nobody out who signed in from
 * theirs before; a newcomer lets themselves in by a mailed link to a new password.
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
      const accountKey = keyOf('account', accountEmail(email), address);
      const addressKey = keyOf('address', address);
      const emailKey = keyOf('email', accountEmail(email));
      const knownKey = keyOf('known', accountEmail(email), address);
      const isKnown = await limiter.isUsed(knownKey);
      const counted = [
        { key: accountKey, limit: { max: limits.failuresPerAccount, windowSeconds } },
        ...(isKnown
          ? []
          : [
              { key: addressKey, limit: { max: limits.failuresPerAddress, windowSeconds } },
              { key: emailKey, limit: { max: limits.failuresPerEmail, windowSeconds } },
            ]),
      ];
      const reached = await limiter.take(counted);
      if (reached) return { outcome: 'limited', retryAfterSeconds: reached.retryAfter };
      const giveBack = () => Promise.all(counted.map(({ key }) => limiter.giveBack(key)));
      const account = await verify().catch(async (cause: unknown) => {
        await giveBack();
        throw cause;
      });
      if (!account) return { outcome: 'failed' };
      await giveBack();
      await know(email, address);
      return { outcome: 'passed', account };
    },

    /**
     * Forgets the failures of an e-mail address from one network address, and lets it in whatever others do.
     * It is of whoever has just proved to have the mailbox.
     */
    know,
  };

  async function know(email: string, address: string): Promise<void> {
    await limiter.forget(keyOf('account', accountEmail(email), address));
    const knownKey = keyOf('known', accountEmail(email), address);
    await limiter.take([{ key: knownKey, limit: { max: MARK_ONLY, windowSeconds: KNOWN_SECONDS } }]);
  }
}

/** Addresses are kept as digests: the database need not tell who mistyped what. */
function keyOf(...parts: string[]): string {
  return `sign-in:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
