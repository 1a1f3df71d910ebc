import type {} from '@parley/showroom/checks';
import type {} from '@parley/showroom/matrix-frame';
import {
  attributesOfMode,
  isTouched,
  laysOutAnew,
  localeOfMode,
  type Medium,
  MODE_ATTRIBUTES,
  type ModeName,
  mediumOf,
  modesOf,
  type StoryWishes,
  type Viewport,
  viewportOf,
} from '@parley/showroom/modes';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import {
  beginWatchInPage,
  clearInPage,
  lookInPage,
  mountInPage,
  prepareInPage,
  type Settling,
  settleInPage,
  wishesInPage,
} from './inPage.ts';
import { type Aspect, STRUCTURE, type StoryEntry } from './plan.ts';
import { structureInPage } from './structureInPage.ts';

/** A longer page is cut here, in CSS pixels. */
const MAX_HEIGHT = 5000;
/** So often a page is given the height that it takes: one that grows with its window has no end. */
const MOST_HEIGHTS = 2;
/** A story that has not come to rest by then is broken, in milliseconds. */
const STORY_TIMEOUT = 60_000;
/**
 * Frames without any change of the document after which a story is at rest: new content may measure itself
 * and change again. A page that is turned around has new words.
 */
const QUIET_FRAMES = { content: 3, attributes: 1 };

/**
 * Stops all motion and hides the caret; forced colors show the caret, but without blinking. An animation
 * that has run, or was held at its end, leaves text on other fractions of a pixel than one that has never
 * run, depending on how far it came.
 */
const AT_REST = `
*, ::before, ::after { animation: none !important; transition: none !important; }
* { caret-color: transparent !important; caret-animation: manual !important; }
`;

/** Resources that change the picture when they arrive. Replies of servers are left to the play function. */
const AWAITED = new Set(['script', 'stylesheet', 'font', 'image']);

/** React shows what was loaded lazily up to 300 ms after it has come, and gives no sign of it before. */
const REVEAL_DELAY = 350;

/** A timer as long as this, in ms, changes what a story shows by itself: 'Copied' lapses, a wait is late. */
const HELD_TIMER_MS = 1000;

/** Frames after which a story that still changes is broken. */
const MAX_FRAMES = 600;

/** The user agent for which Storybook does not wait for animations. */
const USER_AGENT = 'StorybookTestRunner';

/** Fails with `problem` when a story takes longer than it may. */
async function soon<T>(work: Promise<T>, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), STORY_TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs before a picture is taken in a mode, when the page is at rest.
 * @param width of the document, in CSS pixels
 */
type BeforePicture = (mode: ModeName, width: number) => Promise<void> | void;

/** One kept page on which story after story is shown and captured. */
export class Stage {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  #size: Viewport = { width: 0, height: 0 };
  #medium: Medium = 'screen';
  /** The width of the window in which the page takes its pointer for a finger. */
  #touched: number | null = null;
  /** The language that the page was made to speak, in place of the stories' own. */
  #spoken: ReturnType<typeof localeOfMode> = null;
  readonly #loading = new Set<Request>();
  /** How much has been loaded, and how much of it when the story was last given the time to show it. */
  #loaded = 0;
  #shown = 0;

