import { fixtures } from '@parley/machines/fixtures';
import type { ReactElement } from 'react';
import { renderChat } from './renderChat.tsx';
import { renderGuard } from './renderGuard.tsx';
import { renderSignIn } from './renderSignIn.tsx';
import { renderStartUp } from './renderStartUp.tsx';
import { renderSubscriptionBar } from './renderSubscriptionBar.tsx';

type Fixtures = typeof fixtures;

/** Every machine that has stories. */
export type MachineName = keyof Fixtures;

/** Every pinned state of a machine: its leaf's dotted name, or `leaf@face`. */
export type FixtureName<M extends MachineName> = keyof Fixtures[M] & string;

/** How each machine's state is seen: through its view and the real screens. */
const renderers: { [M in MachineName]: (snapshot: Fixtures[M][FixtureName<M>]) => ReactElement } = {
  startUp: renderStartUp,
  guard: renderGuard,
  signIn: renderSignIn,
  subscriptionBar: renderSubscriptionBar,
  chat: renderChat,
};

/** `'ready.idle.typing'` as the value of a state, `{ready: {idle: 'typing'}}`. */
function stateValueOf(leaf: string): string | object {
  return leaf
    .split('.')
    .reduceRight<string | object>((inner, part) => (inner === '' ? part : { [part]: inner }), '');
}

/**
 * The screen that a user of the product sees in a state (DS-3).
 * @throws when the fixture is not in the state that it is named after.
 */
export function renderState<M extends MachineName>(machine: M, name: FixtureName<M>): ReactElement {
  const snapshot = fixtures[machine][name];
  const { matches } = snapshot as { matches: (value: string | object) => boolean };
  if (!matches.call(snapshot, stateValueOf(name.split('@')[0] ?? '')))
    throw new Error(`The fixture ${machine} ${name} is in another state than its name says.`);
  return renderers[machine](snapshot);
}
