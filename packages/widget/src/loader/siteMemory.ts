import type { WidgetLook } from '@parley/model';
import { sharedStorage, tabStorage } from '@parley/storage';

/** What the browser keeps of an assistant on this site. */
export interface SiteMemory {
  /**
   * How the launcher looked when its chat was last to be had.
   * @returns null where nobody has seen it here, or the browser keeps nothing; it never opens by itself
   */
  recallLook(): WidgetLook | null;
  /** @param look null for the default look */
  keepLook(look: WidgetLook | null): void;
  /**
   * Whether the visitor opened or closed the chat last, on any page of this visit.
   * @returns null where they did neither, or the browser keeps nothing
   */
  wasOpen(): boolean | null;
  /** Says that the visitor has opened or closed the chat; it is forgotten with the tab. */
  keepOpen(isOpen: boolean): void;
}

/**
 * Keeps the look of an assistant among what the browser keeps of the site: while the assistant is paused or
 * the site is off its list, the server answers as it does where there is no such assistant (T9), so nobody
 * else knows it. Whether the chat is open belongs to the tab: another one may show another page (WG-2).
 */
export function createSiteMemory(assistant: string): SiteMemory {
  const look = `parley.look.${assistant}`;
  const open = `parley.open.${assistant}`;
  return {
    recallLook() {
      const kept = sharedStorage.readJson(look) as WidgetLook | null;
      return kept && { ...kept, autoOpenSeconds: null };
    },
    keepLook(next) {
      if (next) sharedStorage.write(look, JSON.stringify(next));
      else sharedStorage.remove(look);
    },
    wasOpen() {
      const kept = tabStorage.readJson(open);
      return typeof kept === 'boolean' ? kept : null;
    },
    keepOpen: (isOpen) => void tabStorage.write(open, `${isOpen}`),
  };
}
