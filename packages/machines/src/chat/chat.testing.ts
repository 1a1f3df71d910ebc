import type { AnswerEvent, ReceivedEvent } from '@parley/api';
import type { Rating, RatingWhy } from '@parley/model';
import { createActor } from 'xstate';
import { emittedBy, heldPort, settle, simulatedClock, stateOf } from '../testing/drive.ts';
import { chatViewOf, connectChat } from './chat.connect.ts';
import { chatWith } from './chat.ports.ts';
import type { AnswerRequest, ChatEmitted, ChatHistory, ChatInput } from './chat.types.ts';

/** An open answer that a test writes to. */
export interface TestStream {
  request: AnswerRequest;
  signal: AbortSignal;
  /** Sends events, each with the next id. */
  send: (...events: AnswerEvent[]) => Promise<void>;
  /** Closes the connection, without an end of its own. */
  close: () => Promise<void>;
  fail: (cause: unknown) => Promise<void>;
}

/** Streams that are opened by a chat, in order. */
function testStreams() {
  const streams: TestStream[] = [];
  function open(request: AnswerRequest, signal: AbortSignal): AsyncIterable<ReceivedEvent> {
    let lastId = request.kind === 'resume' ? Number(request.lastEventId) : 0;
    const body = new TransformStream<ReceivedEvent, ReceivedEvent>(undefined, { highWaterMark: 1000 });
    const writer = body.writable.getWriter();
    // A chat that stopped listening is no failure of the test's.
    const calmly = async (work: Promise<unknown>) => {
      await work.catch(() => undefined);
      for (let turn = 0; turn < 3; turn += 1) await settle();
    };
    streams.push({
      request,
      signal,
      send: (...events) =>
        calmly(
          Promise.all(
            events.map((event) => {
              lastId += 1;
              return writer.write({ id: String(lastId), event });
            }),
          ),
        ),
      close: () => calmly(writer.close()),
      fail: (cause) => calmly(writer.abort(cause)),
    });
    return body.readable;
  }
  return { open, streams };
}

export const started: AnswerEvent = {
  type: 'start',
  threadId: 't',
  messageId: 'm',
  answerId: 'a',
  createdAt: '2026-03-02T12:00:00.000Z',
};
export const delta = (text: string): AnswerEvent => ({ type: 'delta', text });
export const ended = (finishReason: 'complete' | 'stopped' | 'truncated' = 'complete'): AnswerEvent => ({
  type: 'end',
  finishReason,
});

/** A running chat whose clock, ids, network and server are the test's. */
export function startChat(input: Partial<ChatInput> = {}) {
  const clock = simulatedClock();
  const history = heldPort<[string | null, AbortSignal], ChatHistory | null>();
  const stop = heldPort<[string, AbortSignal], unknown>();
  const rate = heldPort<[string, Rating, RatingWhy | undefined, AbortSignal], unknown>();
  const seen = heldPort<[string, AbortSignal], unknown>();
  const { open: openAnswer, streams } = testStreams();
  const network = { isOnline: true };
  const windows: { report: (threadId: string | null) => void } = { report: () => undefined };
  let ids = 0;
  const actor = createActor(
    chatWith({
      loadHistory: history.port,
      openAnswer,
      stopAnswer: stop.port,
      rateAnswer: rate.port,
      markSeen: seen.port,
      watchThreads(changed) {
        windows.report = changed;
        return () => {
          windows.report = () => undefined;
        };
      },
      isOnline: () => network.isOnline,
    }),
    {
      clock,
      input: {
        audience: 'admin',
        threadId: null,
        draft: '',
        kept: [],
        isOnline: true,
        now: () => clock.now(),
        newId: () => {
          ids += 1;
          return `id-${ids}`;
        },
        ...input,
      },
    },
  );
  const emitted = emittedBy<ChatEmitted>(actor);
  actor.start();
  const view = () => chatViewOf(actor.getSnapshot());
  /** The view of a chat that can be had. */
  const open = () => {
    const shown = view();
    if (shown.phase === 'closed') throw new Error(`The chat is closed: ${shown.reason}.`);
    return shown;
  };
  /** The view of a chat with its thread. */
  const ready = () => {
    const shown = view();
    if (shown.phase !== 'ready') throw new Error(`The chat is ${shown.phase}.`);
    return shown;
  };
  return {
    ...{ actor, clock, history, stop, rate, seen, streams, network, emitted, view, open, ready },
    context: () => actor.getSnapshot().context,
    actions: connectChat(actor.getSnapshot(), actor.send).actions,
    state: () => stateOf(actor),
    stream: () => {
      const stream = streams.at(-1);
      if (!stream) throw new Error('No answer was asked for.');
      return stream;
    },
    /** Another window, or the reader's coming back (null), says that a thread may have changed. */
    changedElsewhere: (threadId: string | null) => windows.report(threadId),
    messages: () => ready().messages.map(({ author, body, state }) => `${author}: ${body} (${state})`),
    connection: async (isOnline: boolean) => {
      network.isOnline = isOnline;
      actor.send({ type: isOnline ? 'network.restored' : 'network.lost' });
      await settle();
    },
  };
}

/** A chat that is ready, with nothing in it but what the server has. */
export async function emptyChat(input: Partial<ChatInput> = {}, history: ChatHistory | null = null) {
  const chat = startChat(input);
  await chat.history.resolve(history);
  return chat;
}

/** A chat that has just sent a text. */
export async function sentChat(text = 'Hello', input: Partial<ChatInput> = {}) {
  const chat = await emptyChat(input);
  chat.actions.onDraftChange(text);
  chat.actions.onSend();
  await settle();
  return chat;
}
