import { isGuid } from '../app/search.ts';

/** The thread that an address's search names, and nothing for the newest one (CH-1). */
export function threadIn({ thread }: Record<string, unknown>): { thread?: string | undefined } {
  return { thread: isGuid(thread) ? thread : undefined };
}
