import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** How long a screen's chunk may take to load, in milliseconds (RT-10). */
export const CHUNK_TIMEOUT = 120_000;

/** A screen's chunk that did not come in time. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

/** `load`, failing when it takes longer than `timeout` milliseconds. */
export async function withTimeout<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeoutError(`no chunk within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A page in a chunk of its own, the default export of `load`. The router reloads the page once when the chunk
 * is gone after a deploy. What fails then, or takes too long, ends in the route's error component (RT-10).
 */
export function lazyScreen<C extends ComponentType>(load: () => Promise<{ default: C }>) {
  return lazyRouteComponent(() => withTimeout(load));
}
