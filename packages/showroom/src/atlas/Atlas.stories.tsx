// Written by `pnpm generate` from the machines that have fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { type AtlasArgs, atlasArgs, atlasParameters, MachineStory, OverviewStory } from './pages.tsx';

const meta = preview.type<{ args: AtlasArgs }>().meta({
  title: 'Flows/Atlas',
  tags: ['!autodocs'],
  parameters: atlasParameters,
  args: atlasArgs,
  render: MachineStory,
});

export const Overview = meta.story({ render: OverviewStory });
export const StartUp = meta.story({
  name: 'startUp',
  args: { machine: 'startUp' },
});
export const Guard = meta.story({
  name: 'guard',
  args: { machine: 'guard' },
});
export const SignIn = meta.story({
  name: 'signIn',
  args: { machine: 'signIn' },
});
export const SubscriptionBar = meta.story({
  name: 'subscriptionBar',
  args: { machine: 'subscriptionBar' },
});
export const Chat = meta.story({
  name: 'chat',
  args: { machine: 'chat' },
});
export const DataFile = meta.story({
  name: 'dataFile',
  args: { machine: 'dataFile' },
});
export const AssistantEditor = meta.story({
  name: 'assistantEditor',
  args: { machine: 'assistantEditor' },
});
export const WelcomeWizard = meta.story({
  name: 'welcomeWizard',
  args: { machine: 'welcomeWizard' },
});
export const GlobalFeedback = meta.story({
  name: 'globalFeedback',
  args: { machine: 'globalFeedback' },
});