  private constructor(page: Page, protocol: CDPSession) {
    this.#page = page;
    this.#protocol = protocol;
    page.on('request', (request) => AWAITED.has(request.resourceType()) && this.#loading.add(request));
    const forget = (request: Request) => {
      if (this.#loading.delete(request)) this.#loaded++;
    };
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
  }

  /**
   * Opens a stage.
   * @param origin of a served Storybook, with its final slash.
   */
  static async open(browser: Browser, origin: string): Promise<Stage> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      userAgent: USER_AGENT,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    // React would make a debugger's task of each element that it draws, and note for a profiler how long each
    // component took and which of its properties had changed.
    await page.addInitScript(() => {
      Reflect.deleteProperty(console, 'createTask');
      Reflect.deleteProperty(console, 'timeStamp');
    });
    await page.goto(`${origin}iframe.html`);
    await page.evaluate(prepareInPage, HELD_TIMER_MS);
    await page.addStyleTag({ content: AT_REST });
    const stage = new Stage(page, await context.newCDPSession(page));
    await page.exposeFunction(
      'giveStoryWindow',
      async (window: Viewport) => void (await stage.#resize(window)),
    );
    return stage;
  }

  /**
   * Mounts a story once and takes its picture in each of its modes, and its structure in the first.
   * @param beforePicture runs before each of them, when the page is at rest in its mode
   * @returns PNG files by mode, and the structure as text; none of a story that wants no picture, which is
   * not mounted.
   * @throws when the story throws, is missing or does not come to rest.
   */
  async capture(story: StoryEntry, beforePicture?: BeforePicture): Promise<Map<Aspect, Buffer>> {
    const wishes = await this.#wishesOf(story);
    if (modesOf(story.id, wishes).length === 0) return new Map();
    return this.#captureShown(story, wishes, await this.#mount(story, wishes), beforePicture);
  }

  /** Runs a function in the page, which it must not change. */
  evaluate<Result>(work: () => Result): Promise<Result> {
    return this.#page.evaluate(work);
  }

  /**
   * Mounts a story once, takes its pictures and its structure and looks at it as the tests of stories do
   * (`lookAtStory`), and for what its pictures cut off at their side.
   * @returns PNG files by mode, the structure as text, and one line for each fault.
   * @throws when the story throws, is missing or does not come to rest.
   */
  async check(story: StoryEntry): Promise<{ pictures: Map<Aspect, Buffer>; faults: string[] }> {
    const wishes = await this.#wishesOf(story);
    await this.#page.evaluate(beginWatchInPage);
    const attributes = await this.#mount(story, wishes);
    const tooWide: string[] = [];
    const pictures = await this.#captureShown(story, wishes, attributes, (mode, width) => {
      if (width > this.#size.width) tooWide.push(`${mode}: ${width} px wide in ${this.#size.width} px`);
    });
    await this.#takeBackModes();
    await this.#settle({ attributes, quietFrames: QUIET_FRAMES.content, maxFrames: MAX_FRAMES });
    const looking = this.#page.evaluate(lookInPage, { id: story.id, wishes });
    return { pictures, faults: [...tooWide, ...(await soon(looking, 'is looked at for too long'))] };
  }

  async #wishesOf(story: StoryEntry): Promise<StoryWishes> {
    return { ...(await this.#page.evaluate(wishesInPage, story.id)), leads: story.leads };
  }

  /** Gives the page its own medium, pointer and words again. */
  async #takeBackModes(): Promise<void> {
    await this.#showOn('screen');
    await this.#touch(null);
    await this.#speak(null);
  }

  /** @returns the story's own attributes of `<html>`, once its play function has ended */
  async #mount(story: StoryEntry, wishes: StoryWishes): Promise<Record<string, string>> {
    await this.#takeBackModes();
    const viewport = viewportOf(story.id, 'light', wishes);
    await this.#resize(viewport);
    this.#shown = this.#loaded;
    const mounting = { storyId: story.id, names: MODE_ATTRIBUTES, timeout: STORY_TIMEOUT };
    await soon(this.#page.evaluate(clearInPage, viewport), 'does not get its window');
    const mounted = await this.#page.evaluate(mountInPage, mounting);
    if ('problem' in mounted) throw new Error(mounted.problem);
    return mounted.attributes;
  }

  /** @param own the story's own attributes of `<html>` */
  async #captureShown(
    story: StoryEntry,
    wishes: StoryWishes,
    own: Record<string, string>,
    beforePicture?: BeforePicture,
  ): Promise<Map<Aspect, Buffer>> {
    const modes = modesOf(story.id, wishes);
    const pictures = new Map<Aspect, Buffer>();
    const anew = { quietFrames: QUIET_FRAMES.content, maxFrames: MAX_FRAMES };
    let quietFrames = QUIET_FRAMES.content;
    let isTurned = false;
    for (const mode of modes) {
      const inMode = viewportOf(story.id, mode, wishes);
      const attributes = { ...own, ...attributesOfMode(mode) };
      // The page turns back, to its own words, in the step that gives it its next window. Before the system's
      // colors it comes to rest: collapsed borders are painted anew only with a layout.
      if (isTurned && mediumOf(mode) === 'forced') await this.#settle({ ...anew, attributes: own });
      else if (isTurned) await this.#page.evaluate(settleInPage, { ...anew, attributes, quietFrames: 0 });
      // Other colors leave nearly every page as high as it was: its window stays until that proves wrong.
      const keepsWindow = pictures.size > 0 && !isTurned && !laysOutAnew(mode);
      isTurned = 'dir' in attributesOfMode(mode);
      if (await this.#showOn(mediumOf(mode))) quietFrames = QUIET_FRAMES.content;
      if (await this.#touch(isTouched(mode) ? inMode.width : null)) quietFrames = QUIET_FRAMES.content;
      if (await this.#speak(localeOfMode(mode))) quietFrames = QUIET_FRAMES.content;
      if ((!keepsWindow && (await this.#resize(inMode))) || isTurned) quietFrames = QUIET_FRAMES.content;
      let page = await this.#settle({ attributes, quietFrames, maxFrames: MAX_FRAMES });
      if (keepsWindow && page.height !== this.#size.height && (await this.#resize(inMode)))
        page = await this.#settle({ ...anew, attributes });
      // What is as high as a part of its window makes the page higher once more: its end must not be cut off.
      for (let left = MOST_HEIGHTS; left > 0; left--) {
        const whole = { ...inMode, height: Math.min(Math.max(page.height, inMode.height), MAX_HEIGHT) };
        if (!(await this.#resize(whole))) break;
        page = await this.#settle({ ...anew, attributes });
      }
      await beforePicture?.(mode, page.width);
      if (mode === modes[0]) pictures.set(STRUCTURE, await this.#structure());
      pictures.set(mode, await this.#take());
      quietFrames = QUIET_FRAMES.attributes;
    }
    return pictures;
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  /** Waits until the story is at rest, with all that it loads lazily; tells how large the document is. */
  async #settle(settling: Settling): Promise<Viewport> {
    const deadline = performance.now() + STORY_TIMEOUT;
    let size = await soon(this.#page.evaluate(settleInPage, settling), 'does not come to rest');
    while (this.#loading.size > 0 || this.#loaded > this.#shown) {
      if (performance.now() > deadline) throw new Error('does not stop loading');
      this.#shown = this.#loaded;
      await this.#page.waitForTimeout(REVEAL_DELAY);
      const anew = { ...settling, quietFrames: QUIET_FRAMES.content };
      size = await soon(this.#page.evaluate(settleInPage, anew), 'does not come to rest');
    }
    return size;
  }

  /** @returns whether the page has another size now. */
  async #resize({ width, height }: Viewport): Promise<boolean> {
    if (this.#size.width === width && this.#size.height === height) return false;
    this.#size = { width, height };
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.#protocol.send('Emulation.setDeviceMetricsOverride', metrics);
    return true;
  }

  /** @returns whether the page speaks another language now. */
  async #speak(locale: ReturnType<typeof localeOfMode>): Promise<boolean> {
    if (this.#spoken === locale) return false;
    this.#spoken = locale;
    await this.#page.evaluate((next) => globalThis.speakInStory(next), locale);
    return true;
  }

  /** @returns whether the page is laid out anew, as it goes to paper or comes from there. */
  async #showOn(medium: Medium): Promise<boolean> {
    const before = this.#medium;
    if (before === medium) return false;
    this.#medium = medium;
    const features = [
      { name: 'forced-colors', value: medium === 'forced' ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ];
    const media = medium === 'print' ? 'print' : '';
    await this.#protocol.send('Emulation.setEmulatedMedia', { media, features });
    return [before, medium].includes('print');
  }

  /**
   * @param width of the window that a finger is laid on, in CSS pixels; null for a mouse
   * @returns whether the page has another pointer now
   */
  async #touch(width: number | null): Promise<boolean> {
    if (this.#touched === width) return false;
    this.#touched = width;
    await this.#page.evaluate((next) => globalThis.touchStory(next), width);
    return true;
  }

  async #structure(): Promise<Buffer> {
    return Buffer.from(`${await this.#page.evaluate(structureInPage)}\n`);
  }

  async #take(): Promise<Buffer> {
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await this.#protocol.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  }
}
