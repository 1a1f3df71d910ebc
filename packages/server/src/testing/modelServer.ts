import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { inPatience } from './inPatience.ts';

/** A language model whose answers a test writes word by word, as a server over HTTP. */
export interface TestModel {
  /** What connects a server process to it. */
  environment: { LLM_BASE_URL: string; LLM_API_KEY: string; LLM_MODEL: string };
  /** The next answer that a server asks for, and the name of the model that it asks. */
  next(): Promise<{ asked: string; say(text: string): void; finish(): void }>;
  close(): Promise<void>;
}

/** Starts one that answers nothing by itself. */
export async function startModel(): Promise<TestModel> {
  const questions: { asked: string; response: ServerResponse }[] = [];
  const server: Server = createServer(async (question, response) => {
    const { model } = (await json(question)) as { model: string };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    questions.push({ asked: model, response });
    server.emit('asked');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const write = (response: ServerResponse, content: string | null, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`);
  return {
    environment: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_API_KEY: 'key', LLM_MODEL: 'small' },
    async next() {
      if (questions.length === 0) await inPatience(once(server, 'asked'), 'No answer was asked for');
      const { asked, response } = questions.shift() as (typeof questions)[number];
      return {
        asked,
        say: (text) => void write(response, text),
        finish() {
          write(response, null, 'stop');
          response.end('data: [DONE]\n\n');
        },
      };
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
