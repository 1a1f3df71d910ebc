import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { IdentityPayload, IdentityStore } from '../database/identityStore.ts';

/** Models whose records the provider may keep; clients are configured, never stored. */
const CLIENT = 'Client';
const REFRESH_TOKEN = 'RefreshToken';
/** A sign-in that is not finished. */
const INTERACTION = 'Interaction';
/** Part of the allowed pending sign-ins after which the oldest are removed. */
const ROOM_PART = 10;

/**
 * Gives the provider one adapter per model over the shared store.
 *
 * A refresh token that was rotated less than `reuseLeeway` seconds ago still reads as unused: the identity
 * client repeats a refresh whose answer was lost, and reuse would otherwise end the session (T13).
 *
 * Anybody can begin a sign-in: beyond `pendingSignIns` the oldest are forgotten. One network address alone
 * does not get that far (`beginLimit.ts`).
 */
export function createAdapters(
  store: IdentityStore,
  { reuseLeeway, pendingSignIns }: { reuseLeeway: number; pendingSignIns: number },
): AdapterFactory {
  let begun = 0;
  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      await store.upsert(model, id, { ...payload }, expiresIn);
      if (model !== INTERACTION) return;
      begun += 1;
      if (begun * ROOM_PART < pendingSignIns) return;
      begun = 0;
      await store.keepNewest(model, pendingSignIns);
    },
    async find(id) {
      if (model === CLIENT) return undefined;
      const payload = await store.find(model, id);
      return model === REFRESH_TOKEN && payload ? withLeeway(payload, reuseLeeway) : asPayload(payload);
    },
    findByUid: async (uid) => asPayload(await store.findByUid(model, uid)),
    findByUserCode: async (userCode) => asPayload(await store.findByUserCode(model, userCode)),
    async consume(id) {
      // Only the first use counts, or each repetition would prolong the leeway.
      const payload = await store.find(model, id);
      if (payload && payload.consumed === undefined) await store.consume(model, id);
    },
    destroy: (id) => store.destroy(model, id),
    revokeByGrantId: (grantId) => store.revokeByGrantId(grantId),
  });
}

function withLeeway({ consumed, ...payload }: IdentityPayload, leeway: number): AdapterPayload {
  const used = typeof consumed === 'number' && Date.now() / 1000 >= consumed + leeway;
  return used ? { ...payload, consumed } : payload;
}

function asPayload(payload: IdentityPayload | undefined): AdapterPayload | undefined {
  return payload;
}
