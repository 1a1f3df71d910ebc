import type { Browser, CDPSession, Page } from 'playwright';
import {
  attributesOfMode,
  MODE_ATTRIBUTES,
  type ModeName,
  modesOf,
  type StoryWishes,
  type Viewport,
  viewportOf,
} from './modes.ts';
import type { StoryEntry } from './plan.ts';

/** A longer page is cut here, in CSS pixels. */
const MAX_HEIGHT = 4000;
/** A story that has not come to rest by then is broken, in milliseconds. */
const STORY_TIMEOUT = 20_000;
/** Frames without any change of the document after which a story is at rest: new content may measure itself and change again. */
const QUIET_FRAMES = { content: 3, attributes: 1 };

/** Frames after which a story that still changes is broken. */
const MAX_FRAMES = 600;

interface Mounting {
  storyId: string;
  /** Names of the attributes to tell about. */
  names: readonly string[];
  timeout: number;
}

interface Settling {
  maxFrames: number;
  attributes: Record<string, string>;
  quietFrames: number;
}

/** The name at which Storybook shows every animation at its end, and transitions without delay, instead of waiting for them. */
const USER_AGENT = 'StorybookTestRunner';

/** What the page tells about a story once its play function has ended: its own value of each attribute of `<html>`, or what failed. */
type Mounted = { attributes: Record<string, string> } | { problem: string };

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: object): void;
}

interface LoadedStory {
  parameters: { visual?: { modes?: string[] } };
  storyGlobals: { viewport?: { value?: string } };
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(options: { storyId: string }): Promise<LoadedStory> };
  };
}

/** Runs in the page: waits for Storybook, and leaves accessibility to the story tests. */
async function prepareInPage(): Promise<void> {
  await globalThis.__STORYBOOK_PREVIEW__.ready();
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Runs in the page: asks a story, before it is shown, how it wants to be seen. */
async function wishesInPage(storyId: string): Promise<StoryWishes> {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  return { modes: story.parameters.visual?.modes, viewport: story.storyGlobals.viewport?.value };
}

/** Runs in the page: shows a story through Storybook's own channel and waits until it has finished, one way or another. */
function mountInPage({ storyId, names, timeout }: Mounting): Promise<Mounted> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const listeners: Record<string, (payload: never) => void> = {
      storyFinished: (story: { storyId: string; status: string }) => {
        if (story.storyId !== storyId) return;
        end(
          story.status === 'success' ? { attributes: shown() } : { problem: `finished with ${story.status}` },
        );
      },
      storyMissing: () => end({ problem: 'is missing' }),
      storyErrored: (error: { title: string }) => end({ problem: error.title }),
      storyThrewException: (error: Error) => end({ problem: error.message }),
      playFunctionThrewException: (error: Error) => end({ problem: error.message }),
      unhandledErrorsWhilePlaying: (errors: Error[]) => end({ problem: errors[0]?.message ?? 'failed' }),
    };
    const timer = setTimeout(() => end({ problem: `did not finish within ${timeout} ms` }), timeout);
    const shown = () =>
      Object.fromEntries(names.map((name) => [name, document.documentElement.getAttribute(name) ?? '']));
    function end(result: Mounted) {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Runs in the page: puts a mode in force, ends what moves, waits for fonts, pictures and layout, and tells how high the document is.
 * Storybook holds animations at their last frame; those that have an end are ended too, because components wait for it.
 */
async function settleInPage({ attributes, quietFrames, maxFrames }: Settling): Promise<number> {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  let changed = false;
  const noticeChange = () => {
    changed = true;
  };
  const endAnimations = () => {
    for (const animation of document.getAnimations()) {
      const { effect, playState } = animation;
      if (playState === 'finished' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        continue;
      effect?.updateTiming({ direction: 'normal' });
      animation.finish();
      changed = true;
    }
  };
  const observer = new MutationObserver(noticeChange);
  document.addEventListener('focusin', noticeChange);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, frames = 0; quiet < quietFrames; quiet++, frames++) {
    if (frames > maxFrames) throw new Error('does not come to rest');
    changed = false;
    endAnimations();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (changed || document.fonts.status === 'loading') quiet = -1;
  }
  observer.disconnect();
  document.removeEventListener('focusin', noticeChange);
  return root.scrollHeight;
}

/** One kept page on which story after story is shown and captured. */
export class Stage {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  #size: Viewport = { width: 0, height: 0 };

  private constructor(page: Page, protocol: CDPSession) {
    this.#page = page;
    this.#protocol = protocol;
  }

  /**
   * Opens a stage.
   * @param origin of a served Storybook, with its final slash.
   * @param alterCss changes the style sheets on their way into the page.
   */
  static async open(browser: Browser, origin: string, alterCss?: (css: string) => string): Promise<Stage> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      userAgent: USER_AGENT,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    if (alterCss) {
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: alterCss(await response.text()) });
      });
    }
    await page.goto(`${origin}iframe.html`);
    await page.evaluate(prepareInPage);
    await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
    return new Stage(page, await context.newCDPSession(page));
  }

  /**
   * Mounts a story once and takes its picture in each of its modes.
   * @returns PNG files by mode.
   * @throws when the story throws, is missing or does not come to rest.
   */
  async capture(story: StoryEntry): Promise<Map<ModeName, Buffer>> {
    const wishes = await this.#page.evaluate(wishesInPage, story.id);
    const modes = modesOf(story.title, wishes);
    await this.#resize(viewportOf(story.title, 'light', wishes));
    const mounting = { storyId: story.id, names: MODE_ATTRIBUTES, timeout: STORY_TIMEOUT };
    const mounted = await this.#page.evaluate(mountInPage, mounting);
    if ('problem' in mounted) throw new Error(mounted.problem.split('\n', 1)[0]);
    const pictures = new Map<ModeName, Buffer>();
    let quietFrames = QUIET_FRAMES.content;
    for (const mode of modes) {
      const viewport = viewportOf(story.title, mode, wishes);
      const attributes = { ...mounted.attributes, ...attributesOfMode(mode) };
      if (await this.#resize(viewport)) quietFrames = QUIET_FRAMES.content;
      const settling = { attributes, quietFrames, maxFrames: MAX_FRAMES };
      const height = await this.#page.evaluate(settleInPage, settling);
      if (
        await this.#resize({ ...viewport, height: Math.min(Math.max(height, viewport.height), MAX_HEIGHT) })
      )
        await this.#page.evaluate(settleInPage, { ...settling, quietFrames: QUIET_FRAMES.content });
      pictures.set(mode, await this.#take());
      quietFrames = QUIET_FRAMES.attributes;
    }
    return pictures;
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  /** @returns whether the page has another size now. */
  async #resize({ width, height }: Viewport): Promise<boolean> {
    if (this.#size.width === width && this.#size.height === height) return false;
    this.#size = { width, height };
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.#protocol.send('Emulation.setDeviceMetricsOverride', metrics);
    return true;
  }

  async #take(): Promise<Buffer> {
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await this.#protocol.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  }
}
