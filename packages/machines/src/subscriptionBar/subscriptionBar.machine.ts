import type { Subscription } from '@parley/api';
import type { SubscriptionBarStatus } from '@parley/model';
import { assign, emit, setup } from 'xstate';
import { failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';
import { isTrustedExternalUrl } from './isTrustedExternalUrl.ts';
import type {
  SubscriptionBarContext,
  SubscriptionBarEmitted,
  SubscriptionBarEvent,
  SubscriptionBarInput,
} from './subscriptionBar.types.ts';

const barStatuses = [
  'canceled',
  'incomplete',
  'trial',
  'trial_ended',
] as const satisfies SubscriptionBarStatus[];

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

/** The same after the plans have opened. The link of an incomplete subscription never opens the plans. */
const besideThePlans = byStatus.filter(({ guard }) => guard !== 'isIncomplete');

/** The bar about the subscription's status, and where its link leads (SB-1). */
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
        toPricing: {
          entry: 'goToPricing',
          on: { 'pricing.opened': [...besideThePlans, { target: '#subscriptionBar.hidden' }] },
        },
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
