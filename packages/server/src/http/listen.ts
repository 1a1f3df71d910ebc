import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { errorCode, StartError } from '../startError.ts';
import { createMalformedReplies } from './malformed.ts';

/** Something that listens on a port. */
export interface Listener {
  /** With the port that was really taken. */
  origin: string;
  /** Takes no more connections, lets what is under way end, and cuts what does not end in time. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 1500;
/**
 * Node gives the head of a request its time and the whole of it none: how long a body may take is a matter of
 * its pace (`receiveBody`), and a connection is closed after a reply that came before its body was there.
 * A request without a host is refused in our own form.
 */
const SERVER_OPTIONS = { headersTimeout: 60_000, requestTimeout: 0, requireHostHeader: false };

/**
 * Finds out whether a port can be had, before anything slow is started.
 * @throws {StartError} if it is in use or may not be taken.
 */
export async function checkPort(port: number, variable: string, host: string): Promise<void> {
  const server = createServer();
  await take(server, port, variable, host);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Serves an app on a port.
 * @param variable the environment variable that moves the port, for the message.
 * @param host the network address to listen on; that of loopback lets nobody in from elsewhere.
 * @param publicOrigin where the portal is for its users
 * @throws {StartError} if the port is in use or may not be taken.
 */
export async function listen(
  app: Hono,
  port: number,
  variable: string,
  host: string,
  publicOrigin: string,
): Promise<Listener> {
  const malformed = await createMalformedReplies(publicOrigin);
  const listener = getRequestListener(
    (request, env) => malformed.toRequest(env.incoming as IncomingMessage) ?? app.fetch(request, env),
    { errorHandler: malformed.toThrown, hostname: host },
  );
  const server = createServer(SERVER_OPTIONS, listener);
  malformed.serve(server);
  await take(server, port, variable, host);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
      }),
  };
}

function take(server: Server, port: number, variable: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      if (errorCode(cause) === 'EADDRNOTAVAIL' || errorCode(cause) === 'ENOTFOUND') {
        reject(new StartError(`This machine has no network address ${host}. Set HOST to one that it has.`));
        return;
      }
      const reason = errorCode(cause) === 'EADDRINUSE' ? 'is in use' : `cannot be used (${errorCode(cause)})`;
      const advice = `Stop what uses it, or set ${variable} to another port.`;
      reject(new StartError(`Port ${port} ${reason}. ${advice}`));
    });
    server.listen(port, host, resolve);
  });
}
