import { type ByAudience, byAudience, fixtures } from '@parley/machines/fixtures';
import type { Audience } from '@parley/model';
import type { ReactElement } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { renderAssistantEditor } from './renderAssistantEditor.tsx';
import { renderChat } from './renderChat.tsx';
import { renderDataFile } from './renderDataFile.tsx';
import { renderGlobalFeedback } from './renderGlobalFeedback.tsx';
import { renderGuard } from './renderGuard.tsx';
import { renderSignIn } from './renderSignIn.tsx';
import { renderStartUp } from './renderStartUp.tsx';
import { renderSubscriptionBar } from './renderSubscriptionBar.tsx';
import { renderWelcomeWizard } from './renderWelcomeWizard.tsx';

type Fixtures = typeof fixtures;

/** Every machine that has stories. */
export type MachineName = keyof Fixtures;

/** Every pinned state of a machine: its leaf's dotted name, or `leaf@face`. */
export type FixtureName<M extends MachineName> = keyof Fixtures[M] & string;

type SnapshotOf<M extends MachineName> = Fixtures[M][FixtureName<M>];

/** What is done on a screen, as events of its machine. */
type Send = (event: AnyEventObject) => void;

/** How each machine's state is seen: through its view and the real screens. */
const renderers: {
  [M in MachineName]: (
    snapshot: SnapshotOf<M>,
    send: Send | undefined,
    audience: Audience | undefined,
  ) => ReactElement;
} = {
  startUp: renderStartUp,
  guard: renderGuard,
  signIn: renderSignIn,
  subscriptionBar: renderSubscriptionBar,
  chat: renderChat,
  dataFile: renderDataFile,
  assistantEditor: renderAssistantEditor,
  welcomeWizard: renderWelcomeWizard,
  globalFeedback: renderGlobalFeedback,
};

/** `'ready.idle.typing'` as the value of a state, `{ready: {idle: 'typing'}}`. */
function stateValueOf(leaf: string): string | object {
  return leaf
    .split('.')
    .reduceRight<string | object>((inner, part) => (inner === '' ? part : { [part]: inner }), '');
}

/** The same state as another audience meets it. @throws where that audience never comes there. */
function seenBy<M extends MachineName>(machine: M, snapshot: SnapshotOf<M>, audience: Audience) {
  const facesOf = (byAudience as Partial<Record<MachineName, (snapshot: never) => ByAudience<unknown>>>)[
    machine
  ];
  const seen = facesOf?.(snapshot as never)[audience];
  if (!seen) throw new Error(`Nobody of the audience ${audience} comes to this state of ${machine}.`);
  return seen as SnapshotOf<M>;
}

/**
 * The screen of any state of a machine, a live one's too.
 * @param send is told of what is done on the screen; without it, the screen stays as it is.
 * @param audience who looks at it, where the state itself does not say so.
 */
export function renderSnapshot(
  machine: MachineName,
  snapshot: AnyMachineSnapshot,
  send?: Send | undefined,
  audience?: Audience | undefined,
): ReactElement {
  const render: (snapshot: never, send: Send | undefined, audience: Audience | undefined) => ReactElement =
    renderers[machine];
  return render(snapshot as never, send, audience);
}

/**
 * The screen that a user of the product sees in a state (DS-3).
 * @param audience who looks at it; the fixture's own audience unless said otherwise.
 * @throws when the fixture is not in the state that it is named after, or that audience never comes there.
 */
export function renderState<M extends MachineName>(
  machine: M,
  name: FixtureName<M>,
  audience?: Audience | undefined,
): ReactElement {
  const snapshot = fixtures[machine][name];
  const { matches } = snapshot as { matches: (value: string | object) => boolean };
  if (!matches.call(snapshot, stateValueOf(name.split('@')[0] ?? '')))
    throw new Error(`The fixture ${machine} ${name} is in another state than its name says.`);
  const seen = audience ? seenBy(machine, snapshot, audience) : snapshot;
  return renderSnapshot(machine, seen as AnyMachineSnapshot, undefined, audience);
}
