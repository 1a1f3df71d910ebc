import type { Direction, PaletteMode } from '@parley/ui/settings';

/**
 * Version of the messages between the host page's loader and the widget's frame (WG-4). Both sides drop
 * others.
 */
export const PROTOCOL_VERSION = 1;

/** What the loader tells the frame. */
export type ToFrame =
  /** Answer to `ready`: the key of the assistant, and what the host page set so far. */
  | {
      type: 'init';
      widgetKey: string;
      /** As the host page set it, or else the language that the page is in. */
      locale: string;
      theme: PaletteMode | null;
      /** The direction of the host page, which the chat mirrors itself after (WG-5). */
      direction: Direction;
    }
  /** `takesFocus` where the visitor opened it, and not the page by itself. */
  | { type: 'shown'; takesFocus: boolean }
  | { type: 'hidden' }
  | { type: 'locale'; locale: string }
  | { type: 'theme'; theme: PaletteMode }
  /** Forget the visitor: a new client id and an empty thread. */
  | { type: 'reset' };

/** What the frame tells the loader. */
export type ToHost =
  | { type: 'ready' }
  /** The visitor closed the chat from inside. */
  | { type: 'close' }
  | { type: 'message:sent' }
  | { type: 'message:received' }
  | { type: 'unread'; count: number }
  /** The site may not use the assistant any more, or the page slept for so long that only a new frame may. */
  | { type: 'refused' }
  | { type: 'error' };

/** A message as it crosses between the windows. */
export type Envelope<M> = M & { parley: typeof PROTOCOL_VERSION };
