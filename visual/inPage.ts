import type { ShownStory } from '@parley/showroom/checks';
import type { StoryWishes, Viewport } from '@parley/showroom/modes';

/** What `mountInPage` is told. */
export interface Mounting {
  storyId: string;
  /** Names of the attributes to report. */
  names: readonly string[];
  timeout: number;
}

/** What `settleInPage` is told. */
export interface Settling {
  maxFrames: number;
  attributes: Record<string, string>;
  quietFrames: number;
}

/**
 * What the page tells about a story once its play function has ended: its own value of each attribute of
 * `<html>`, or what failed.
 */
export type Mounted = { attributes: Record<string, string> } | { problem: string };

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: object): void;
}

interface LoadedStory {
  parameters: { visual?: { modes?: string[] }; a11y?: ShownStory['a11y'] };
  storyGlobals: { viewport?: { value?: string } };
}

declare global {
  /** Ends all timers as long as `prepareInPage` was told that a story has set. */
  var holdTimers: () => void;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    view: { showPreparingStory(): void };
    storyStoreValue: { loadStory(options: { storyId: string }): Promise<LoadedStory> };
  };
}

/**
 * Runs in the page: waits for Storybook. On a busy machine its placeholder for a story that takes long may
 * come while the story is drawn: it would hide what takes the focus as it appears, or stay in the picture.
 * @param held how long a timer must be to be ended by `holdTimers`, in milliseconds
 */
export async function prepareInPage(held: number): Promise<void> {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  preview.view.showPreparingStory = () => undefined;
  const { setTimeout } = window;
  const long = new Set<number>();
  const noting = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
    const timer = setTimeout(handler, ms, ...rest);
    if (ms >= held) long.add(timer);
    return timer;
  };
  window.setTimeout = noting as typeof window.setTimeout;
  globalThis.holdTimers = () => {
    for (const timer of long) clearTimeout(timer);
    long.clear();
  };
}

/** Runs in the page: asks a story, before it is shown, for its picture settings. */
export async function wishesInPage(storyId: string): Promise<StoryWishes> {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  return { modes: story.parameters.visual?.modes, viewport: story.storyGlobals.viewport?.value };
}

/**
 * Runs in the page: shows a story through Storybook's own channel and waits until it has finished, one way or
 * another. From then on it stays as it is, however long its pictures take.
 */
export function mountInPage({ storyId, names, timeout }: Mounting): Promise<Mounted> {
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
      globalThis.holdTimers();
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Runs in the page: takes away what the last story left. The page gets its new window a moment later, and
 * tells of that and of a scroll position a frame later still; what the next story has opened by then would
 * close.
 */
export async function clearInPage({ width, height }: Viewport): Promise<void> {
  let made = 0;
  // Ids that a story makes up stand in addresses: each story makes the same.
  crypto.randomUUID = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  };
  localStorage.clear();
  sessionStorage.clear();
  // Said for the story before; the timers that take it away are held with the others.
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  while (innerWidth !== width || innerHeight !== height)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Runs in the page: puts a mode in force, waits for fonts, pictures and layout, and tells how large the
 * document is, in CSS pixels.
 */
export async function settleInPage({ attributes, quietFrames, maxFrames }: Settling): Promise<Viewport> {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  let changed = false;
  const noticeChange = () => {
    changed = true;
  };
  const observer = new MutationObserver(noticeChange);
  document.addEventListener('focusin', noticeChange);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, frames = 0; quiet < quietFrames; quiet++, frames++) {
    if (frames > maxFrames) throw new Error('does not come to rest');
    changed = false;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (changed || document.fonts.status === 'loading') quiet = -1;
  }
  observer.disconnect();
  document.removeEventListener('focusin', noticeChange);
  return { width: root.scrollWidth, height: root.scrollHeight };
}

/** Runs in the page: begins to note what the story that is mounted next must not do. */
export async function beginWatchInPage(): Promise<void> {
  const { beginWatch } = await globalThis.storyChecks();
  beginWatch();
}

/** Runs in the page: looks at the story that is shown; one line for each fault. */
export async function lookInPage(shown: { id: string; wishes: StoryWishes }): Promise<string[]> {
  const { lookAtStory } = await globalThis.storyChecks();
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: shown.id });
  return lookAtStory({ ...shown, a11y: story.parameters.a11y });
}
