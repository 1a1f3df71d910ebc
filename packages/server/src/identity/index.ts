import type { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { createMalformedReplies } from '../http/malformed.ts';
import { log } from '../operation/log.ts';
import { errorCode, StartError } from '../startError.ts';
import { limitBegun } from './beginLimit.ts';
import { createConfiguration } from './configuration.ts';
import {
  giveUpInTime,
  ownRoutes,
  pinHost,
  refuseUnreadable,
  reportFailures,
  secureHeaders,
  showFailures,
  wordTokenErrors,
} from './middleware.ts';
import {
  DEFAULT_LIFETIMES,
  DEFAULT_SIGN_IN_LIMITS,
  type IdentityProviderOptions,
  type IdentitySettings,
} from './options.ts';
import { endRevoked } from './session.ts';

export type { IdentityProviderOptions } from './options.ts';

const LOOPBACK = '127.0.0.1';

/** Time that a request has to arrive: forms are short. */
const REQUEST_MILLISECONDS = 30_000;
/** Time that requests under way have to finish once the provider closes. */
const CLOSE_MILLISECONDS = 2000;

/** A running identity provider. */
export interface IdentityProvider {
  /** Its public address, ending in a slash: `iss` of its tokens. */
  issuer: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded OpenID provider, which stands in for a hosted tenant until one is
 * configured (CMD-4): same routes, same token shapes, same wordings, so that nothing in portal or
 * API knows which of the two answers.
 *
 * @throws {StartError} if the port is taken.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { keys } = options;
  const server = createServer({ requestTimeout: REQUEST_MILLISECONDS });
  await listen(server, options.port, options.host ?? LOOPBACK);
  try {
    const settings = settingsOf(options, (server.address() as AddressInfo).port);
    const provider = new Provider(settings.issuer, createConfiguration(settings, keys));
    // Makes the request's scheme the issuer's, through the header that pinHost sets.
    provider.proxy = true;
    provider.on('server_error', reportFailures(settings));
    const events: EventEmitter = provider;
    events.on('error', settings.onError);
    provider.use(secureHeaders(settings));
    provider.use(pinHost(settings.issuer));
    provider.use(showFailures(settings));
    provider.use(giveUpInTime);
    provider.use(refuseUnreadable(settings));
    provider.use(limitBegun(settings));
    provider.use(ownRoutes(provider, settings, keys));
    provider.use(endRevoked(provider, settings));
    provider.use(wordTokenErrors);
    (await createMalformedReplies(settings.issuer)).serve(server);
    server.on('request', provider.callback());
    return { issuer: settings.issuer, close: () => close(server) };
  } catch (error) {
    await close(server);
    throw error;
  }
}

function settingsOf(options: IdentityProviderOptions, port: number): IdentitySettings {
  const issuer = options.issuer ?? `http://localhost:${port}/`;
  if (!issuer.endsWith('/'))
    throw new StartError(`The issuer of the identity provider must end in a slash: ${issuer}`);
  return {
    ...options,
    issuer,
    lifetimes: { ...DEFAULT_LIFETIMES, ...options.lifetimes },
    signInLimits: { ...DEFAULT_SIGN_IN_LIMITS, ...options.signInLimits },
    origins: [...new Set(options.redirectUris.map((uri) => new URL(uri).origin))],
    onError: options.onError ?? ((error) => log.error({ err: error }, 'identity provider')),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const message =
        errorCode(cause) === 'EADDRINUSE'
          ? `Port ${port} of the identity provider is in use. Stop what uses it, or set IDENTITY_PORT to another one.`
          : `The identity provider cannot listen on ${host}:${port}: ${cause.message}.`;
      reject(new StartError(message, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_MILLISECONDS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
