// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/welcomeWizard',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
});

export const StartingRestoring = meta.story({
  name: 'starting.restoring',
  render: () => renderState('welcomeWizard', 'starting.restoring'),
});
export const StartingLooking = meta.story({
  name: 'starting.looking',
  render: () => renderState('welcomeWizard', 'starting.looking'),
});
export const AnsweringUseCase = meta.story({
  name: 'answering.useCase',
  render: () => renderState('welcomeWizard', 'answering.useCase'),
});
export const AnsweringUseCaseResumed = meta.story({
  name: 'answering.useCase@resumed',
  render: () => renderState('welcomeWizard', 'answering.useCase@resumed'),
});
export const AnsweringIdentity = meta.story({
  name: 'answering.identity',
  render: () => renderState('welcomeWizard', 'answering.identity'),
});
export const AnsweringIdentityNotKept = meta.story({
  name: 'answering.identity@notKept',
  render: () => renderState('welcomeWizard', 'answering.identity@notKept'),
});
export const AnsweringData = meta.story({
  name: 'answering.data',
  render: () => renderState('welcomeWizard', 'answering.data'),
});
export const AnsweringHello = meta.story({
  name: 'answering.hello',
  render: () => renderState('welcomeWizard', 'answering.hello'),
});
export const AnsweringHelloShort = meta.story({
  name: 'answering.hello@short',
  render: () => renderState('welcomeWizard', 'answering.hello@short'),
});
export const AnsweringEmbed = meta.story({
  name: 'answering.embed',
  render: () => renderState('welcomeWizard', 'answering.embed'),
});
export const FinishingLooking = meta.story({
  name: 'finishing.looking',
  render: () => renderState('welcomeWizard', 'finishing.looking'),
});
export const FinishingLookingShort = meta.story({
  name: 'finishing.looking@short',
  render: () => renderState('welcomeWizard', 'finishing.looking@short'),
});
export const FinishingCreating = meta.story({
  name: 'finishing.creating',
  render: () => renderState('welcomeWizard', 'finishing.creating'),
});
export const FinishingCompleting = meta.story({
  name: 'finishing.completing',
  render: () => renderState('welcomeWizard', 'finishing.completing'),
});
export const Failed = meta.story({
  name: 'failed',
  render: () => renderState('welcomeWizard', 'failed'),
});
export const FailedOffline = meta.story({
  name: 'failed@offline',
  render: () => renderState('welcomeWizard', 'failed@offline'),
});
export const FailedRefused = meta.story({
  name: 'failed@refused',
  render: () => renderState('welcomeWizard', 'failed@refused'),
});
export const FailedDialog = meta.story({
  name: 'failed@dialog',
  render: () => renderState('welcomeWizard', 'failed@dialog'),
});
export const Taken = meta.story({
  name: 'taken',
  render: () => renderState('welcomeWizard', 'taken'),
});
export const MadeIdle = meta.story({
  name: 'made.idle',
  render: () => renderState('welcomeWizard', 'made.idle'),
});
export const MadeOpening = meta.story({
  name: 'made.opening',
  render: () => renderState('welcomeWizard', 'made.opening'),
});
export const MadeFailed = meta.story({
  name: 'made.failed',
  render: () => renderState('welcomeWizard', 'made.failed'),
});
export const Finished = meta.story({
  name: 'finished',
  render: () => renderState('welcomeWizard', 'finished'),
});
