import axe, { type RunOptions } from 'axe-core';
import { forgetLeftBehind, leftBehind } from '../faults/opened.ts';
import { touchStyles } from '../matrix/media.ts';
import {
  arrangementsOf,
  attributesOfMode,
  MODE_ATTRIBUTES,
  type ModeName,
  type StoryWishes,
  type Viewport,
  viewportOf,
} from '../modes/modes.ts';
import { drawn } from '../rest.ts';
import { speak, wordsIn } from '../words/index.ts';
import { colorsOnPage } from './colors.ts';
import { smallTargets } from './hitArea.ts';
import { shortenedTexts, textThatDoesNotFit } from './textFit.ts';
import { type PageWatch, watchPage } from './watching.ts';

/** Settings in whose colors each story is checked (A11Y-1). All are attributes of `<html>` alone. */
const appearances: Record<string, Record<string, string>> = {
  dark: attributesOfMode('dark'),
  contrast: attributesOfMode('contrast'),
};

/** Those of the parts that pages are made of: they are the ones that meet both settings at once. */
const partAppearances = {
  ...appearances,
  'dark, contrast': { ...appearances.dark, ...appearances.contrast },
};

/** Folders whose stories are whole pages. */
const PAGE_STORIES = /^(screens|flows|faults)-/;

/** The rules that colors can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that another layout of the same page can break. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/** A story that is shown, and how it wants to be looked at: its parameters `visual` and `a11y`. */
export interface ShownStory {
  id: string;
  wishes: StoryWishes;
  a11y: { disable?: boolean; options?: RunOptions } | undefined;
}

declare global {
  /** Gives the page another window; resolves when that is asked for. By who holds the page from outside. */
  var giveStoryWindow: (viewport: Viewport) => Promise<void>;
}

/** What may go on for so long after a story that was closed, in ms. */
const PATIENCE_MS = 10_000;

let watch: PageWatch | undefined;

/** Begins to note what the story that is shown next must not do. */
export function beginWatch(): void {
  watch ??= watchPage();
  watch.forget();
}

/**
 * Looks at the story that is shown, and has been since `beginWatch`, as no play function does: with axe in
 * all modes (A11Y-1), for text that does not fit (DS-2), for targets that a finger does not meet, for errors
 * on the console, and for what stories before it have left behind. Its page has the words of the light mode
 * before and after, and whatever window: each look gives it its own.
 * @returns one line for each fault
 */
export async function lookAtStory(story: ShownStory): Promise<string[]> {
  const found = await faultsOf(story);
  found.push(...(watch?.faults() ?? []), ...(await leftRunning()));
  return found;
}

/** What stories that were closed still do, although they had time to end. */
async function leftRunning(): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  while (leftBehind().length > 0 && performance.now() < until) await drawn();
  const left = leftBehind().map((each) => `a story before it goes on: ${each}`);
  forgetLeftBehind();
  return left;
}

/** What is wrong with a story's page. One for which another stands says so by `a11y.disable`. */
async function faultsOf(story: ShownStory): Promise<string[]> {
  if (story.a11y?.disable) return [];
  const own = ownAttributes();
  // On the phone first, whose picture was the last.
  const { found, lookedAt } = await faultsOnPhone(story);
  await giveWindow(viewportOf(story.id, 'light', story.wishes));
  const options = story.a11y?.options ?? {};
  // All else was seen on the phone, where the same elements are shown.
  const anew = shownElements() === lookedAt ? { runOnly: LAYOUT_RULES } : {};
  found.push(...(await allViolations('light', own, { ...options, ...anew })));
  const inColors = PAGE_STORIES.test(story.id) ? appearances : partAppearances;
  for (const [title, attributes] of Object.entries(inColors))
    found.push(...(await colorViolations(title, { ...own, ...attributes })));
  if (isArranged(story, 'rtl')) {
    const turned = { ...own, ...attributesOfMode('rtl') };
    found.push(...(await violations('rtl', turned, { ...options, runOnly: LAYOUT_RULES })));
  }
  await show(own);
  found.push(...(await misfits(story, 'light')));
  return found;
}

/** Languages in which text is measured; `pseudo` is longer than any of the product's. */
const MEASURED = { light: ['pseudo'], phone: ['de', 'es', 'pl'] } as const;

/** Folders whose stories are measured: flows and faults show their screens again. */
const MEASURED_STORIES = /^(screens|patterns|chat)-/;

/** Folders whose stories are pressed: flows and faults show their screens again. */
const PRESSED_STORIES = /^(components|screens|patterns|chat)-/;

/**
 * What is wrong with a story on the phone, where it is looked at there at all.
 * @returns faults, and which elements axe was shown
 */
async function faultsOnPhone(story: ShownStory): Promise<{ found: string[]; lookedAt: string | null }> {
  const isLookedAt = isArranged(story, 'phone');
  if (!isLookedAt && !isFitted(story)) return { found: [], lookedAt: null };
  await giveWindow(viewportOf(story.id, 'phone'));
  const found = isLookedAt ? await allViolations('phone', ownAttributes(), story.a11y?.options ?? {}) : [];
  const lookedAt = isLookedAt ? shownElements() : null;
  found.push(...(await misfits(story, 'phone')));
  return { found, lookedAt };
}

