// Written by `node scripts/flows.ts` from the machine's fixtures; changes by hand are lost.
import preview from '../../../../.storybook/preview.tsx';
import { renderState } from './renderState.tsx';

const meta = preview.meta({
  title: 'Flows/chat',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Loading = meta.story({
  name: 'loading',
  render: () => renderState('chat', 'loading'),
});
export const HistoryFailed = meta.story({
  name: 'historyFailed',
  render: () => renderState('chat', 'historyFailed'),
});
export const ClosedNoAccess = meta.story({
  name: 'closed.noAccess',
  render: () => renderState('chat', 'closed.noAccess'),
});
export const ClosedUnavailable = meta.story({
  name: 'closed.unavailable',
  render: () => renderState('chat', 'closed.unavailable'),
});
export const ReadyIdleEmpty = meta.story({
  name: 'ready.idle.empty',
  render: () => renderState('chat', 'ready.idle.empty'),
});
export const ReadyIdleConversation = meta.story({
  name: 'ready.idle.conversation',
  render: () => renderState('chat', 'ready.idle.conversation'),
});
export const ReadyIdleTyping = meta.story({
  name: 'ready.idle.typing',
  render: () => renderState('chat', 'ready.idle.typing'),
});
export const ReadyIdleTooLong = meta.story({
  name: 'ready.idle.tooLong',
  render: () => renderState('chat', 'ready.idle.tooLong'),
});
export const ReadyIdleNotSent = meta.story({
  name: 'ready.idle.notSent',
  render: () => renderState('chat', 'ready.idle.notSent'),
});
export const ReadyIdleCompleted = meta.story({
  name: 'ready.idle.completed',
  render: () => renderState('chat', 'ready.idle.completed'),
});
export const ReadyIdleStopped = meta.story({
  name: 'ready.idle.stopped',
  render: () => renderState('chat', 'ready.idle.stopped'),
});
export const ReadyIdleStoppedBeforehand = meta.story({
  name: 'ready.idle.stopped@beforehand',
  render: () => renderState('chat', 'ready.idle.stopped@beforehand'),
});
export const ReadyIdleTruncated = meta.story({
  name: 'ready.idle.truncated',
  render: () => renderState('chat', 'ready.idle.truncated'),
});
export const ReadyIdleIncomplete = meta.story({
  name: 'ready.idle.incomplete',
  render: () => renderState('chat', 'ready.idle.incomplete'),
});
export const ReadyIdleFailedBefore = meta.story({
  name: 'ready.idle.failedBefore',
  render: () => renderState('chat', 'ready.idle.failedBefore'),
});
export const ReadyIdleFailedBeforeNotConfirmed = meta.story({
  name: 'ready.idle.failedBefore@notConfirmed',
  render: () => renderState('chat', 'ready.idle.failedBefore@notConfirmed'),
});
export const ReadyIdleFailedBeforeRefused = meta.story({
  name: 'ready.idle.failedBefore@refused',
  render: () => renderState('chat', 'ready.idle.failedBefore@refused'),
});
export const ReadyIdleFailedBeforeRateLimitOver = meta.story({
  name: 'ready.idle.failedBefore@rateLimitOver',
  render: () => renderState('chat', 'ready.idle.failedBefore@rateLimitOver'),
});
export const ReadyIdleFailedMidStream = meta.story({
  name: 'ready.idle.failedMidStream',
  render: () => renderState('chat', 'ready.idle.failedMidStream'),
});
export const ReadyIdleLimited = meta.story({
  name: 'ready.idle.limited',
  render: () => renderState('chat', 'ready.idle.limited'),
});
export const ReadyIdleLimited460Admin = meta.story({
  name: 'ready.idle.limited@460-admin',
  render: () => renderState('chat', 'ready.idle.limited@460-admin'),
});
export const ReadyIdleLimited460User = meta.story({
  name: 'ready.idle.limited@460-user',
  render: () => renderState('chat', 'ready.idle.limited@460-user'),
});
export const ReadyIdleLimited460Visitor = meta.story({
  name: 'ready.idle.limited@460-visitor',
  render: () => renderState('chat', 'ready.idle.limited@460-visitor'),
});
export const ReadyIdleLimited461Admin = meta.story({
  name: 'ready.idle.limited@461-admin',
  render: () => renderState('chat', 'ready.idle.limited@461-admin'),
});
export const ReadyIdleLimited461User = meta.story({
  name: 'ready.idle.limited@461-user',
  render: () => renderState('chat', 'ready.idle.limited@461-user'),
});
export const ReadyIdleLimited461Visitor = meta.story({
  name: 'ready.idle.limited@461-visitor',
  render: () => renderState('chat', 'ready.idle.limited@461-visitor'),
});
export const ReadyIdleLimited462Admin = meta.story({
  name: 'ready.idle.limited@462-admin',
  render: () => renderState('chat', 'ready.idle.limited@462-admin'),
});
export const ReadyIdleLimited462User = meta.story({
  name: 'ready.idle.limited@462-user',
  render: () => renderState('chat', 'ready.idle.limited@462-user'),
});
export const ReadyIdleLimited462Visitor = meta.story({
  name: 'ready.idle.limited@462-visitor',
  render: () => renderState('chat', 'ready.idle.limited@462-visitor'),
});
export const ReadyIdleLimited463Admin = meta.story({
  name: 'ready.idle.limited@463-admin',
  render: () => renderState('chat', 'ready.idle.limited@463-admin'),
});
export const ReadyIdleLimited463User = meta.story({
  name: 'ready.idle.limited@463-user',
  render: () => renderState('chat', 'ready.idle.limited@463-user'),
});
export const ReadyIdleLimited463Visitor = meta.story({
  name: 'ready.idle.limited@463-visitor',
  render: () => renderState('chat', 'ready.idle.limited@463-visitor'),
});
export const ReadyIdleLimited464Admin = meta.story({
  name: 'ready.idle.limited@464-admin',
  render: () => renderState('chat', 'ready.idle.limited@464-admin'),
});
export const ReadyIdleLimited464User = meta.story({
  name: 'ready.idle.limited@464-user',
  render: () => renderState('chat', 'ready.idle.limited@464-user'),
});
export const ReadyIdleLimited464Visitor = meta.story({
  name: 'ready.idle.limited@464-visitor',
  render: () => renderState('chat', 'ready.idle.limited@464-visitor'),
});
export const ReadyAnsweringSending = meta.story({
  name: 'ready.answering.sending',
  render: () => renderState('chat', 'ready.answering.sending'),
});
export const ReadyAnsweringWaiting = meta.story({
  name: 'ready.answering.waiting',
  render: () => renderState('chat', 'ready.answering.waiting'),
});
export const ReadyAnsweringStreaming = meta.story({
  name: 'ready.answering.streaming',
  render: () => renderState('chat', 'ready.answering.streaming'),
});
export const ReadyAnsweringStreamingTyping = meta.story({
  name: 'ready.answering.streaming@typing',
  render: () => renderState('chat', 'ready.answering.streaming@typing'),
});
export const ReadyAnsweringSlow = meta.story({
  name: 'ready.answering.slow',
  render: () => renderState('chat', 'ready.answering.slow'),
});
export const ReadyAnsweringSlowBeforehand = meta.story({
  name: 'ready.answering.slow@beforehand',
  render: () => renderState('chat', 'ready.answering.slow@beforehand'),
});
export const ReadyAnsweringSlowMidStream = meta.story({
  name: 'ready.answering.slow@midStream',
  render: () => renderState('chat', 'ready.answering.slow@midStream'),
});
export const ReadyAnsweringResuming = meta.story({
  name: 'ready.answering.resuming',
  render: () => renderState('chat', 'ready.answering.resuming'),
});
export const ReadyAnsweringResumed = meta.story({
  name: 'ready.answering.resumed',
  render: () => renderState('chat', 'ready.answering.resumed'),
});
export const ReadyAnsweringStopping = meta.story({
  name: 'ready.answering.stopping',
  render: () => renderState('chat', 'ready.answering.stopping'),
});
export const ReadyReconnecting = meta.story({
  name: 'ready.reconnecting',
  render: () => renderState('chat', 'ready.reconnecting'),
});
export const ReadyReconnectingOffline = meta.story({
  name: 'ready.reconnecting@offline',
  render: () => renderState('chat', 'ready.reconnecting@offline'),
});
export const ReadyRateLimited = meta.story({
  name: 'ready.rateLimited',
  render: () => renderState('chat', 'ready.rateLimited'),
});
export const ReadyTokenExpired = meta.story({
  name: 'ready.tokenExpired',
  render: () => renderState('chat', 'ready.tokenExpired'),
});
export const ReadyOfflineIdle = meta.story({
  name: 'ready.offline.idle',
  render: () => renderState('chat', 'ready.offline.idle'),
});
export const ReadyOfflineQueued = meta.story({
  name: 'ready.offline.queued',
  render: () => renderState('chat', 'ready.offline.queued'),
});
