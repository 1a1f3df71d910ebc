import { type AnchorProps, LinkProvider } from '@parley/ui';
import { createContext, type ReactNode, use } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { initialGlobals, type StoryGlobals } from '../globals.ts';

/** Title of the pages of the atlas. */
const ATLAS_TITLE = 'Flows/Atlas';

/** What the pages of the atlas know of where they are shown. */
interface Place {
  /** What the toolbars say. */
  globals: StoryGlobals;
  /** Whether thumbnails are shown. Pictures of the atlas do without: they would change with every picture in them. */
  hasPictures: boolean;
}

const PlaceContext = createContext<Place>({ globals: initialGlobals, hasPictures: true });

export const usePlace = (): Place => use(PlaceContext);

interface PlaceProviderProps extends Place {
  children: ReactNode;
}

/** Pages of the atlas stand in Storybook's frame: their links lead the whole window on, and keep what the toolbars say. */
export function PlaceProvider({ children, ...place }: PlaceProviderProps) {
  return (
    <PlaceContext value={place}>
      <LinkProvider component={WholeWindowAnchor}>{children}</LinkProvider>
    </PlaceContext>
  );
}

function WholeWindowAnchor({ href, ...rest }: AnchorProps) {
  const { globals } = usePlace();
  return <a target="_top" {...rest} href={href + globalsIn(globals)} />;
}

/** What the toolbars say other than at first, as a part of an address. */
export function globalsIn(globals: StoryGlobals): string {
  const chosen = Object.entries(initialGlobals).flatMap(([name, initial]) => {
    const value = globals[name as keyof StoryGlobals];
    return value === undefined || value === initial ? [] : [`${name}:${value}`];
  });
  return chosen.length === 0 ? '' : `&globals=${chosen.join(';')}`;
}

/** Address of a story in Storybook. */
export const storyHref = (storyId: string): string => `./?path=/story/${storyId}`;

/** Address of the overview. */
export const overviewHref = storyHref(toId(ATLAS_TITLE, 'Overview'));

/** Address of a machine's page, at one of its states when that is said. */
export function machineHref(machine: string, slug?: string): string {
  const exported = machine.charAt(0).toUpperCase() + machine.slice(1);
  const page = storyHref(toId(ATLAS_TITLE, storyNameFromExport(exported)));
  return slug ? `${page}&args=state:${slug}` : page;
}
