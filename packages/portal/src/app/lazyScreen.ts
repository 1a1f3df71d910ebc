import { tabStorage } from '@parley/storage';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** How long a screen's chunk may take to load, in milliseconds (RT-10). */
export const CHUNK_TIMEOUT = 120_000;

/** Name in session storage of the path for which the page was loaded anew because a chunk was gone. */
const RELOADED = 'parley.reloadedFor';

/** A screen's script or style that could not be had: gone after a deploy, late, or without a network. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** `load`, failing when it takes longer than `timeout` milliseconds. */
export async function withTimeout<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no chunk within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A page in a chunk of its own, the default export of `load`. What fails, or takes too long, ends as a
 * `ChunkError` in the route's error component (RT-10).
 */
export function lazyScreen<C extends ComponentType>(load: () => Promise<{ default: C }>) {
  return lazyRouteComponent(async () => {
    try {
      const screen = await withTimeout(load);
      // The reload worked: after the next deploy the page may be reloaded again.
      if (tabStorage.read(RELOADED) === location.pathname) tabStorage.remove(RELOADED);
      return screen;
    } catch (cause) {
      throw new ChunkError('A screen could not be loaded.', { cause });
    }
  });
}

/**
 * Whether the page may be loaded anew for this path: once, so that a chunk that stays missing makes no loop.
 */
export function takeReload(path: string): boolean {
  const mayReload = tabStorage.read(RELOADED) !== path;
  tabStorage.write(RELOADED, path);
  return mayReload;
}
