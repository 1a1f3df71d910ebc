// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/assistantEditor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
});

export const Clean = meta.story({
  name: 'clean',
  render: () => renderState('assistantEditor', 'clean'),
});
export const CleanNeverPublished = meta.story({
  name: 'clean@neverPublished',
  render: () => renderState('assistantEditor', 'clean@neverPublished'),
});
export const Dirty = meta.story({
  name: 'dirty',
  render: () => renderState('assistantEditor', 'dirty'),
});
export const DirtyNewerElsewhere = meta.story({
  name: 'dirty@newerElsewhere',
  render: () => renderState('assistantEditor', 'dirty@newerElsewhere'),
});
export const Saving = meta.story({
  name: 'saving',
  render: () => renderState('assistantEditor', 'saving'),
});
export const SavingLeaving = meta.story({
  name: 'saving@leaving',
  render: () => renderState('assistantEditor', 'saving@leaving'),
});
export const SavingPublishing = meta.story({
  name: 'saving@publishing',
  render: () => renderState('assistantEditor', 'saving@publishing'),
});
export const Saved = meta.story({
  name: 'saved',
  render: () => renderState('assistantEditor', 'saved'),
});
export const SaveFailed = meta.story({
  name: 'saveFailed',
  render: () => renderState('assistantEditor', 'saveFailed'),
});
export const SaveFailedOffline = meta.story({
  name: 'saveFailed@offline',
  render: () => renderState('assistantEditor', 'saveFailed@offline'),
});
export const Refused = meta.story({
  name: 'refused',
  render: () => renderState('assistantEditor', 'refused'),
});
export const Conflict = meta.story({
  name: 'conflict',
  render: () => renderState('assistantEditor', 'conflict'),
});
export const LeavingAsking = meta.story({
  name: 'leaving.asking',
  render: () => renderState('assistantEditor', 'leaving.asking'),
});
export const LeavingFailed = meta.story({
  name: 'leaving.failed',
  render: () => renderState('assistantEditor', 'leaving.failed'),
});
export const PublishingAsking = meta.story({
  name: 'publishing.asking',
  render: () => renderState('assistantEditor', 'publishing.asking'),
});
export const PublishingAskingUnsaved = meta.story({
  name: 'publishing.asking@unsaved',
  render: () => renderState('assistantEditor', 'publishing.asking@unsaved'),
});
export const PublishingRunning = meta.story({
  name: 'publishing.running',
  render: () => renderState('assistantEditor', 'publishing.running'),
});
export const PublishingFailed = meta.story({
  name: 'publishing.failed',
  render: () => renderState('assistantEditor', 'publishing.failed'),
});
export const RevertingAsking = meta.story({
  name: 'reverting.asking',
  render: () => renderState('assistantEditor', 'reverting.asking'),
});
export const RevertingRunning = meta.story({
  name: 'reverting.running',
  render: () => renderState('assistantEditor', 'reverting.running'),
});
export const RevertingFailed = meta.story({
  name: 'reverting.failed',
  render: () => renderState('assistantEditor', 'reverting.failed'),
});
export const VersionsLooking = meta.story({
  name: 'versions.looking',
  render: () => renderState('assistantEditor', 'versions.looking'),
});
export const VersionsAsking = meta.story({
  name: 'versions.asking',
  render: () => renderState('assistantEditor', 'versions.asking'),
});
export const VersionsRunning = meta.story({
  name: 'versions.running',
  render: () => renderState('assistantEditor', 'versions.running'),
});
export const VersionsFailed = meta.story({
  name: 'versions.failed',
  render: () => renderState('assistantEditor', 'versions.failed'),
});
export const VersionsConflict = meta.story({
  name: 'versions.conflict',
  render: () => renderState('assistantEditor', 'versions.conflict'),
});
export const DeletingAsking = meta.story({
  name: 'deleting.asking',
  render: () => renderState('assistantEditor', 'deleting.asking'),
});
export const DeletingRunning = meta.story({
  name: 'deleting.running',
  render: () => renderState('assistantEditor', 'deleting.running'),
});
export const DeletingFailed = meta.story({
  name: 'deleting.failed',
  render: () => renderState('assistantEditor', 'deleting.failed'),
});
export const Offline = meta.story({
  name: 'offline',
  render: () => renderState('assistantEditor', 'offline'),
});
export const OfflineUnsaved = meta.story({
  name: 'offline@unsaved',
  render: () => renderState('assistantEditor', 'offline@unsaved'),
});
export const Deleted = meta.story({
  name: 'deleted',
  render: () => renderState('assistantEditor', 'deleted'),
});
