import type { Subscription } from '@parley/api';
import type { SubscriptionBarStatus } from '@parley/model';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type Feedback, failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';
import { isTrustedExternalUrl, type TrustedPlaces } from './isTrustedExternalUrl.ts';

const barStatuses = [
  'canceled',
  'incomplete',
  'trial',
  'trial_ended',
] as const satisfies SubscriptionBarStatus[];

/** What the bar needs from the app; the two fetches reject with `ApiError`. */
export interface SubscriptionBarPorts {
  fetchStatus: (signal: AbortSignal) => Promise<Pick<Subscription, 'status'>>;
  fetchCustomerPortalUrl: (signal: AbortSignal) => Promise<string>;
  /** Keeps that the bar was closed, so that the next page passes `wasClosed`. */
  rememberClosed: () => Promise<void>;
}

export interface SubscriptionBarInput extends TrustedPlaces {
  wasClosed: boolean;
}

export interface SubscriptionBarContext extends SubscriptionBarInput {
  status: SubscriptionBarStatus | null;
  /** Where the customer portal is, once it is known and trusted. */
  portalUrl: string | null;
}

export type SubscriptionBarEvent =
  /** An administrator is on a page that has the bar (SH-9). */
  | { type: 'bar.allowed' }
  /** The user left for a page without it, or is no administrator. */
  | { type: 'bar.disallowed' }
  | { type: 'link.followed' }
  | { type: 'bar.closed' }
  /** The page came back from the browser's memory. */
  | { type: 'page.restored' };

export type SubscriptionBarEmitted =
  | { type: 'pricing.wanted' }
  /** Leave for an address that is trusted already. */
  | { type: 'portal.wanted'; url: string }
  | { type: 'feedback.raised'; feedback: Feedback };

/** Milliseconds after which leaving counts as done, or as not having happened. */
const LEAVE_MS = 5000;

const statusOf = (event: object): SubscriptionBarStatus | null => {
  const output = 'output' in event ? (event.output as Pick<Subscription, 'status'>) : null;
  return barStatuses.find((status) => status === output?.status) ?? null;
};

const known = (status: SubscriptionBarStatus) => (args: { context: SubscriptionBarContext; event: object }) =>
  ('output' in args.event ? statusOf(args.event) : args.context.status) === status;

/** The state of each status; what has none hides the bar. */
const byStatus = [
  { guard: 'isCanceled', target: '#subscriptionBar.shown.canceled', actions: 'keepStatus' },
  { guard: 'isIncomplete', target: '#subscriptionBar.shown.incomplete', actions: 'keepStatus' },
  { guard: 'isTrial', target: '#subscriptionBar.shown.trial', actions: 'keepStatus' },
  { guard: 'isTrialEnded', target: '#subscriptionBar.shown.trialEnded', actions: 'keepStatus' },
] as const;

