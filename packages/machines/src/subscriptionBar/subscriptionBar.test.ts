import { ApiError } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emittedBy, heldPort, simulatedClock, stateOf } from '../testing/drive.ts';
import { PAYMENT_HOSTS } from './isTrustedExternalUrl.ts';
import { subscriptionBarViewOf } from './subscriptionBar.connect.ts';
import { subscriptionBarWith } from './subscriptionBar.ports.ts';
import type { SubscriptionBarEmitted } from './subscriptionBar.types.ts';

function start(wasClosed = false) {
  const clock = simulatedClock();
  const status = heldPort<[AbortSignal], { status: string }>();
  const portalUrl = heldPort<[AbortSignal], string>();
  const rememberClosed = heldPort<[], void>();
  const actor = createActor(
    subscriptionBarWith({
      fetchStatus: status.port,
      fetchCustomerPortalUrl: portalUrl.port,
      rememberClosed: rememberClosed.port,
    }),
    { clock, input: { wasClosed, hosts: PAYMENT_HOSTS, apiOrigin: 'http://localhost:4000' } },
  );
  const emitted = emittedBy<SubscriptionBarEmitted>(actor);
  actor.start();
  return {
    ...{ actor, clock, emitted, status, portalUrl, rememberClosed },
    state: () => stateOf(actor),
    view: () => subscriptionBarViewOf(actor.getSnapshot()),
  };
}

async function shown(status: string) {
  const run = start();
  run.actor.send({ type: 'bar.allowed' });
  await run.status.resolve({ status });
  return run;
}

describe('SB-1: the bar', () => {
  test.each(['canceled', 'incomplete', 'trial', 'trial_ended'])('is shown for %s', async (status) => {
    const run = await shown(status);
    expect(run.view()).toEqual({ kind: 'shown', status, state: 'idle' });
  });

  test.each(['active', 'past_due', '', 'constructor', 'trialEnded'])('is hidden for %j', async (status) => {
    expect((await shown(status)).view()).toEqual({ kind: 'hidden' });
  });

  test('asks nothing before an administrator is where it belongs', () => {
    const run = start();
    expect(run.view()).toEqual({ kind: 'hidden' });
    expect(run.status.calls).toHaveLength(0);
  });

  test('SH-9: goes on the wizard, and drops the request that is under way', async () => {
    const run = start();
    run.actor.send({ type: 'bar.allowed' });
    run.actor.send({ type: 'bar.disallowed' });
    expect(run.status.calls[0]?.args[0].aborted).toBe(true);
    await run.status.resolve({ status: 'trial' });
    expect(run.view()).toEqual({ kind: 'hidden' });
  });

  test('stays hidden when the first status cannot be had', async () => {
    const run = start();
    run.actor.send({ type: 'bar.allowed' });
    await run.status.reject(new ApiError({ status: 429, code: 'x', retryAfter: 9 }));
    expect(run.view()).toEqual({ kind: 'hidden' });
    expect(run.emitted).toEqual([
      { type: 'feedback.raised', feedback: { kind: 'toast', code: 'rateLimited', retryAfter: 9 } },
    ]);
  });
});

describe('SB-1: its link fetches the status again', () => {
  test('and leads to pricing', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'link.followed' });
    expect(run.view()).toEqual({ kind: 'shown', status: 'trial', state: 'refreshing' });
    expect(run.status.calls).toHaveLength(2);
    await run.status.resolve({ status: 'trial_ended' });
    expect(run.emitted).toEqual([{ type: 'pricing.wanted' }]);
  });

  test('twice clicked, once followed', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'link.followed' });
    run.actor.send({ type: 'link.followed' });
    expect(run.status.calls).toHaveLength(2);
  });

  test('and leads to the customer portal when it is incomplete by now', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'link.followed' });
    await run.status.resolve({ status: 'incomplete' });
    await run.portalUrl.resolve('https://billing.stripe.com/p/1');
    expect(run.emitted).toEqual([{ type: 'portal.wanted', url: 'https://billing.stripe.com/p/1' }]);
    run.actor.send({ type: 'page.restored' });
    expect(run.state()).toBe('fetching');
  });

  test('and to pricing when it is no longer incomplete', async () => {
    const run = await shown('incomplete');
    run.actor.send({ type: 'link.followed' });
    await run.status.resolve({ status: 'active' });
    expect(run.emitted).toEqual([{ type: 'pricing.wanted' }]);
    expect(run.view()).toEqual({ kind: 'hidden' });
  });

  test('T16: a portal address that is not trusted is not followed', async () => {
    const run = await shown('incomplete');
    run.actor.send({ type: 'link.followed' });
    await run.status.resolve({ status: 'incomplete' });
    await run.portalUrl.resolve('https://evil.test/portal');
    expect(run.emitted).toEqual([{ type: 'feedback.raised', feedback: { kind: 'toast', code: 'generic' } }]);
    expect(run.view()).toEqual({ kind: 'shown', status: 'incomplete', state: 'failed' });
  });

  test.each(['status', 'portalUrl'] as const)(
    'a failing %s keeps the bar, to be tried again',
    async (port) => {
      const run = await shown('incomplete');
      run.actor.send({ type: 'link.followed' });
      if (port === 'portalUrl') await run.status.resolve({ status: 'incomplete' });
      await run[port].reject(new ApiError({ status: 429, code: 'x' }));
      expect(run.view()).toMatchObject({ kind: 'shown', state: 'failed' });
      expect(run.emitted).toHaveLength(1);
      run.actor.send({ type: 'link.followed' });
      expect(run.view()).toMatchObject({ state: 'refreshing' });
    },
  );

  test('and is free again as soon as the plans have opened', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'link.followed' });
    await run.status.resolve({ status: 'trial_ended' });
    run.actor.send({ type: 'pricing.opened' });
    expect(run.view()).toEqual({ kind: 'shown', status: 'trial_ended', state: 'idle' });
    run.actor.send({ type: 'link.followed' });
    await run.status.resolve({ status: 'active' });
    run.actor.send({ type: 'pricing.opened' });
    expect(run.state()).toBe('hidden');
  });

  test('a page that never left shows the bar again', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'link.followed' });
    await run.status.resolve({ status: 'trial' });
    run.clock.increment(5000);
    await run.status.resolve({ status: 'trial' });
    expect(run.view()).toMatchObject({ kind: 'shown', state: 'idle' });
  });
});

describe('SB-1: once closed', () => {
  test('it is not shown again, and that is kept', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'bar.closed' });
    expect(run.view()).toEqual({ kind: 'hidden' });
    await run.rememberClosed.resolve();
    run.actor.send({ type: 'bar.disallowed' });
    run.actor.send({ type: 'bar.allowed' });
    expect(run.state()).toBe('closed');
    expect(run.status.calls).toHaveLength(1);
  });

  test('it stays closed where it cannot be kept', async () => {
    const run = await shown('trial');
    run.actor.send({ type: 'bar.closed' });
    await run.rememberClosed.reject(new Error('blocked'));
    expect(run.state()).toBe('closed');
  });

  test('the next page does not even ask', () => {
    const run = start(true);
    run.actor.send({ type: 'bar.allowed' });
    expect(run.state()).toBe('closed');
    expect(run.status.calls).toHaveLength(0);
  });
});
