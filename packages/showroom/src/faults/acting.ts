import type { Words } from '@parley/i18n';
import { expect } from 'storybook/test';
import type { FaultyApi } from './FaultyApi.ts';
import type { FaultStory } from './faultStories.ts';
import type { OpenPortal } from './opened.ts';

/** How long the code of portal or widget may take to be there, on however busy a machine, in ms. */
export const LOADING = { timeout: 100_000 };

/** What the play of a story has at hand. */
export interface Acting {
  story: FaultStory;
  api: FaultyApi;
  /** Null where the widget is played. */
  portal: OpenPortal | null;
  t: Words['t'];
}

/** How a reader writes on a screen, and what must be left of it under a fault. */
export interface Writing {
  /** Offline it keeps what is written until the network is back, and sends nothing. */
  queues?: true;
  /** The button that sends it waits as long as the server wants no other try (429). */
  holds?: true;
  /** Writes and sends, or fills in and saves. */
  write: (acting: Acting) => Promise<void>;
  /** What was written is still there; false where there was nothing that could be kept. */
  expectKept: (acting: Acting) => Promise<boolean>;
  /** The focus is where the reader left it. */
  expectFocus: (acting: Acting) => Promise<void>;
  /** While nothing has come back, another press sends nothing. */
  pressAgain: (acting: Acting) => Promise<void>;
  /** Tries again, once the fault is over. */
  tryAgain: (acting: Acting) => Promise<void>;
  /** What was written has arrived, and was the same each time. */
  expectArrived: (acting: Acting) => Promise<void>;
  /** Where it outlives the page: what was written is there again when the reader comes back to it. */
  expectBack?: (acting: Acting) => Promise<void>;
}

/**
 * Gets to the place of the fault while calls are answered: code comes on demand, and offline none would.
 * @returns what `reach` does
 */
export async function beforeFault<Reached>({ api }: Acting, reach: () => Promise<Reached>): Promise<Reached> {
  api.suspend();
  const reached = await reach();
  api.resume();
  return reached;
}

/** Matches the elements whose own text contains this one, and not a longer word at its end. */
export const isShowing = (text: string) => (content: string) =>
  content
    .split(text)
    .slice(1)
    .some((after) => !/^\p{L}/u.test(after));

/** What stands on the page at this moment: each element with words of its own. */
export type Wording = readonly (readonly [element: HTMLElement, words: string])[];

/** Reads the whole page once, for many questions. */
export function wording(): Wording {
  const all = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')];
  const wordsOf = (element: HTMLElement) =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
  return all
    .map((element) => [element, wordsOf(element).replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([, words]) => words !== '');
}

/**
 * The elements that carry a text, those behind a dialog too. Where it is to be seen, what only announces it
 * does not count besides.
 */
export function showing(text: string, page: Wording = wording()): HTMLElement[] {
  const { found, seen } = telling(text, page);
  return seen.length > 0 ? seen : found;
}

/** What a screen reader reads out when it appears, or as the focus is moved to it. */
export const READ_OUT =
  '[role=status],[role=alert],[role=alertdialog],[role=dialog],[role=log],[aria-live]:not([aria-live=off])';

/** The elements that carry a text: all of them, those to be seen, and those that are read out. */
export function telling(
  text: string,
  page: Wording = wording(),
): Record<'found' | 'seen' | 'readOut', HTMLElement[]> {
  const carries = isShowing(text);
  const found = page
    .filter(([element, words]) => carries(words) && element.checkVisibility())
    .map(([element]) => element);
  return {
    found,
    seen: found.filter(({ offsetWidth }) => offsetWidth > 1),
    readOut: found.filter((element) => element.closest(READ_OUT) !== null),
  };
}

/** All that was written of a kind was the same: what is tried again is what was tried. */
export async function expectSameWritten({ api }: Acting): Promise<void> {
  const first = api.struck[0] ?? api.written.at(-1)?.name;
  const bodies = api.written.filter(({ name }) => name === first).map(({ body }) => body);
  await expect([...new Set(bodies)]).toHaveLength(1);
}

/** The portal of a story that is of one. */
export function portalOf({ portal }: Acting): OpenPortal {
  if (!portal) throw new Error('There is no portal.');
  return portal;
}
