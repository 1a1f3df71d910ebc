import { chromaticModes, localeOfMode, type ModeName } from '@parley/showroom/modes';

/** Windows of Storybook's toolbar for modes that are narrower than a desktop. */
const WINDOWS: Partial<Record<ModeName, string>> = { phone: 'mobile2', tablet: 'tablet' };

const isChromatic = (mode: ModeName): mode is keyof typeof chromaticModes =>
  Object.hasOwn(chromaticModes, mode);

/** Where a Storybook shows a story as a mode does, as far as its toolbars reach; after its own address. */
export function addressOf(storyId: string, mode: ModeName): string {
  const { viewport: _, ...globals } = { viewport: undefined, ...(isChromatic(mode) && chromaticModes[mode]) };
  const [locale, viewport] = [localeOfMode(mode), WINDOWS[mode]];
  const chosen = Object.entries({ ...globals, ...(locale && { locale }), ...(viewport && { viewport }) });
  const query = chosen.map(([name, value]) => `${name}:${value}`).join(';');
  return `?path=/story/${storyId}${query && `&globals=${query}`}`;
}
