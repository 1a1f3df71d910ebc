// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import type { Audience } from '@parley/model';
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.type<{ args: { audience?: Audience | undefined } }>().meta({
  title: 'Flows/startUp',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
  argTypes: { audience: { control: 'radio', description: 'Who looks at it' } },
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
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('startUp', 'signedIn', audience),
});
export const SignedInUser = meta.story({
  name: 'signedIn@user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('startUp', 'signedIn@user', audience),
});
export const SignedInNoAssistants = meta.story({
  name: 'signedIn@noAssistants',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('startUp', 'signedIn@noAssistants', audience),
});
export const SignedInWizard = meta.story({
  name: 'signedIn@wizard',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('startUp', 'signedIn@wizard', audience),
});
export const SignedInExternalAccount = meta.story({
  name: 'signedIn@externalAccount',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('startUp', 'signedIn@externalAccount', audience),
});
export const SignedOut = meta.story({
  name: 'signedOut',
  render: () => renderState('startUp', 'signedOut'),
});
