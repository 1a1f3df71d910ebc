import { createParser } from 'eventsource-parser';
import type { Client, StreamOptions } from './client.ts';
import type { AnswerEvent, InputOf, StreamName } from './contract/index.ts';

/** An answer's event with the id to resume after. */
export interface ReceivedEvent {
  /** The event's `id:` field, or '' where the server sent none. */
  id: string;
  event: AnswerEvent;
}

/** A client that reads streams, too. */
export interface StreamingClient extends Client {
  /**
   * Makes a call that replies with server-sent events, and yields them as they come; text that arrives
   * together is joined into one event. The iteration ends when the stream closes, with or without its `end`
   * event: the reader must tell the two apart.
   * @throws {ApiError} as `call` does, also in the middle of the stream.
   */
  stream<N extends StreamName>(
    name: N,
    input: InputOf<N>,
    options?: StreamOptions,
  ): AsyncGenerator<ReceivedEvent>;
}

/** Apart from the client, so that only who reads streams loads their parser (PERF-1). */
export function withStreams(client: Client): StreamingClient {
  return {
    ...client,
    async *stream(name, input, options) {
      const received: ReceivedEvent[] = [];
      const parser = createParser({
        onEvent: ({ id, data }) => received.push({ id: id ?? '', event: client.eventOf(name, data) }),
      });
      for await (const text of client.receive(name, input, options)) {
        parser.feed(text);
        yield* joinText(received.splice(0));
      }
    },
  };
}

/** Joins neighbouring pieces of text, under the id of the last: fewer steps for whoever shows them. */
function joinText(received: readonly ReceivedEvent[]): ReceivedEvent[] {
  const joined: ReceivedEvent[] = [];
  for (const { id, event } of received) {
    const last = joined.at(-1)?.event;
    if (event.type === 'delta' && last?.type === 'delta') {
      joined[joined.length - 1] = { id, event: { type: 'delta', text: last.text + event.text } };
    } else {
      joined.push({ id, event });
    }
  }
  return joined;
}
