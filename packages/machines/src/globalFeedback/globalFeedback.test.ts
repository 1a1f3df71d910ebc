import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, simulatedClock, stateOf } from '../testing/drive.ts';
import { globalFeedbackViewOf } from './globalFeedback.connect.ts';
import { globalFeedbackMachine } from './globalFeedback.machine.ts';
import type { GlobalFeedbackEmitted, GlobalFeedbackEvent, Raised } from './globalFeedback.types.ts';

function start() {
  const clock = simulatedClock();
  const actor = createActor(globalFeedbackMachine, { clock });
  const emitted = emittedBy<GlobalFeedbackEmitted>(actor);
  actor.start();
  const view = () => globalFeedbackViewOf(actor.getSnapshot());
  return {
    ...{ actor, clock, emitted, view },
    state: () => stateOf(actor),
    raise: (feedback: Raised) => actor.send({ type: 'feedback.raised', feedback }),
    send: (type: Exclude<GlobalFeedbackEvent['type'], 'feedback.raised' | `toast.${string}`>) =>
      actor.send({ type }),
    told: () => view().toasts.map(({ message }) => ('text' in message ? message.text : message.code)),
  };
}

const toast = (text: string): Raised => ({ kind: 'toast', code: 'refused', text });
const refusal = (status: 460 | 461 | 463 | 464, resetAt: string | null = null): Raised => ({
  ...{ kind: 'dialog', code: 'subscription', status, resetAt },
});

describe('SH-8: a toast', () => {
  test('is shown for 5000 ms', () => {
    const run = start();
    run.raise({ kind: 'toast', code: 'generic' });
    run.clock.increment(4999);
    expect(run.view().toasts).toEqual([{ id: '1', severity: 'error', message: { code: 'generic' } }]);
    run.clock.increment(1);
    expect(run.view().toasts).toEqual([]);
    expect(run.state()).toBe('quiet');
  });

  test.each([
    ['generic', 'error'],
    ['logoutFailed', 'error'],
    ['languageFailed', 'error'],
    ['languageChanged', 'success'],
    ['linkCopied', 'success'],
    ['verificationSent', 'success'],
    ['detailsSaved', 'success'],
    ['conversationDeleted', 'success'],
    ['becameAdmin', 'success'],
    ['becameUser', 'info'],
  ] as const)('of %s is an %s', (code, severity) => {
    const run = start();
    run.raise({ kind: 'toast', code });
    expect(run.view().toasts).toMatchObject([{ severity }]);
  });

  test('goes when its own time is over, not that of a later one', () => {
    const run = start();
    run.raise(toast('a'));
    run.clock.increment(2000);
    run.raise(toast('b'));
    run.clock.increment(3000);
    expect(run.told()).toEqual(['b']);
    run.clock.increment(2000);
    expect(run.told()).toEqual([]);
  });

  test('goes when it is sent away', () => {
    const run = start();
    run.raise(toast('a'));
    run.raise(toast('b'));
    run.actor.send({ type: 'toast.dismissed', id: '1' });
    expect(run.told()).toEqual(['b']);
    run.actor.send({ type: 'toast.dismissed', id: '2' });
    expect(run.state()).toBe('quiet');
  });

  test('that says the same takes the place of the older one, and is announced and timed anew', () => {
    const run = start();
    run.raise({ kind: 'toast', code: 'rateLimited', retryAfter: 30 });
    run.raise(toast('a'));
    run.clock.increment(3000);
    run.raise({ kind: 'toast', code: 'rateLimited', retryAfter: 27 });
    expect(run.told()).toEqual(['a', 'rateLimited']);
    expect(run.view().toasts.map(({ id }) => id)).toEqual(['2', '3']);
    run.clock.increment(2000);
    expect(run.told()).toEqual(['rateLimited']);
    run.clock.increment(3000);
    expect(run.told()).toEqual([]);
  });

  test('is one of at most 20; the oldest goes first', () => {
    const run = start();
    for (let count = 1; count <= 25; count += 1) run.raise(toast(`${count}`));
    expect(run.told()).toHaveLength(20);
    expect(run.told()[0]).toBe('6');
  });

  test('stays while the pointer or the focus rests on it, and has its whole time again afterwards', () => {
    const run = start();
    run.raise(toast('a'));
    run.clock.increment(4000);
    run.send('toasts.held');
    run.raise(toast('b'));
    run.clock.increment(60_000);
    expect(run.told()).toEqual(['a', 'b']);
    run.send('toasts.released');
    run.clock.increment(4999);
    expect(run.told()).toEqual(['a', 'b']);
    run.clock.increment(1);
    expect(run.state()).toBe('quiet');
  });
});

