import { type Viewport, viewportOf } from '../modes/modes.ts';
import { inSentenceCase, shortNameOf } from '../sidebar/storyNames.ts';

/** What a page asks of a story, as Storybook has it. */
export interface ExampleStory {
  id: string;
  parameters: { layout?: unknown; visual?: { modes?: readonly string[] } };
  playFunction?: unknown;
  /** What the story sets by itself, in place of the toolbars. */
  storyGlobals: { viewport?: { value?: string } };
}

/** What a page calls a story, as the sidebar does, and its whole name where that says more. */
export function namesOf({ id, name }: { id: string; name: string }): { short: string; whole: string | null } {
  const short = shortNameOf(name, id.slice(id.indexOf('--') + 2));
  return { short, whole: short === inSentenceCase(name) ? null : name };
}

/** The frame that shows a story as it is alone. */
export interface Stage {
  /** The window of the story; null for one as wide as the page has room. */
  viewport: Viewport | null;
  /** Whether the frame gets as high as what it shows. */
  fits: boolean;
  /** Whether it shows a part of a page, around which there is some of that. */
  part: boolean;
}

/** Folders whose stories are as large as a window. */
const LARGE = /^(?:patterns|screens|flows|foundations)-/;

/**
 * The stories from which a reader learns a state. Those without a picture prove how something behaves, and
 * are found in the sidebar.
 */
export const examplesOf = <S extends Pick<ExampleStory, 'parameters'>>(stories: readonly S[]): S[] =>
  stories.filter(({ parameters }) => parameters.visual?.modes?.length !== 0);

/**
 * How a page shows a story: in a frame, or null for live in the page itself, where nothing is played and the
 * story sets no toolbar.
 * @param page.coversPage whether stories of the component cover the page that they are in.
 * @param page.live whether the reader is to change properties: then what the story plays is left out.
 */
export function stageOf(story: ExampleStory, page: { coversPage: boolean; live?: boolean }): Stage | null {
  const { id, parameters, playFunction, storyGlobals } = story;
  const fits = parameters.layout !== 'fullscreen';
  const part = fits && !LARGE.test(id) && !page.coversPage;
  const own = storyGlobals.viewport?.value;
  if (own) return { viewport: viewportOf(id, 'light', { viewport: own }), fits, part };
  // A narrower one would show what only phones and tablets do.
  if (!fits) return { viewport: viewportOf(id, 'laptop'), fits, part };
  const isActed = Boolean(playFunction) && !page.live;
  if (part && !isActed && Object.keys(storyGlobals).length === 0) return null;
  return { viewport: null, fits, part };
}

/** Below it, nothing in a window is readable. */
const LEAST_SCALE = 0.5;

/**
 * Width and scale of a window in the room that a page has for it, in px. Where the window would be too small
 * to read, it gets as narrow as the room.
 */
export function fitted(viewport: Viewport | null, room: number): { width: number; scale: number } {
  if (!viewport || room < viewport.width * LEAST_SCALE) return { width: room, scale: 1 };
  return { width: viewport.width, scale: Math.min(1, room / viewport.width) };
}
