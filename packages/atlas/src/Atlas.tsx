import { createContext, type ReactNode, use } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Machine } from './machine.ts';
import type { AtlasParts } from './parts.ts';
import type { Sight } from './sight.ts';

/** What the pages get from the application around them. */
export interface Atlas {
  /** In the order in which the overview shows them. */
  machines: readonly Machine[];
  parts: AtlasParts;
  /** Addresses of pages and stories. */
  hrefs: {
    overview: string;
    /** @param sight what the page shows; without it, how it begins. */
    machine: (name: string, sight?: Partial<Sight>) => string;
    /** @param sight the walk, and the window that its screens are seen in. */
    film: (name: string, sight: Pick<Sight, 'state' | 'steps' | 'window'>) => string;
    story: (storyId: string) => string;
    /** The page inside the frame of a screen, which shows what `useStaged` gives it. */
    stage: string;
  };
  /** The screen of a machine's state; what is done on it goes to `send`. */
  render: (machine: string, snapshot: AnyMachineSnapshot, send: (event: AnyEventObject) => void) => ReactNode;
  /**
   * Whether thumbnails are shown. Visual tests of the atlas leave them out, as they would change with every
   * thumbnail.
   */
  hasPictures: boolean;
}

const AtlasContext = createContext<Atlas | null>(null);

/** Gives the pages inside it their machines, parts and addresses. */
export function AtlasProvider({ atlas, children }: { atlas: Atlas; children: ReactNode }) {
  return <AtlasContext value={atlas}>{children}</AtlasContext>;
}

/** @throws outside of an `AtlasProvider`. */
export function useAtlas(): Atlas {
  const atlas = use(AtlasContext);
  if (!atlas) throw new Error('Pages of the atlas stand inside an AtlasProvider.');
  return atlas;
}

/** The components that the pages are made of. */
export const useParts = (): AtlasParts => useAtlas().parts;
