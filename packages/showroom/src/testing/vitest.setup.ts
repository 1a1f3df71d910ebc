import axe, { type RunOptions } from 'axe-core';
import MockDate from 'mockdate';
import { afterAll, afterEach, beforeEach, expect, type TestContext, vi } from 'vitest';
import { forgetLeftBehind, leftBehind } from '../faults/opened.ts';
import { touchStyles } from '../matrix/media.ts';
import {
  arrangementsOf,
  attributesOfMode,
  MODE_ATTRIBUTES,
  type ModeName,
  type Viewport,
  viewportOf,
} from '../modes/modes.ts';
import { drawn } from '../rest.ts';
import { speak, wordsIn } from '../words/index.ts';
import { smallTargets } from './hitArea.ts';
import { shortenedTexts, textThatDoesNotFit } from './textFit.ts';

/** Settings in whose colours each story is checked (A11Y-1). All are attributes of `<html>` alone. */
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

/** The rules that colours can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

// Nothing but the test's own server is reachable: a story that asks another host fails at once, and alike on
// every network.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";
document.head.append(policy);

const foreignRequests: string[] = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => foreignRequests.push(blockedURI));
const consoleErrors = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleErrors.mockClear();
  foreignRequests.length = 0;
});

/** What a test can read of its story once that is shown. */
interface ShownStory {
  id: string;
  parameters: {
    layout?: string;
    visual?: { modes?: string[] };
    a11y?: { disable?: boolean; options?: RunOptions };
  };
  globals: { viewport?: { value?: string } };
}

/**
 * The browser's report that a ResizeObserver is notified one frame late. It is harmless: it comes when the
 * window changes while rows are measured.
 */
const isDeferral = ([error]: unknown[]) =>
  error instanceof Error && error.message === 'ResizeObserver loop completed with undelivered notifications.';

// The file's last story leaves its clock as it is, and Vitest names this file by the time of day: it would
// take the one that it has for the next file's, and check nothing there.
afterAll(() => MockDate.reset());

afterEach(async (context) => {
  // The summary counts a story without it as failed.
  Object.assign(context.task.meta, { checked: true });
  forgetWhatIsRight(context.task.meta);
  const errors = consoleErrors.mock.calls.filter((call) => !isDeferral(call));
  expect(errors, 'A story writes no console error.').toEqual([]);
  expect(foreignRequests, 'A story asks no other host for anything.').toEqual([]);
  const { story } = context as TestContext & { story?: ShownStory };
  const faults = story ? await faultsOf(story) : [];
  expect(faults, faults.join('\n')).toEqual([]);
  await vi
    .waitFor(() => expect(leftBehind(), 'Nothing of the stories before waits or runs any more.').toEqual([]))
    .finally(forgetLeftBehind);
});

/**
 * Takes out of Storybook's report of axe all but violations: its 140 KB went to the runner with each story.
 */
function forgetWhatIsRight(meta: object): void {
  for (const { result } of (meta as { reports?: { result?: object }[] }).reports ?? [])
    if (result) Object.assign(result, { passes: [], incomplete: [], inapplicable: [] });
}

/**
 * Looks at the story that is shown as no play function does: with axe in all colours and arrangements, for
 * text that does not fit, and for targets that a finger does not meet. Each window is opened once. A story
 * for which another stands says so by `a11y.disable`.
 * @returns one line for each fault
 */
async function faultsOf(story: ShownStory): Promise<string[]> {
  const found: string[] = [];
  if (story.parameters.a11y?.disable) return found;
  const inColours = PAGE_STORIES.test(story.id) ? appearances : partAppearances;
  for (const [title, attributes] of Object.entries(inColours))
    found.push(...(await violationsUnder(attributes, title, { runOnly: COLOR_RULES })));
  if (isArranged(story, 'rtl')) found.push(...(await violationsIn(story, 'rtl')));
  found.push(...(await faultsInWindow(story, 'light')));
  found.push(...(await faultsInWindow(story, 'phone')));
  return found;
}

/** Languages in which text is measured; `pseudo` is longer than any of the product's. */
const MEASURED = { light: ['pseudo'], phone: ['de', 'es', 'pl'] } as const;

