import type { WidgetLook } from '@parley/model';
import { sharedStorage } from '@parley/storage';

/** How an assistant's launcher looked on this site when its chat was last to be had. */
export interface LookMemory {
  /** @returns null where nobody has seen it here, or the browser keeps nothing; it never opens by itself */
  recall(): WidgetLook | null;
  /** @param look null for the default look */
  keep(look: WidgetLook | null): void;
}

/**
 * Keeps the look of an assistant among what the browser keeps of the site: while the assistant is paused or
 * the site is off its list, the server answers as it does where there is no such assistant (T9), so nobody
 * else knows it.
 */
export function createLookMemory(assistant: string): LookMemory {
  const name = `parley.look.${assistant}`;
  return {
    recall() {
      const look = sharedStorage.readJson(name) as WidgetLook | null;
      return look && { ...look, autoOpenSeconds: null };
    },
    keep(look) {
      if (look) sharedStorage.write(name, JSON.stringify(look));
      else sharedStorage.remove(name);
    },
  };
}
