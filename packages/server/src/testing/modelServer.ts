import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inPatience } from './inPatience.ts';

/** A language model whose answers a test writes word by word, as a server over HTTP. */
export interface TestModel {
  /** What connects a server process to it. */
  environment: { LLM_BASE_URL: string; LLM_API_KEY: string; LLM_MODEL: string };
  /** The next answer that a server asks for. */
  next(): Promise<{ say(text: string): void; finish(): void }>;
  close(): Promise<void>;
}

/** Starts one that answers nothing by itself. */
export async function startModel(): Promise<TestModel> {
  const asked: ServerResponse[] = [];
  const server: Server = createServer((question, response) => {
    question.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    asked.push(response);
    server.emit('asked');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const write = (response: ServerResponse, content: string | null, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`);
  return {
    environment: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_API_KEY: 'key', LLM_MODEL: 'small' },
    async next() {
      if (asked.length === 0) await inPatience(once(server, 'asked'), 'No answer was asked for');
      const response = asked.shift() as ServerResponse;
      return {
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
