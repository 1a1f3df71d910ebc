import type { Provider } from 'oidc-provider';

/** Middleware of the provider, and the request as it sees it. */
export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];
