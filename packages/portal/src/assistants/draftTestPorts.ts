import { type Client, type InputOf, type ReceivedEvent, withStreams } from '@parley/api';
import type { AnswerRequest, ChatPorts } from '@parley/machines/chat';
import { type AssistantDraft, TEST_HISTORY_MAX_COUNT, TEST_HISTORY_TEXT_MAX_LENGTH } from '@parley/model';

type Asked = Extract<AnswerRequest, { kind: 'send' }>;
type TestInput = InputOf<'testAssistant'>;

/** A message of the test, which only this page knows. */
interface TestMessage {
  author: 'reader' | 'assistant';
  text: string;
  /** The message that it follows; null for one that begins the conversation. */
  parentId: string | null;
}

/**
 * The chat with a draft. The server keeps nothing of it: the messages before each question are told from
 * here, and an answer whose connection broke is asked for anew.
 * @param draftNow what the form holds at the moment of a question.
 */
export function createDraftTestPorts(
  client: Client,
  assistantGuid: string,
  draftNow: () => AssistantDraft,
): ChatPorts {
  const streaming = withStreams(client);
  const messages = new Map<string, TestMessage>();
  const asked = new Map<string, Asked>();
  const running = new Map<string, AbortController>();

  /** The messages that lead to one, oldest first. */
  function historyBefore(parentId: string | null): TestInput['history'] {
    const history: TestInput['history'] = [];
    for (let id = parentId; id !== null && history.length < TEST_HISTORY_MAX_COUNT; ) {
      const message = messages.get(id);
      if (!message) break;
      const text = message.text.slice(0, TEST_HISTORY_TEXT_MAX_LENGTH);
      if (text !== '') history.unshift({ author: message.author, text });
      id = message.parentId;
    }
    return history;
  }

  /** What a new message follows: the answer that it names, or the newest. */
  function parentOf({ parentId }: Asked): string | null {
    if (parentId !== undefined) return parentId;
    const newest = [...messages].findLast(([, { author, text }]) => author === 'assistant' && text !== '');
    return newest?.[0] ?? null;
  }

  async function* ask(request: Asked, signal: AbortSignal): AsyncGenerator<ReceivedEvent> {
    const { threadId, messageId, answerId, text } = request;
    const known = messages.get(messageId);
    const parentId = known ? known.parentId : parentOf(request);
    const answer: TestMessage = { author: 'assistant', text: '', parentId: messageId };
    messages.set(messageId, { author: 'reader', text, parentId });
    messages.set(answerId, answer);
    asked.set(answerId, request);
    const stopping = new AbortController();
    running.set(answerId, stopping);
    const draft = draftNow() as TestInput['draft'];
    const input = {
      assistantGuid,
      threadId,
      messageId,
      answerId,
      text,
      draft,
      history: historyBefore(parentId),
    };
    try {
      const until = AbortSignal.any([signal, stopping.signal]);
      for await (const received of streaming.stream('testAssistant', input, { signal: until })) {
        const { event } = received;
        if (event.type === 'delta') answer.text += event.text;
        if (event.type === 'replace') answer.text = event.text;
        if (event.type === 'error') answer.text = '';
        yield received;
      }
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
      yield { id: '', event: { type: 'end', finishReason: 'stopped' } };
    }
  }

  return {
    loadHistory: async () => null,
    async *openAnswer(request, signal) {
      const question = request.kind === 'send' ? request : asked.get(request.answerId);
      if (question) yield* ask(question, signal);
    },
    stopAnswer: async (answerId) => running.get(answerId)?.abort(),
    // Nothing is rated, and there is no other window that could know of the test.
    rateAnswer: async () => undefined,
    markSeen: async () => undefined,
    watchThreads: () => () => undefined,
    isOnline: () => navigator.onLine,
  };
}
