import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { LaunchOptions } from 'playwright';
import { generate } from 'selfsigned';
import { browserOptions } from '../scripts/browser.ts';

/** Of this run alone, for `localhost`. */
export const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
  ...{ keyType: 'ec', algorithm: 'sha256' },
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});

const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
const digest = createHash('sha256').update(publicKey).digest('base64');

/**
 * How the bench starts its browser: it takes that certificate as it takes a proper one, and no other. Where a
 * certificate is only overlooked, nothing is kept in the browser's cache.
 */
export async function trustingOptions(): Promise<LaunchOptions> {
  const options = await browserOptions();
  return { ...options, args: [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${digest}`] };
}

/** Headers that belong to one connection of HTTP/1.1, and are not allowed in HTTP/2. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Something that browsers reach over HTTP/2 and TLS. */
export interface Front {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves on `port` of this machine, or a free one.
 * @param handle answers a request.
 */
export async function serveSecurely(
  handle: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
  port = 0,
): Promise<Front> {
  const { private: key, cert } = certificate;
  const server: Http2SecureServer = createSecureServer({ key, cert, allowHTTP1: true }, handle);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A proxy as `docs/deploy.md` wants it in front of the server that listens on port `target`. */
export async function openFront(target: number, port: number): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const front = await serveSecurely((asked, reply) => {
    const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const onward = request({
      ...{ agent, host: '127.0.0.1', port: target, method: asked.method, path: asked.url },
      headers: {
        ...Object.fromEntries(own),
        host: asked.authority || asked.headers.host,
        'x-forwarded-for': asked.socket.remoteAddress,
      },
    });
    onward.on('response', (response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
      reply.writeHead(response.statusCode ?? 502, Object.fromEntries(headers));
      pipeline(response, reply, () => onward.destroy());
    });
    // The server ended, or the browser left.
    onward.on('error', () => reply.stream?.destroy());
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  }, port);
  return {
    origin: front.origin,
    async close() {
      await front.close();
      agent.destroy();
    },
  };
}