/** The bar that speaks of the subscription, and where its link leads (SB-1). */
export const subscriptionBarMachine = setup({
  types: {
    context: {} as SubscriptionBarContext,
    events: {} as SubscriptionBarEvent,
    input: {} as SubscriptionBarInput,
    emitted: {} as SubscriptionBarEmitted,
  },
  actors: {
    fetchStatus: missingPort<Pick<Subscription, 'status'>>('fetchStatus'),
    fetchCustomerPortalUrl: missingPort<string>('fetchCustomerPortalUrl'),
    rememberClosed: missingPort<void>('rememberClosed'),
  },
  guards: {
    wasClosed: ({ context }) => context.wasClosed,
    isCanceled: known('canceled'),
    isIncomplete: known('incomplete'),
    isTrial: known('trial'),
    isTrialEnded: known('trial_ended'),
    isTrustedUrl: ({ context, event }) =>
      'output' in event && isTrustedExternalUrl(String(event.output), context),
  },
  actions: {
    keepStatus: assign({
      status: ({ context, event }) => ('output' in event ? statusOf(event) : context.status),
    }),
    dropStatus: assign({ status: null }),
    keepClosed: assign({ wasClosed: true }),
    keepPortalUrl: assign({
      portalUrl: ({ event }) => ('output' in event ? String(event.output) : null),
    }),
    goToPricing: emit({ type: 'pricing.wanted' }),
    goToPortal: emit(({ context }) => ({ type: 'portal.wanted' as const, url: context.portalUrl ?? '' })),
    raiseFeedback: emit(({ event }) => ({
      type: 'feedback.raised' as const,
      feedback: feedbackFor(failureOf(errorOf(event)), 'admin', 'list'),
    })),
    raiseGeneric: emit({ type: 'feedback.raised', feedback: { kind: 'toast', code: 'generic' } }),
  },
  delays: { leaveTime: LEAVE_MS },
}).createMachine({
  id: 'subscriptionBar',
  context: ({ input }) => ({ ...input, status: null, portalUrl: null }),
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'bar.allowed': [{ guard: 'wasClosed', target: 'closed' }, { target: 'fetching' }],
      },
    },
    /** Nothing is shown until the status is known. */
    fetching: {
      invoke: {
        id: 'fetching',
        src: 'fetchStatus',
        onDone: [...byStatus, { target: 'hidden', actions: 'dropStatus' }],
        onError: { target: 'hidden', actions: 'raiseFeedback' },
      },
      on: { 'bar.disallowed': { target: 'hidden' } },
    },
    shown: {
      initial: 'trial',
      on: {
        'link.followed': { target: 'refreshing' },
        'bar.closed': { target: 'closing' },
        'bar.disallowed': { target: 'hidden' },
      },
      states: { canceled: {}, incomplete: {}, trial: {}, trialEnded: {} },
    },
    /** The status may have changed since: where the link leads depends on it. */
    refreshing: {
      invoke: {
        id: 'refreshing',
        src: 'fetchStatus',
        onDone: [
          { guard: 'isIncomplete', target: 'openingPortal', actions: 'keepStatus' },
          { target: 'leaving.toPricing', actions: 'keepStatus' },
        ],
        onError: { target: 'failed', actions: 'raiseFeedback' },
      },
      on: { 'bar.closed': { target: 'closing' }, 'bar.disallowed': { target: 'hidden' } },
    },
    openingPortal: {
      invoke: {
        id: 'openingPortal',
        src: 'fetchCustomerPortalUrl',
        onDone: [
          { guard: 'isTrustedUrl', target: 'leaving.toPortal', actions: 'keepPortalUrl' },
          { target: 'failed', actions: 'raiseGeneric' },
        ],
        onError: { target: 'failed', actions: 'raiseFeedback' },
      },
      on: { 'bar.closed': { target: 'closing' }, 'bar.disallowed': { target: 'hidden' } },
    },
    leaving: {
      initial: 'toPricing',
      after: { leaveTime: { target: 'fetching' } },
      on: {
        'page.restored': { target: 'fetching' },
        'bar.closed': { target: 'closing' },
        'bar.disallowed': { target: 'hidden' },
      },
      states: {
        toPricing: { entry: 'goToPricing' },
        toPortal: { entry: 'goToPortal' },
      },
    },
    /** The link led nowhere; the bar stays and can be tried again. */
    failed: {
      on: {
        'link.followed': { target: 'refreshing' },
        'bar.closed': { target: 'closing' },
        'bar.disallowed': { target: 'hidden' },
      },
    },
    closing: {
      entry: 'keepClosed',
      invoke: {
        id: 'closing',
        src: 'rememberClosed',
        onDone: { target: 'closed' },
        // Where storage is blocked it stays closed for as long as the page lives.
        onError: { target: 'closed' },
      },
    },
    closed: {},
  },
});

/** The subscription bar with the app's API and storage behind it. */
export function subscriptionBarWith(ports: SubscriptionBarPorts) {
  return subscriptionBarMachine.provide({
    actors: {
      fetchStatus: fromPromise(({ signal }) => ports.fetchStatus(signal)),
      fetchCustomerPortalUrl: fromPromise(({ signal }) => ports.fetchCustomerPortalUrl(signal)),
      rememberClosed: fromPromise(() => ports.rememberClosed()),
    },
  });
}
