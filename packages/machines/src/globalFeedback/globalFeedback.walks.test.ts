import type { SubscriptionErrorStatus } from '@parley/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { simulatedClock } from '../testing/drive.ts';
import { globalFeedbackViewOf } from './globalFeedback.connect.ts';
import { globalFeedbackMachine } from './globalFeedback.machine.ts';

const WALKS = 1000;
const SEED = 20_261_121;

/** Lifetimes of toasts (SH-8). */
const TOAST_MS = 5000;
const MOST_TOASTS = 20;

type Step =
  | { by: 'toast'; text: string }
  | { by: 'refusal'; status: SubscriptionErrorStatus }
  | { by: 'dismiss'; which: number }
  | { by: 'hold' | 'release' | 'close' | 'manage' | 'elsewhere' }
  | { by: 'time'; ms: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.nat(30).map((which): Step => ({ by: 'toast', text: `text ${which}` })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<SubscriptionErrorStatus>(460, 461, 462, 463, 464)
      .map((status): Step => ({ by: 'refusal', status })),
  },
  { weight: 2, arbitrary: fc.nat(19).map((which): Step => ({ by: 'dismiss', which })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('hold', 'release', 'close', 'manage', 'elsewhere' as const)
      .map((by): Step => ({ by })),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(1, 500, 2500, 4999, 5000).map((ms): Step => ({ by: 'time', ms })),
  },
);

/** What really happened in the walk, recorded apart from the machine's state. */
class Truth {
  /** What is to be read, oldest first, with the moment at which it passes; null while time stands still. */
  toasts: { text: string; until: number | null }[] = [];
  /** Refusals that nobody has seen to, oldest first. */
  refusals: SubscriptionErrorStatus[] = [];
  isHeld = false;

  take(step: Step, now: number) {
    const isStill = () => this.isHeld || this.refusals.length > 0;
    const before = isStill();
    switch (step.by) {
      case 'toast':
        this.toasts = this.toasts.filter(({ text }) => text !== step.text);
        this.toasts.push({ text: step.text, until: isStill() ? null : now + TOAST_MS });
        this.toasts = this.toasts.slice(-MOST_TOASTS);
        break;
      case 'refusal':
        if (!this.refusals.includes(step.status)) this.refusals.push(step.status);
        this.isHeld = false;
        break;
      case 'dismiss':
        this.toasts.splice(step.which, 1);
        break;
      case 'hold':
        if (this.refusals.length === 0 && this.toasts.length > 0) this.isHeld = true;
        break;
      case 'release':
        this.isHeld = false;
        break;
      case 'close':
        this.refusals.shift();
        break;
      case 'manage':
        this.refusals = [];
        break;
      case 'time':
        this.toasts = this.toasts.filter(({ until }) => until === null || until > now);
        break;
    }
    if (this.toasts.length === 0) this.isHeld = false;
    if (isStill() === before) return;
    for (const toast of this.toasts) toast.until = isStill() ? null : now + TOAST_MS;
  }
}

function run() {
  const clock = simulatedClock();
  const actor = createActor(globalFeedbackMachine, { clock }).start();
  const view = () => globalFeedbackViewOf(actor.getSnapshot());
  const take = (step: Step) => {
    switch (step.by) {
      case 'toast':
        return actor.send({
          type: 'feedback.raised',
          feedback: { kind: 'toast', code: 'refused', text: step.text },
        });
      case 'refusal':
        return actor.send({
          type: 'feedback.raised',
          feedback: {
            kind: 'dialog',
            code: 'subscription',
            status: step.status,
            resetAt: null,
          },
        });
      case 'dismiss':
        return actor.send({ type: 'toast.dismissed', id: view().toasts[step.which]?.id ?? '' });
      case 'hold':
        return actor.send({ type: 'toasts.held' });
      case 'release':
        return actor.send({ type: 'toasts.released' });
      case 'close':
        return actor.send({ type: 'dialog.closed' });
      case 'manage':
        return actor.send({ type: 'subscription.managed' });
      case 'elsewhere':
        return actor.send({ type: 'feedback.raised', feedback: { kind: 'inline', code: 'generic' } });
      case 'time':
        return clock.increment(step.ms);
    }
  };
  return { actor, clock, view, take };
}

test.each([
  ['fixed', SEED],
  ['fresh', undefined],
])(
  'SH-8, ER-1: in 1,000 walks of a %s seed no message is lost or doubled, one dialog is open at most',
  (_, seed) => {
    const walk = fc.property(fc.array(steps, { maxLength: 60 }), (taken) => {
      const { actor, clock, view, take } = run();
      const truth = new Truth();
      for (const step of taken) {
        const shown = view().dialog;
        take(step);
        truth.take(step, clock.now());
        const { toasts, dialog } = view();
        expect(toasts.map(({ message }) => 'text' in message && message.text)).toEqual(
          truth.toasts.map(({ text }) => text),
        );
        expect(new Set(toasts.map(({ id }) => id)).size).toBe(toasts.length);
        expect(dialog?.status).toBe(truth.refusals[0]);
        // What is being read is never exchanged for something else.
        if (shown && step.by !== 'close' && step.by !== 'manage') expect(dialog?.status).toBe(shown.status);
      }
      actor.stop();
    });
    fc.assert(walk, { numRuns: WALKS, ...(seed === undefined ? {} : { seed }) });
  },
);