/** Folders whose stories are measured: flows and faults show their screens again. */
const MEASURED_STORIES = /^(screens|patterns|chat)-/;

/** Folders whose stories are pressed: flows and faults show their screens again. */
const PRESSED_STORIES = /^(components|screens|patterns|chat)-/;

/** What is wrong with a story in the window of a mode, where it is looked at there at all. */
async function faultsInWindow(story: ShownStory, mode: 'light' | 'phone'): Promise<string[]> {
  const { id, parameters, globals } = story;
  const isOurs = parameters.visual?.modes?.length !== 0 && !globals.viewport?.value;
  const isMeasured = isOurs && MEASURED_STORIES.test(id);
  const isPressed = isOurs && PRESSED_STORIES.test(id);
  const isLookedAt = mode === 'phone' && isArranged(story, mode);
  if (!isMeasured && !isPressed && !isLookedAt) return [];
  const takeBack = await giveWindow(viewportOf(id, mode));
  const found = isLookedAt ? await violationsIn(story, mode) : [];
  if (isMeasured) found.push(...(await misfitsIn(mode)));
  if (isPressed) found.push(...(await smallTargetsIn(story, mode)));
  takeBack();
  await drawn();
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
async function smallTargetsIn({ id, parameters }: ShownStory, mode: 'light' | 'phone'): Promise<string[]> {
  // As Storybook's page has it around what does not fill the window.
  if (parameters.layout !== 'fullscreen') document.body.style.padding = '1rem';
  const takeBackStyles = touchStyles(document.styleSheets, viewportOf(id, mode).width);
  await drawn();
  const found = smallTargets().map((target) => `${mode}: ${target}`);
  takeBackStyles();
  document.body.style.padding = '';
  return found;
}

/** Whether axe looks at a story in a mode that lays it out in another way. */
const isArranged = ({ id, parameters, globals }: ShownStory, mode: ModeName): boolean =>
  arrangementsOf(id, { modes: parameters.visual?.modes, viewport: globals.viewport?.value }).includes(mode);

/**
 * Runs every rule of axe on the story that is shown, in a mode whose window it has. The light mode needs
 * none of this, as Storybook's own check covers it; nor do the system's colours, which axe does not know.
 */
const violationsIn = ({ parameters }: ShownStory, mode: ModeName): Promise<string[]> =>
  violationsUnder(attributesOfMode(mode), mode, withoutColors(parameters.a11y?.options ?? {}, mode));

/** Runs axe while `<html>` has other attributes. @param title what the lines begin with */
async function violationsUnder(
  attributes: Record<string, string>,
  title: string,
  options: RunOptions,
): Promise<string[]> {
  const own = Object.fromEntries(
    MODE_ATTRIBUTES.map((name) => [name, document.documentElement.getAttribute(name) ?? '']),
  );
  await show({ ...own, ...attributes });
  const { violations } = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations'],
    preload: false,
  });
  await show(own);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${title}: ${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** A page that is turned around has the colours in which it was checked: they take axe the longest. */
function withoutColors(options: RunOptions, mode: ModeName): RunOptions {
  if (mode !== 'rtl') return options;
  const off = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));
  return { ...options, rules: { ...options.rules, ...off } };
}

/** A page that is turned around speaks other words, which are drawn with the next frame. */
async function show(attributes: Record<string, string>): Promise<void> {
  const { dir } = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  if (document.documentElement.dir !== dir) await drawn();
}

/**
 * Shows the story in another window, and lets it draw itself anew. Only the test's own frame
 * changes: the browser's page, which draws all frames, keeps its size.
 * @returns takes the window back to what it was.
 */
async function giveWindow({ width, height }: Viewport): Promise<() => void> {
  const frame = window.frameElement as HTMLElement;
  const { style } = frame;
  const { cssText } = style;
  style.width = `${width}px`;
  style.height = `${height}px`;
  // Without a layout of the page around it, the frame would learn of its size a frame later.
  frame.getBoundingClientRect();
  await drawn();
  return () => {
    style.cssText = cssText;
  };
}
