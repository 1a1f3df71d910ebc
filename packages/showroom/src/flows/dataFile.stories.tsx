// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/dataFile',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
});

export const Chosen = meta.story({
  name: 'chosen',
  render: () => renderState('dataFile', 'chosen'),
});
export const Refused = meta.story({
  name: 'refused',
  render: () => renderState('dataFile', 'refused'),
});
export const RefusedWrongType = meta.story({
  name: 'refused@wrongType',
  render: () => renderState('dataFile', 'refused@wrongType'),
});
export const RefusedDisguised = meta.story({
  name: 'refused@disguised',
  render: () => renderState('dataFile', 'refused@disguised'),
});
export const RefusedEmpty = meta.story({
  name: 'refused@empty',
  render: () => renderState('dataFile', 'refused@empty'),
});
export const RefusedUnreadable = meta.story({
  name: 'refused@unreadable',
  render: () => renderState('dataFile', 'refused@unreadable'),
});
export const RefusedServer = meta.story({
  name: 'refused@server',
  render: () => renderState('dataFile', 'refused@server'),
});
export const Uploading = meta.story({
  name: 'uploading',
  render: () => renderState('dataFile', 'uploading'),
});
export const ReadingQueued = meta.story({
  name: 'reading.queued',
  render: () => renderState('dataFile', 'reading.queued'),
});
export const ReadingIndexing = meta.story({
  name: 'reading.indexing',
  render: () => renderState('dataFile', 'reading.indexing'),
});
export const Ready = meta.story({
  name: 'ready',
  render: () => renderState('dataFile', 'ready'),
});
export const FailedUpload = meta.story({
  name: 'failed.upload',
  render: () => renderState('dataFile', 'failed.upload'),
});
export const FailedUploadOffline = meta.story({
  name: 'failed.upload@offline',
  render: () => renderState('dataFile', 'failed.upload@offline'),
});
export const FailedReading = meta.story({
  name: 'failed.reading',
  render: () => renderState('dataFile', 'failed.reading'),
});
export const FailedRemoval = meta.story({
  name: 'failed.removal',
  render: () => renderState('dataFile', 'failed.removal'),
});
export const Retrying = meta.story({
  name: 'retrying',
  render: () => renderState('dataFile', 'retrying'),
});
export const Removing = meta.story({
  name: 'removing',
  render: () => renderState('dataFile', 'removing'),
});
export const Cancelled = meta.story({
  name: 'cancelled',
  render: () => renderState('dataFile', 'cancelled'),
});
export const Removed = meta.story({
  name: 'removed',
  render: () => renderState('dataFile', 'removed'),
});
