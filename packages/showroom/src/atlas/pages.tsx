import { MachinePage, Overview, plainSight, type Sight } from '@parley/atlas';
import { useArgs } from 'storybook/preview-api';
import type { StoryGlobals } from '../globals.ts';
import { noPicture } from '../modes/noPicture.ts';
import { Place } from './Place.tsx';

/** What a story of the atlas can be asked for: all of it stands in its address. */
export interface AtlasArgs extends Sight {
  /** Name of the machine. */
  machine: string;
  /** What the overview searches for. */
  search: string;
}

/** Where a page begins that its address says nothing of. */
export const atlasArgs: AtlasArgs = { machine: '', search: '', ...plainSight };

/** Parameters of every page of the atlas. */
export const atlasParameters = {
  layout: 'fullscreen' as const,
  // The page itself changes what it is given, as it is walked through.
  controls: { disable: true },
  // No picture of this page: it would have to be renewed whenever one of its thumbnails changes. The diagrams
  // are seen in `Flows/Atlas behavior`, without thumbnails.
  ...noPicture,
};

/** Renders a machine's page; the address follows what is seen of it. Storybook replaces it, and adds none. */
export function MachineStory({ machine, search: _, ...sight }: AtlasArgs, { globals }: { globals: object }) {
  const [, updateArgs] = useArgs<AtlasArgs>();
  return (
    <Place globals={globals as StoryGlobals} hasPictures>
      <MachinePage key={machine} machine={machine} {...sight} onSightChange={updateArgs} />
    </Place>
  );
}

/** Renders the overview; the address follows the search. */
export function OverviewStory({ search }: AtlasArgs, { globals }: { globals: object }) {
  const [, updateArgs] = useArgs<AtlasArgs>();
  return (
    <Place globals={globals as StoryGlobals} hasPictures>
      <Overview search={search} onSearchChange={(text) => updateArgs({ search: text })} />
    </Place>
  );
}
