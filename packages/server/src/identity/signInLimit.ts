import { createHash } from 'node:crypto';
import type { IdentityStore } from '../database/identityStore.ts';
import type { SignInLimits } from './options.ts';

const MODEL = 'SignInFailures';

/** How a try to sign in ended: `limited` did not even look at the password. */
type SignInTry<Account> =
  | { outcome: 'passed'; account: Account }
  | { outcome: 'failed' }
  | { outcome: 'limited'; retryAfterSeconds: number };

interface Failures {
  count: number;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Counts failed sign-ins in the store, so that the limits hold over restarts and processes. Tries for one account from one
 * address wait for each other, so that many at once are not all let through before the first is counted.
 */
export function createSignInLimit(store: IdentityStore, limits: SignInLimits) {
  const inTurn = createQueues();

  async function read(key: string): Promise<Failures> {
    const record = await store.find(MODEL, key);
    const { count, until } = record ?? {};
    return typeof count === 'number' && typeof until === 'number'
      ? { count, until }
      : { count: 0, until: Date.now() + limits.windowSeconds * 1000 };
  }

  async function count(key: string): Promise<void> {
    const failures = await read(key);
    const secondsLeft = Math.max(1, Math.ceil((failures.until - Date.now()) / 1000));
    await store.upsert(MODEL, key, { count: failures.count + 1, until: failures.until }, secondsLeft);
  }

  return {
    /** Runs `verify`, unless there were too many failures for this e-mail or this network address. */
    async try<Account>(
      email: string,
      address: string,
      verify: () => Promise<Account | undefined>,
    ): Promise<SignInTry<Account>> {
      const accountKey = keyOf('account', email.trim().toLowerCase(), address);
      const addressKey = keyOf('address', address);
      return inTurn(accountKey, async () => {
        const [ofAccount, ofAddress] = await Promise.all([read(accountKey), read(addressKey)]);
        const full = [
          ofAccount.count >= limits.failuresPerAccount ? ofAccount.until : 0,
          ofAddress.count >= limits.failuresPerAddress ? ofAddress.until : 0,
        ];
        const until = Math.max(...full);
        if (until > 0) {
          return {
            outcome: 'limited',
            retryAfterSeconds: Math.max(1, Math.ceil((until - Date.now()) / 1000)),
          };
        }

        const account = await verify();
        if (account) {
          if (ofAccount.count > 0) await store.destroy(MODEL, accountKey);
          return { outcome: 'passed', account };
        }
        await Promise.all([count(accountKey), inTurn(addressKey, () => count(addressKey))]);
        return { outcome: 'failed' };
      });
    },
  };
}

/** Addresses are kept as digests: the store need not tell who mistyped what. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Runs tasks of the same key one after the other. */
function createQueues() {
  const tails = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = tails.get(key) ?? Promise.resolve();
    const run = before.then(task, task);
    tails.set(key, run);
    try {
      return await run;
    } finally {
      if (tails.get(key) === run) tails.delete(key);
    }
  };
}
