import { ApiError, type CallName } from '@parley/api';
import type { UnsavedStore } from '@parley/ui';
import { callOrLookUp } from './callOrLookUp.ts';

/** What is kept of a call until its reply is there: its id, and what it was asked to do. */
interface Tried {
  id: string;
  asked: string;
}

const isTried = (kept: unknown): kept is Tried =>
  typeof kept === 'object' && kept !== null && 'id' in kept && 'asked' in kept;

/**
 * Makes a call that makes something under an id of its own. The same input has the same id until a reply is
 * there, also after a reload; where the reply is lost, the call is made once more under it: the server has
 * done it then, and replies as it did, or does it now (FA-1). Who has waited for the whole time of a call is
 * told at once, and does not wait for another.
 * @param name whose id it is, kept in the tab
 * @throws as the call; where nobody knows what became of it, another try is the same call
 */
export async function callOnce<Reply>(
  unsaved: Pick<UnsavedStore, 'read' | 'keep'>,
  name: CallName,
  input: unknown,
  call: (id: string) => Promise<Reply>,
): Promise<Reply> {
  const key = `${name}.id`;
  const asked = JSON.stringify(input);
  const kept = unsaved.read(key);
  const id = isTried(kept) && kept.asked === asked ? kept.id : crypto.randomUUID();
  unsaved.keep(key, { id, asked } satisfies Tried);
  const make = () => call(id);
  const reply = await callOrLookUp(make, async (lost) =>
    lost instanceof ApiError && lost.code === 'timeout' ? null : make(),
  );
  unsaved.keep(key, null);
  return reply;
}
