import { MachinePage, Overview } from '@parley/atlas';
import { useArgs } from 'storybook/preview-api';
import type { StoryGlobals } from '../globals.ts';
import { Place } from './Place.tsx';

/** What a story of the atlas can be asked for; `state` stands in its address. */
export interface AtlasArgs {
  /** Name of the machine. */
  machine: string;
  /** The state to begin at, as the id of its story ends; '' for where the machine begins. */
  state: string;
}

/** Parameters of every page of the atlas. */
export const atlasParameters = {
  layout: 'fullscreen' as const,
  controls: { include: ['state'] },
  // No picture of this page: it would have to be renewed whenever one of its thumbnails changes. The diagrams
  // are seen in `Flows/Atlas behaviour`, without thumbnails.
  visual: { modes: [] },
};

/** Renders a machine's page; the address follows the walk. */
export function MachineStory({ machine, state }: AtlasArgs, { globals }: { globals: object }) {
  const [, updateArgs] = useArgs<AtlasArgs>();
  return (
    <Place globals={globals as StoryGlobals} hasPictures>
      <MachinePage
        key={machine}
        machine={machine}
        state={state}
        onStateChange={(reached) => updateArgs({ state: reached })}
      />
    </Place>
  );
}

/** Renders the overview. */
export function OverviewStory(_args: object, { globals }: { globals: object }) {
  return (
    <Place globals={globals as StoryGlobals} hasPictures>
      <Overview />
    </Place>
  );
}
