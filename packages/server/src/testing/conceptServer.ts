import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ModelConfig } from '../config.ts';

/**
 * A server that speaks `/embeddings` over a table of a few concepts, in place of a model: it proves how the
 * product deals with vectors, and says nothing of how well a model finds.
 */
export interface ConceptServer {
  config: ModelConfig;
  /** Texts of each request, in the order of their arrival; also of those that are refused. */
  requests: string[][];
  /** The dimension of its vectors. */
  dimension: number;
  /** What goes wrong with some texts: a status, no reply at all, or other vectors. */
  fault: (texts: readonly string[]) => ConceptFault | null;
  /** Breaks all connections, and takes no more. */
  close(): Promise<void>;
}

/** A refusal with this status, silence, or a change of the vectors. */
export type ConceptFault = number | 'silence' | ((vectors: number[][]) => number[][]);

/** Beginnings of words with the same meaning, in several languages. */
const CONCEPTS = [
  ['open', 'hours', 'saturday', 'geöffnet', 'öffnungs', 'abiert', 'otwart'],
  ['return', 'zurück', 'ware', 'artikel', 'devol', 'zwr'],
  ['park', 'aparca', 'coche', 'visitante'],
  ['dog', 'pet', 'hund', 'haustier', 'perro', 'psa', 'zwierz'],
  ['passwor', 'contraseñ', 'hasł'],
  ['train', 'bahnhof', 'züge', 'pociąg'],
  ['vegetarian', 'meals', 'kitchen', 'comida', 'fleisch'],
  ['invoice', 'paid', 'pay', 'rechnung', 'factura', 'zapłac', 'rachun'],
];
/** What any other word counts, beside the 1 of a concept. */
const OTHER_WORD = 0.05;

function vectorOf(text: string, dimension: number): number[] {
  const vector = new Array<number>(dimension).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const concept = CONCEPTS.findIndex((beginnings) => beginnings.some((one) => word.startsWith(one)));
    const hash = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
    const place = concept < 0 ? CONCEPTS.length + (hash % (dimension - CONCEPTS.length)) : concept;
    vector[place] = (vector[place] ?? 0) + (concept < 0 ? OTHER_WORD : 1);
  }
  return vector;
}

export async function startConceptServer(): Promise<ConceptServer> {
  const server = createServer(async (request, response) => {
    const { input } = (await json(request)) as { input: string[] };
    state.requests.push(input);
    const fault = state.fault(input);
    if (fault === 'silence') return;
    if (typeof fault === 'number') return reply(response, fault, { error: { message: 'Refused.' } });
    const made = input.map((text) => vectorOf(text, state.dimension));
    const vectors = fault ? fault(made) : made;
    // In another order than asked, which the protocol allows.
    const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse();
    reply(response, 200, { object: 'list', model: 'concepts', data });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const state: ConceptServer = {
    config: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', model: 'concepts' },
    requests: [],
    dimension: 64,
    fault: () => null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
  response.end(JSON.stringify(body));
}
