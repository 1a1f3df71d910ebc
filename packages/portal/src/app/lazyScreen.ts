import { tabStorage } from '@parley/storage';
import { fetchCode } from '@parley/ui';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** Name in session storage of the path for which the page was loaded anew because a chunk was gone. */
const RELOADED = 'parley.reloadedFor';

/** A screen's script or style that could not be had: gone after a deploy, late, or without a network. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * A page in a chunk of its own, the default export of `load`. What fails, or takes too long, ends as a
 * `ChunkError` in the route's error component (RT-10).
 */
export function lazyScreen<C extends ComponentType>(load: () => Promise<{ default: C }>) {
  return lazyRouteComponent(async () => {
    try {
      const screen = await fetchCode(load);
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
 * Never where the browser does not keep that it was done.
 */
export function takeReload(path: string): boolean {
  return tabStorage.read(RELOADED) !== path && tabStorage.write(RELOADED, path);
}
