// Written by `pnpm generate` from the machine's fixtures; changes by hand are lost.
import type { Audience } from '@parley/model';
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { renderState } from './renderState.tsx';

const meta = preview.type<{ args: { audience?: Audience | undefined } }>().meta({
  title: 'Flows/chat',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...repeatedScreen },
  argTypes: { audience: { control: 'radio', description: 'Who looks at it' } },
});

export const Loading = meta.story({
  name: 'loading',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'loading', audience),
});
export const LoadingPendingSend = meta.story({
  name: 'loading@pendingSend',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'loading@pendingSend', audience),
});
export const HistoryFailed = meta.story({
  name: 'historyFailed',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'historyFailed', audience),
});
export const ClosedNoAccess = meta.story({
  name: 'closed.noAccess',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('chat', 'closed.noAccess', audience),
});
export const ClosedNoAccessThread = meta.story({
  name: 'closed.noAccess@thread',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('chat', 'closed.noAccess@thread', audience),
});
export const ClosedUnavailable = meta.story({
  name: 'closed.unavailable',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'closed.unavailable', audience),
});
export const ClosedUnavailableThread = meta.story({
  name: 'closed.unavailable@thread',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'closed.unavailable@thread', audience),
});
export const ReadyIdleEmpty = meta.story({
  name: 'ready.idle.empty',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.empty', audience),
});
export const ReadyIdleThread = meta.story({
  name: 'ready.idle.thread',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.thread', audience),
});
export const ReadyIdleTyping = meta.story({
  name: 'ready.idle.typing',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.typing', audience),
});
export const ReadyIdleTooLong = meta.story({
  name: 'ready.idle.tooLong',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.tooLong', audience),
});
export const ReadyIdleNotSent = meta.story({
  name: 'ready.idle.notSent',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.notSent', audience),
});
export const ReadyIdleCompleted = meta.story({
  name: 'ready.idle.completed',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.completed', audience),
});
export const ReadyIdleStopped = meta.story({
  name: 'ready.idle.stopped',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.stopped', audience),
});
export const ReadyIdleStoppedBeforehand = meta.story({
  name: 'ready.idle.stopped@beforehand',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.stopped@beforehand', audience),
});
export const ReadyIdleTruncated = meta.story({
  name: 'ready.idle.truncated',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.truncated', audience),
});
export const ReadyIdleIncomplete = meta.story({
  name: 'ready.idle.incomplete',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.incomplete', audience),
});
export const ReadyIdleFailedBefore = meta.story({
  name: 'ready.idle.failedBefore',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.failedBefore', audience),
});
export const ReadyIdleFailedBeforeNotConfirmed = meta.story({
  name: 'ready.idle.failedBefore@notConfirmed',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.failedBefore@notConfirmed', audience),
});
export const ReadyIdleFailedBeforeRefused = meta.story({
  name: 'ready.idle.failedBefore@refused',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.failedBefore@refused', audience),
});
export const ReadyIdleFailedBeforeRateLimitOver = meta.story({
  name: 'ready.idle.failedBefore@rateLimitOver',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.failedBefore@rateLimitOver', audience),
});
export const ReadyIdleFailedMidStream = meta.story({
  name: 'ready.idle.failedMidStream',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.failedMidStream', audience),
});
export const ReadyIdleLimited = meta.story({
  name: 'ready.idle.limited',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited', audience),
});
export const ReadyIdleLimited460Admin = meta.story({
  name: 'ready.idle.limited@460-admin',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@460-admin', audience),
});
export const ReadyIdleLimited460User = meta.story({
  name: 'ready.idle.limited@460-user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@460-user', audience),
});
export const ReadyIdleLimited460Visitor = meta.story({
  name: 'ready.idle.limited@460-visitor',
  args: { audience: 'visitor' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@460-visitor', audience),
});
export const ReadyIdleLimited461Admin = meta.story({
  name: 'ready.idle.limited@461-admin',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@461-admin', audience),
});
export const ReadyIdleLimited461User = meta.story({
  name: 'ready.idle.limited@461-user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@461-user', audience),
});
export const ReadyIdleLimited461Visitor = meta.story({
  name: 'ready.idle.limited@461-visitor',
  args: { audience: 'visitor' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@461-visitor', audience),
});
export const ReadyIdleLimited462Admin = meta.story({
  name: 'ready.idle.limited@462-admin',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@462-admin', audience),
});
export const ReadyIdleLimited462User = meta.story({
  name: 'ready.idle.limited@462-user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@462-user', audience),
});
export const ReadyIdleLimited462Visitor = meta.story({
  name: 'ready.idle.limited@462-visitor',
  args: { audience: 'visitor' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@462-visitor', audience),
});
export const ReadyIdleLimited463Admin = meta.story({
  name: 'ready.idle.limited@463-admin',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@463-admin', audience),
});
export const ReadyIdleLimited463User = meta.story({
  name: 'ready.idle.limited@463-user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@463-user', audience),
});
export const ReadyIdleLimited463Visitor = meta.story({
  name: 'ready.idle.limited@463-visitor',
  args: { audience: 'visitor' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@463-visitor', audience),
});
export const ReadyIdleLimited464Admin = meta.story({
  name: 'ready.idle.limited@464-admin',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@464-admin', audience),
});
export const ReadyIdleLimited464User = meta.story({
  name: 'ready.idle.limited@464-user',
  args: { audience: 'user' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@464-user', audience),
});
export const ReadyIdleLimited464Visitor = meta.story({
  name: 'ready.idle.limited@464-visitor',
  args: { audience: 'visitor' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.idle.limited@464-visitor', audience),
});
export const ReadyAnsweringSending = meta.story({
  name: 'ready.answering.sending',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.sending', audience),
});
export const ReadyAnsweringWaiting = meta.story({
  name: 'ready.answering.waiting',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.waiting', audience),
});
export const ReadyAnsweringStreaming = meta.story({
  name: 'ready.answering.streaming',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.streaming', audience),
});
export const ReadyAnsweringStreamingTyping = meta.story({
  name: 'ready.answering.streaming@typing',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.streaming@typing', audience),
});
export const ReadyAnsweringSlow = meta.story({
  name: 'ready.answering.slow',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.slow', audience),
});
export const ReadyAnsweringSlowBeforehand = meta.story({
  name: 'ready.answering.slow@beforehand',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.slow@beforehand', audience),
});
export const ReadyAnsweringSlowMidStream = meta.story({
  name: 'ready.answering.slow@midStream',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.slow@midStream', audience),
});
export const ReadyAnsweringResuming = meta.story({
  name: 'ready.answering.resuming',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.resuming', audience),
});
export const ReadyAnsweringResumed = meta.story({
  name: 'ready.answering.resumed',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.resumed', audience),
});
export const ReadyAnsweringStopping = meta.story({
  name: 'ready.answering.stopping',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.answering.stopping', audience),
});
export const ReadyReconnecting = meta.story({
  name: 'ready.reconnecting',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.reconnecting', audience),
});
export const ReadyReconnectingOffline = meta.story({
  name: 'ready.reconnecting@offline',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.reconnecting@offline', audience),
});
export const ReadyRateLimited = meta.story({
  name: 'ready.rateLimited',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.rateLimited', audience),
});
export const ReadyTokenExpired = meta.story({
  name: 'ready.tokenExpired',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user'] } },
  render: ({ audience }) => renderState('chat', 'ready.tokenExpired', audience),
});
export const ReadyOfflineIdle = meta.story({
  name: 'ready.offline.idle',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.offline.idle', audience),
});
export const ReadyOfflineQueued = meta.story({
  name: 'ready.offline.queued',
  args: { audience: 'admin' },
  argTypes: { audience: { options: ['admin', 'user', 'visitor'] } },
  render: ({ audience }) => renderState('chat', 'ready.offline.queued', audience),
});