/** Whether a story has the windows of the modes, in which it is measured or pressed. */
const isFitted = ({ id, wishes }: ShownStory): boolean =>
  wishes.modes?.length !== 0 && !wishes.viewport && PRESSED_STORIES.test(id);

/** Looks in the window of a mode for text that does not fit and for targets that are too small. */
async function misfits(story: ShownStory, mode: 'light' | 'phone'): Promise<string[]> {
  if (!isFitted(story)) return [];
  await giveWindow(viewportOf(story.id, mode));
  const found = MEASURED_STORIES.test(story.id) ? await misfitsIn(mode) : [];
  found.push(...(await smallTargetsIn(viewportOf(story.id, mode).width, mode)));
  return found;
}

/**
 * Looks for text that is cut off or lies on other text, in the languages in which words are longer than in
 * English (DS-2). What an ellipsis shortens in English, too, is a name; where a translation alone is
 * shortened, its words do not fit.
 */
async function misfitsIn(mode: 'light' | 'phone'): Promise<string[]> {
  const found: string[] = [];
  const shortened: { locale: string; place: string; text: string }[] = [];
  for (const locale of MEASURED[mode]) {
    await speakOnPage(await wordsIn(locale));
    found.push(...textThatDoesNotFit().map((misfit) => `${mode}, ${locale}: ${misfit}`));
    if (mode === 'phone')
      for (const [place, text] of shortenedTexts()) shortened.push({ locale, place, text });
  }
  // Last, as by then whatever lays itself out anew in its new window has done so.
  await speakOnPage(null);
  const inEnglish = shortenedTexts();
  for (const { locale, place, text } of shortened)
    if (!inEnglish.has(place)) found.push(`${mode}, ${locale}: shortened: '${text}' in ${place}`);
  return found;
}

async function speakOnPage(words: Parameters<typeof speak>[0]): Promise<void> {
  speak(words);
  await drawn();
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Looks for targets that are too small for a finger, on a tablet or on a phone (A11Y-1). */
async function smallTargetsIn(width: number, mode: 'light' | 'phone'): Promise<string[]> {
  const takeBack = touchStyles(document.styleSheets, width);
  await drawn();
  const found = smallTargets().map((target) => `${mode}: ${target}`);
  takeBack();
  return found;
}

/** Whether axe looks at a story in a mode that lays it out in another way. */
const isArranged = ({ id, wishes }: ShownStory, mode: ModeName): boolean =>
  arrangementsOf(id, wishes).includes(mode);

const ownAttributes = () =>
  Object.fromEntries(
    MODE_ATTRIBUTES.map((name) => [name, document.documentElement.getAttribute(name) ?? '']),
  );

/** All elements with what they say of themselves but where they stand, and which of them are shown. */
function shownElements(): string {
  const shown = [...document.body.querySelectorAll('*')].map((each) =>
    Number(each.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  );
  return `${document.body.outerHTML.replaceAll(/ style="[^"]*"/g, '')} ${shown.join('')}`;
}

/** Ways of text to stand on its ground in which axe found no fault, in whatever appearance. */
const flawless = new Set<string>();

/**
 * Looks for colors that are hard to read in an appearance. Where all of them were seen without a fault
 * before, in whatever story, axe would say the same again.
 */
async function colorViolations(title: string, attributes: Record<string, string>): Promise<string[]> {
  await show(attributes);
  const colors = colorsOnPage();
  if ([...colors].every((each) => flawless.has(each))) return [];
  const found = await violations(title, attributes, { runOnly: COLOR_RULES });
  if (found.length === 0) for (const each of colors) flawless.add(each);
  return found;
}

/** Looks by all rules of the options, and for colors that are hard to read. */
async function allViolations(
  title: string,
  attributes: Record<string, string>,
  options: RunOptions,
): Promise<string[]> {
  const off = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));
  const found = await violations(title, attributes, { ...options, rules: { ...options.rules, ...off } });
  return [...found, ...(await colorViolations(title, attributes))];
}

/**
 * Runs axe on the story that is shown, not in the system's colors, which axe does not know.
 * @param title what the lines begin with
 * @param attributes of `<html>`
 */
async function violations(
  title: string,
  attributes: Record<string, string>,
  options: RunOptions,
): Promise<string[]> {
  await show(attributes);
  const { violations } = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${title}: ${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** A page that is turned around speaks other words, which are drawn with the next frame. */
async function show(attributes: Record<string, string>): Promise<void> {
  const { dir } = document.documentElement;
  for (const [name, value] of Object.entries(attributes))
    if (document.documentElement.getAttribute(name) !== value)
      document.documentElement.setAttribute(name, value);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  if (document.documentElement.dir !== dir) await drawn();
}

/** Shows the story in another window, and lets it draw itself anew; in the same one, it stays as it is. */
async function giveWindow(viewport: Viewport): Promise<void> {
  if (innerWidth === viewport.width && innerHeight === viewport.height) return;
  await globalThis.giveStoryWindow(viewport);
  while (innerWidth !== viewport.width || innerHeight !== viewport.height) await drawn();
  await drawn();
}
