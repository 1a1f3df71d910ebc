import type { Client } from '@parley/api';
import type { ChatPorts } from '@parley/machines/chat';

/** A visitor's chat with the assistant of the widget key, over the API. */
export function createChatPorts(client: Client): ChatPorts {
  return {
    async loadHistory(_, signal) {
      const { current } = await client.call('getWidgetThread', undefined, { signal });
      if (!current) return null;
      const { thread, messages } = current;
      return { threadId: thread.id, unreadCount: thread.unreadCount, messages };
    },
    openAnswer(request, signal) {
      if (request.kind === 'resume') {
        const { answerId, lastEventId } = request;
        return client.stream('getWidgetAnswerStream', { answerId }, { signal, lastEventId });
      }
      const { threadId, messageId, answerId, text } = request;
      return client.stream('sendWidgetMessage', { threadId, messageId, answerId, text }, { signal });
    },
    stopAnswer: (answerId, signal) => client.call('stopWidgetAnswer', { answerId }, { signal }),
    rateAnswer: (answerId, rating, signal) =>
      client.call('rateWidgetAnswer', { answerId, rating }, { signal }),
    // A visitor has one thread, open in front of them: there is nothing to mark on the server.
    markSeen: () => Promise.resolve(),
    isOnline: () => navigator.onLine,
  };
}
