import { type Client, createWindowChannel, type Received, withStreams } from '@parley/api';
import type { ChatPorts } from '@parley/machines/chat';
import type { Renewal } from './renewal.ts';

/** Tells the visitor's other windows of a changed thread, and hears of theirs. */
export const threadChannel = createWindowChannel('parley.visitor');

/**
 * A visitor's chat with the assistant of the widget key, over the API.
 * @param renewal what the visitor put away: a thread begun instead is shown then, and is still empty.
 * @param early the thread so far, if it was asked for before there were ports; later calls ask anew.
 */
export function createChatPorts(
  client: Client,
  renewal: Renewal,
  early?: Promise<Received<'getWidgetThread'>>,
): ChatPorts {
  const streaming = withStreams(client);
  let history = early;
  return {
    async loadHistory(_, signal) {
      const asked = history ?? client.call('getWidgetThread', undefined, { signal });
      history = undefined;
      const { current, leftOut } = await asked;
      if (!current) return null;
      const { thread, messages } = current;
      const begun = renewal.insteadOf(thread.id);
      if (begun) return { threadId: begun, unreadCount: 0, messages: [] };
      return { threadId: thread.id, unreadCount: thread.unreadCount, messages, leftOut };
    },
    openAnswer(request, signal) {
      if (request.kind === 'resume') {
        const { answerId, lastEventId } = request;
        return streaming.stream('getWidgetAnswerStream', { answerId }, { signal, lastEventId });
      }
      const { kind: _, ...message } = request;
      return streaming.stream('sendWidgetMessage', message, { signal });
    },
    stopAnswer: (answerId, signal) => client.call('stopWidgetAnswer', { answerId }, { signal }),
    rateAnswer: (answerId, rating, why, signal) =>
      client.call('rateWidgetAnswer', { answerId, rating, why }, { signal }),
    // A visitor has one thread, open in front of them: there is nothing to mark on the server.
    markSeen: () => Promise.resolve(),
    watchThreads: threadChannel.watch,
    isOnline: () => navigator.onLine,
  };
}