describe('AS-1: a toast that can be undone', () => {
  const paused = (name: string, undo?: string): Raised => ({
    ...{ kind: 'toast', code: 'assistantsPaused', names: [name] },
    ...(undo ? { undo } : {}),
  });

  test('asks its owner to take it back, once, and goes', () => {
    const run = start();
    run.raise(paused('Shop', 'a'));
    run.raise(paused('Handbook', 'b'));
    run.actor.send({ type: 'toast.undone', id: '1' });
    run.actor.send({ type: 'toast.undone', id: '1' });
    expect(run.emitted).toEqual([{ type: 'undo.wanted', undo: 'a' }]);
    expect(run.view().toasts).toMatchObject([{ severity: 'success', message: { names: ['Handbook'] } }]);
    run.actor.send({ type: 'toast.undone', id: '2' });
    expect(run.state()).toBe('quiet');
  });

  test('takes nothing back where nothing can be', () => {
    const run = start();
    run.raise(paused('Shop'));
    run.actor.send({ type: 'toast.undone', id: '1' });
    expect(run.emitted).toEqual([]);
  });
});

describe('ER-1: the dialog', () => {
  test.each([
    [460, 'pricing'],
    [461, 'customerPortal'],
    [463, 'pricing'],
  ] as const)('of %s leads to %s, and closes', (status, action) => {
    const run = start();
    run.raise(refusal(status));
    expect(run.view().dialog).toMatchObject({ status });
    run.send('subscription.managed');
    expect(run.view().dialog).toBeNull();
    expect(run.emitted).toEqual([{ type: 'subscription.wanted', action }]);
  });

  test('is the only one: another refusal waits until it is closed', () => {
    const run = start();
    run.raise(refusal(463));
    run.raise(refusal(460));
    expect(run.view().dialog).toMatchObject({ status: 463 });
    run.send('dialog.closed');
    expect(run.view().dialog).toMatchObject({ status: 460 });
    run.send('dialog.closed');
    expect(run.view().dialog).toBeNull();
    expect(run.emitted).toEqual([]);
  });

  test('is brought up to date by the same refusal, and shown once', () => {
    const run = start();
    run.raise(refusal(463, '2026-03-11T00:00:00.000Z'));
    run.raise(refusal(463, '2026-03-12T00:00:00.000Z'));
    expect(run.view().dialog).toMatchObject({ resetAt: '2026-03-12T00:00:00.000Z' });
    run.send('dialog.closed');
    expect(run.state()).toBe('quiet');
  });

  test('leaves nothing waiting when the reader goes to manage the subscription', () => {
    const run = start();
    run.raise(refusal(463));
    run.raise(refusal(464));
    run.send('subscription.managed');
    expect(run.view().dialog).toBeNull();
    expect(run.emitted).toEqual([{ type: 'subscription.wanted', action: 'pricing' }]);
  });

  test.each(['dialog.closed', 'subscription.managed'] as const)(
    'holds the time of the toasts behind it until %s',
    (end) => {
      const run = start();
      run.raise(toast('a'));
      run.raise(refusal(461));
      run.raise(toast('b'));
      run.clock.increment(60_000);
      run.send(end);
      expect(run.told()).toEqual(['a', 'b']);
      run.clock.increment(5000);
      expect(run.state()).toBe('quiet');
    },
  );
});

test('ER-2: what is shown in place, or nowhere, raises nothing', () => {
  const run = start();
  run.raise({ kind: 'silent' });
  run.raise({ kind: 'inline', code: 'generic' });
  run.raise({ kind: 'navigate', to: 'signIn' });
  expect(run.state()).toBe('quiet');
});

test('faults: what was told to one user is gone when another one is there', () => {
  const run = start();
  run.raise(toast('a'));
  run.raise(refusal(463));
  run.send('reader.changed');
  expect(run.view()).toEqual({ toasts: [], dialog: null });
});
