// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/subscriptionBar',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
});

export const Hidden = meta.story({
  name: 'hidden',
  render: () => renderState('subscriptionBar', 'hidden'),
});
export const Fetching = meta.story({
  name: 'fetching',
  render: () => renderState('subscriptionBar', 'fetching'),
});
export const ShownCanceled = meta.story({
  name: 'shown.canceled',
  render: () => renderState('subscriptionBar', 'shown.canceled'),
});
export const ShownIncomplete = meta.story({
  name: 'shown.incomplete',
  render: () => renderState('subscriptionBar', 'shown.incomplete'),
});
export const ShownTrial = meta.story({
  name: 'shown.trial',
  render: () => renderState('subscriptionBar', 'shown.trial'),
});
export const ShownTrialEnded = meta.story({
  name: 'shown.trialEnded',
  render: () => renderState('subscriptionBar', 'shown.trialEnded'),
});
export const Refreshing = meta.story({
  name: 'refreshing',
  render: () => renderState('subscriptionBar', 'refreshing'),
});
export const OpeningPortal = meta.story({
  name: 'openingPortal',
  render: () => renderState('subscriptionBar', 'openingPortal'),
});
export const LeavingToPricing = meta.story({
  name: 'leaving.toPricing',
  render: () => renderState('subscriptionBar', 'leaving.toPricing'),
});
export const LeavingToPortal = meta.story({
  name: 'leaving.toPortal',
  render: () => renderState('subscriptionBar', 'leaving.toPortal'),
});
export const Failed = meta.story({
  name: 'failed',
  render: () => renderState('subscriptionBar', 'failed'),
});
export const FailedIncomplete = meta.story({
  name: 'failed@incomplete',
  render: () => renderState('subscriptionBar', 'failed@incomplete'),
});
export const Closing = meta.story({
  name: 'closing',
  render: () => renderState('subscriptionBar', 'closing'),
});
export const Closed = meta.story({
  name: 'closed',
  render: () => renderState('subscriptionBar', 'closed'),
});
