import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Stands in a machine where the app must provide a port. A port that the app does not provide fails with its
 * name instead of never settling.
 */
export function missingPort<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not provided.`)));
}

/** What an actor rejected with, or an event carries as `error`; undefined for any other event. */
export function errorOf(event: object): unknown {
  return 'error' in event ? event.error : undefined;
}
