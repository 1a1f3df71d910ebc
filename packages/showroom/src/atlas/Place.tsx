import { type Atlas, AtlasProvider, type Sight } from '@parley/atlas';
import {
  type AnchorProps,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CardLink,
  CopyButton,
  EmptyState,
  Heading,
  Icon,
  IconButton,
  Link,
  LinkProvider,
  PageHeader,
  SearchField,
  SegmentedControl,
  Select,
  Table,
  Tabs,
  Tag,
  Text,
} from '@parley/ui';
import { createContext, type ReactNode, use } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type MachineName, renderSnapshot } from '../flows/renderState.tsx';
import { initialGlobals, type StoryGlobals } from '../globals.ts';
import './atlas.css.ts';
import { machines } from './machines.ts';

/** Title of the pages of the atlas. */
const ATLAS_TITLE = 'Flows/Atlas';

/** Id of the story of films. */
const FILM_STORY = 'flows-atlas-film--film';

/** Id of the story that fills the frame of a screen. */
const STAGE_STORY = 'flows-atlas-stage--stage';

const parts: Atlas['parts'] = {
  ...{
    Breadcrumbs,
    Button,
    ButtonLink,
    Card,
    CardLink,
    CopyButton,
    EmptyState,
    Heading,
    Icon,
    IconButton,
    Link,
  },
  ...{ PageHeader, SearchField, SegmentedControl, Select, Table, Tabs, Tag, Text },
};

const GlobalsContext = createContext<StoryGlobals>(initialGlobals);

interface PlaceProps {
  /** What the toolbars say. */
  globals: StoryGlobals;
  hasPictures: boolean;
  children: ReactNode;
}

/**
 * Pages of the atlas stand in Storybook's frame: their links lead the whole window on, and keep what the
 * toolbars say.
 */
export function Place({ globals, hasPictures, children }: PlaceProps) {
  const atlas: Atlas = {
    ...{ machines, parts, hasPictures },
    hrefs: {
      overview: storyHref(toId(ATLAS_TITLE, 'Overview')),
      machine: machineHref,
      // The story shows a walk of its own where it is given no steps.
      film: (machine, { steps, ...sight }) =>
        `${storyHref(FILM_STORY)}${argsIn({ machine, ...sight })};steps:${steps}`,
      story: storyHref,
      stage: `./iframe.html?id=${STAGE_STORY}&viewMode=story${globalsIn(globals)}`,
    },
    render: (machine, snapshot, send) => renderSnapshot(machine as MachineName, snapshot, send),
  };
  return (
    <GlobalsContext value={globals}>
      <LinkProvider component={WholeWindowAnchor}>
        <AtlasProvider atlas={atlas}>{children}</AtlasProvider>
      </LinkProvider>
    </GlobalsContext>
  );
}

function WholeWindowAnchor({ href, ...rest }: AnchorProps) {
  const globals = use(GlobalsContext);
  return <a target="_top" {...rest} href={href + globalsIn(globals)} />;
}

/** The toolbars' choices that differ from the initial ones, as a part of an address. */
function globalsIn(globals: StoryGlobals): string {
  const chosen = Object.entries(initialGlobals).flatMap(([name, initial]) => {
    const value = globals[name as keyof StoryGlobals];
    return value === undefined || value === initial ? [] : [`${name}:${value}`];
  });
  return chosen.length === 0 ? '' : `&globals=${chosen.join(';')}`;
}

/** Address of a story in Storybook. */
const storyHref = (storyId: string): string => `./?path=/story/${storyId}`;

/** Address of a machine's page, at what is to be seen of it when that is said. */
function machineHref(machine: string, sight: Partial<Sight> = {}): string {
  const exported = machine.charAt(0).toUpperCase() + machine.slice(1);
  return storyHref(toId(ATLAS_TITLE, storyNameFromExport(exported))) + argsIn(sight);
}

/** What a story is asked for, as a part of an address. */
function argsIn(args: Readonly<Record<string, string>>): string {
  const said = Object.entries(args).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `&args=${said.map(([name, value]) => `${name}:${value}`).join(';')}`;
}
