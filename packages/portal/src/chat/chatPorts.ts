import { ApiError, type Client, createWindowChannel, withStreams } from '@parley/api';
import type { ChatHistory, ChatPorts } from '@parley/machines/chat';

/** Tells this browser's other windows of changed threads, and hears of theirs. */
export const threadChannel = createWindowChannel('parley.threads');

/** What a chat asks of the page around it. */
export interface ChatPage {
  /** Threads that were begun here and have no message yet: the server does not know them. */
  empty: Set<string>;
  /** The server knows that a thread has been seen. */
  onSeen: (threadId: string) => void;
}

/** The chat of a signed-in user with one assistant, over the API. */
export function createChatPorts(client: Client, assistantGuid: string, page: ChatPage): ChatPorts {
  const streaming = withStreams(client);

  /** A thread of this assistant's; null where there is none of that id. */
  async function read(threadId: string, signal: AbortSignal): Promise<ChatHistory | null> {
    if (page.empty.has(threadId)) return null;
    try {
      const { thread, messages, leftOut } = await client.call('getThread', { threadId }, { signal });
      if (thread.assistantGuid !== assistantGuid) return null;
      return { threadId, unreadCount: thread.unreadCount, messages, leftOut };
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 404) return null;
      throw cause;
    }
  }

  return {
    async loadHistory(threadId, signal) {
      const newest = async () =>
        (await client.call('getThreads', { assistantGuid }, { signal })).threads[0]?.id ?? null;
      const wanted = threadId ?? (await newest());
      const history = wanted && (await read(wanted, signal));
      if (history) return history;
      // There is no history to read, but the call still tells whether the assistant may be used.
      await client.call('getAssistant', { assistantGuid }, { signal });
      return null;
    },
    openAnswer(request, signal) {
      if (request.kind === 'resume') {
        const { answerId, lastEventId } = request;
        return streaming.stream('getAnswerStream', { answerId }, { signal, lastEventId });
      }
      const { kind: _, ...message } = request;
      page.empty.delete(message.threadId);
      return streaming.stream('sendMessage', { assistantGuid, ...message }, { signal });
    },
    stopAnswer: (answerId, signal) => client.call('stopAnswer', { answerId }, { signal }),
    rateAnswer: (answerId, rating, why, signal) =>
      client.call('rateAnswer', { answerId, rating, why }, { signal }),
    async markSeen(threadId, signal) {
      await client.call('markThreadSeen', { threadId }, { signal });
      page.onSeen(threadId);
    },
    watchThreads: threadChannel.watch,
    isOnline: () => navigator.onLine,
  };
}
