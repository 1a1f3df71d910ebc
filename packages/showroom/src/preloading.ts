import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  PRELOAD_ENTRIES,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import type { addons } from 'storybook/preview-api';

type Channel = Pick<ReturnType<typeof addons.getChannel>, 'on' | 'once' | 'listeners' | 'removeAllListeners'>;

/** What ends the drawing of the story or page that was asked for. */
const DRAWN = [STORY_FINISHED, DOCS_RENDERED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION];

/**
 * Has Storybook load the neighbours of a story once that is drawn. It asks for them as soon as it knows the
 * story, and its reader would wait for the code of two others: 150 ms of a screen (DS-2).
 * @param channel on which Storybook's preview listens from its first story on
 */
export function preloadOnceDrawn(channel: Channel): void {
  let isDrawing = true;
  const waiting = new Set<string>();
  channel.on(SET_CURRENT_STORY, () => {
    isDrawing = true;
    waiting.clear();
  });
  channel.once(CURRENT_STORY_WAS_SET, () => {
    const own = channel.listeners(PRELOAD_ENTRIES) ?? [];
    const load = (ids: readonly string[]) => {
      if (ids.length > 0) for (const listener of own) listener({ ids });
    };
    for (const event of DRAWN)
      channel.on(event, () => {
        isDrawing = false;
        load([...waiting]);
        waiting.clear();
      });
    channel.removeAllListeners(PRELOAD_ENTRIES);
    channel.on(PRELOAD_ENTRIES, ({ ids }: { ids: readonly string[] }) => {
      if (!isDrawing) return load(ids);
      for (const id of ids) waiting.add(id);
    });
  });
}
