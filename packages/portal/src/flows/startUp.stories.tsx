// Written by `node scripts/flows.ts` from the machine's fixtures; changes by hand are lost.
import preview from '../../../../.storybook/preview.tsx';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/startUp',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Waiting = meta.story({
  name: 'waiting',
  render: () => renderState('startUp', 'waiting'),
});
export const Decoding = meta.story({
  name: 'decoding',
  render: () => renderState('startUp', 'decoding'),
});
export const LoadingPrompt = meta.story({
  name: 'loading.prompt',
  render: () => renderState('startUp', 'loading.prompt'),
});
export const LoadingLate = meta.story({
  name: 'loading.late',
  render: () => renderState('startUp', 'loading.late'),
});
export const Offline = meta.story({
  name: 'offline',
  render: () => renderState('startUp', 'offline'),
});
export const TimedOut = meta.story({
  name: 'timedOut',
  render: () => renderState('startUp', 'timedOut'),
});
export const SignedIn = meta.story({
  name: 'signedIn',
  render: () => renderState('startUp', 'signedIn'),
});
export const SignedInUser = meta.story({
  name: 'signedIn@user',
  render: () => renderState('startUp', 'signedIn@user'),
});
export const SignedInNoAssistants = meta.story({
  name: 'signedIn@noAssistants',
  render: () => renderState('startUp', 'signedIn@noAssistants'),
});
export const SignedInWizard = meta.story({
  name: 'signedIn@wizard',
  render: () => renderState('startUp', 'signedIn@wizard'),
});
export const SignedInExternalAccount = meta.story({
  name: 'signedIn@externalAccount',
  render: () => renderState('startUp', 'signedIn@externalAccount'),
});
export const SignedOut = meta.story({
  name: 'signedOut',
  render: () => renderState('startUp', 'signedOut'),
});
