import type { Client } from '@parley/api';
import type { ChatPorts } from '@parley/machines/chat';

/** The chat of a signed-in user with one assistant, over the API. */
export function createChatPorts(client: Client, assistantGuid: string): ChatPorts {
  return {
    async loadHistory(threadId, signal) {
      const newest = async () =>
        (await client.call('getThreads', { assistantGuid }, { signal })).threads[0]?.id ?? null;
      const wanted = threadId ?? (await newest());
      if (!wanted) {
        // A thread-less chat must still find out whether the assistant may be used.
        await client.call('getAssistant', { assistantGuid }, { signal });
        return null;
      }
      const { thread, messages } = await client.call('getThread', { threadId: wanted }, { signal });
      return { threadId: thread.id, unreadCount: thread.unreadCount, messages };
    },
    openAnswer(request, signal) {
      if (request.kind === 'resume') {
        const { answerId, lastEventId } = request;
        return client.stream('getAnswerStream', { answerId }, { signal, lastEventId });
      }
      const { threadId, messageId, answerId, text } = request;
      return client.stream('sendMessage', { assistantGuid, threadId, messageId, answerId, text }, { signal });
    },
    stopAnswer: (answerId, signal) => client.call('stopAnswer', { answerId }, { signal }),
    rateAnswer: (answerId, rating, signal) => client.call('rateAnswer', { answerId, rating }, { signal }),
    markSeen: (threadId, signal) => client.call('markThreadSeen', { threadId }, { signal }),
    isOnline: () => navigator.onLine,
  };
}
