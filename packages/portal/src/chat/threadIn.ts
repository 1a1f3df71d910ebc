const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The thread that an address's search names, and nothing for the newest one (CH-1). */
export function threadIn({ thread }: Record<string, unknown>): { thread?: string } {
  return typeof thread === 'string' && UUID.test(thread) ? { thread } : {};
}
