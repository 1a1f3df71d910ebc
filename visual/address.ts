import type { ModeName } from '@parley/showroom/modes';
import { chromaticModes } from '@parley/showroom/modes';

/** Where a Storybook shows a story as a mode does, as far as its toolbars reach; after its own address. */
export function addressOf(storyId: string, mode: ModeName): string {
  const { viewport, ...globals } = {
    viewport: undefined,
    ...(mode === 'forced' ? {} : chromaticModes[mode]),
  };
  const chosen = Object.entries({ ...globals, ...(viewport && { viewport: 'mobile2' }) });
  const query = chosen.map(([name, value]) => `${name}:${value}`).join(';');
  return `?path=/story/${storyId}${query && `&globals=${query}`}`;
}
