import { Channel } from 'storybook/internal/channels';
import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  PRELOAD_ENTRIES,
  SET_CURRENT_STORY,
  STORY_FINISHED,
} from 'storybook/internal/core-events';
import { expect, test, vi } from 'vitest';
import { preloadOnceDrawn } from './preloading.ts';

/** A channel to which Storybook listens, and what it is then told to load. */
function opened() {
  const channel = new Channel({});
  const load = vi.fn();
  channel.on(PRELOAD_ENTRIES, load);
  preloadOnceDrawn(channel);
  channel.emit(CURRENT_STORY_WAS_SET, {});
  const preload = (...ids: string[]) => channel.emit(PRELOAD_ENTRIES, { ids });
  return { channel, load, preload };
}

test('DS-2: the neighbours of a story are loaded once it is drawn', () => {
  const { channel, load, preload } = opened();
  preload('tag--accent', 'text--muted');
  expect(load).not.toHaveBeenCalled();
  channel.emit(STORY_FINISHED, {});
  expect(load).toHaveBeenCalledExactlyOnceWith({ ids: ['tag--accent', 'text--muted'] });
});

test('DS-2: what is asked for beside a drawn page is loaded at once', () => {
  const { channel, load, preload } = opened();
  channel.emit(DOCS_RENDERED, {});
  preload('tag--accent');
  expect(load).toHaveBeenCalledExactlyOnceWith({ ids: ['tag--accent'] });
});

test('DS-2: neighbours of a story that was left are not loaded', () => {
  const { channel, load, preload } = opened();
  preload('tag--accent');
  channel.emit(SET_CURRENT_STORY, {});
  preload('menu--open');
  channel.emit(STORY_FINISHED, {});
  expect(load).toHaveBeenCalledExactlyOnceWith({ ids: ['menu--open'] });
});
