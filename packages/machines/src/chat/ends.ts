type End = 'complete' | 'truncated' | 'stopped' | 'incomplete';

/** The answer is over, in this manner. */
export const ended = <State extends End, Target extends string>(state: State, target: Target) => ({
  target: `#chat.ready.idle.${target}` as const,
  actions: [
    { type: 'announceFinished' as const, params: { state } },
    { type: 'finish' as const, params: { state } },
  ],
});

/** An answer stays as far as it came. */
export const incomplete = ended('incomplete', 'incomplete');

/** The connection is gone, and the server has the message: its answer is resumed, not asked for again. */
export const resumable = [{ guard: 'mayReconnect', target: '#chat.ready.reconnecting' }, incomplete] as const;

/** The connection is gone, and nobody knows whether the server has the message. */
export const disconnected = [
  { guard: 'isUnaccepted', target: '#chat.ready.idle.failedBefore', actions: 'failUnconfirmed' },
  ...resumable,
] as const;

/** An end that the reader chose, at whichever moment it comes. */
export const stopped = {
  target: '#chat.ready.idle.stopped',
  actions: [{ type: 'announceFinished', params: { state: 'stopped' } }, { type: 'finishStopped' }],
} as const;
