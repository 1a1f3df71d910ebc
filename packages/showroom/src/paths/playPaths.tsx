import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import { faceOf, hold, leafOf, pathsOf, type Step, type Walk } from '@parley/machines/testing';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/** Interval at which the screen is checked for what was promised, in milliseconds. */
const LOOK_EVERY_MS = 10;

/** How long to wait for it, in milliseconds: enough for a busy computer. */
const PATIENCE_MS = 30_000;

/** A machine, and the screen by which its readers see it. */
export interface Flow<Machine extends AnyStateMachine, Leaf extends string, Seen> {
  machine: Machine;
  walks: readonly Walk[];
  render: (snapshot: SnapshotFrom<Machine>, send: (event: EventFromLogic<Machine>) => void) => ReactElement;
  /** What a reader does on the screen for an event; `before` is the state in which it is done. */
  hands: Record<string, (event: never, before: SnapshotFrom<Machine>) => Promise<unknown>>;
  /** Events of app, page and server, which no reader makes. */
  outside: readonly string[];
  /** What is shown now. */
  see: () => Seen;
  /** What each state promises to show. */
  promises: Record<Leaf, (snapshot: SnapshotFrom<Machine>) => Seen>;
}

type AnyFlow = Flow<AnyStateMachine, string, unknown>;

const words = await createWords('en', allMessages);

/** The screen of a live machine. */
function Live({ actor, render }: { actor: AnyActorRef; render: AnyFlow['render'] }) {
  return render(
    useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot),
    actor.send,
  );
}

/**
 * Plays every path of a machine on the live machine and its real screen: what a reader does is done by hand
 * there, what comes from outside happens to the machine. After each step the machine is where the path says,
 * and the screen shows what that state promises.
 */
export function playPaths<Machine extends AnyStateMachine, Leaf extends string, Seen>(
  flow: Flow<Machine, Leaf, Seen>,
): void {
  const { machine, walks, render, hands, outside, see, promises } = flow as unknown as AnyFlow;
  const paths = pathsOf(machine, walks);

  function promised(snapshot: AnyMachineSnapshot): unknown {
    const promise = promises[leafOf(snapshot)];
    if (!promise) throw new Error(`The state ${leafOf(snapshot)} promises nothing.`);
    return promise(snapshot);
  }

  describe(`${machine.id}: what is shown on each of ${paths.length} paths`, () => {
    test.each(paths.map((path) => [path.name, path] as const))('%s', async (_, { walk, steps }) => {
      const { actor, happen } = hold(machine, walk.input);
      const root = createRoot(document.body.appendChild(document.createElement('div')));
      onTestFinished(() => {
        actor.stop();
        root.unmount();
        document.body.replaceChildren();
      });
      root.render(
        <WordsProvider words={words}>
          <Live actor={actor} render={render} />
        </WordsProvider>,
      );

      async function take({ event, before }: Step): Promise<void> {
        const hand = hands[event.type];
        if (hand && before) await hand(event as never, before.snapshot);
        else if (event.type.startsWith('xstate.') || outside.includes(event.type)) await happen(event);
        else throw new Error(`Nobody makes the event ${event.type}.`);
      }

      for (const step of steps) {
        if (step.before) await take(step);
        const snapshot = actor.getSnapshot();
        expect(faceOf(snapshot, walk)).toBe(faceOf(step.snapshot, walk));
        await expect.poll(see, { interval: LOOK_EVERY_MS, timeout: PATIENCE_MS }).toEqual(promised(snapshot));
      }
    });
  });
}
