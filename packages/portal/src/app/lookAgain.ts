/** Milliseconds between two looks while the window is on view: what is asked is there soon (AS-3, AS-6). */
export const LOOK_EVERY_MS = 8000;

/**
 * Lets a query follow what is new on the server: not in a window that is hidden, without a network, or after
 * a look that failed, which the reader repeats.
 */
export const lookAgain = (isOnline: boolean) => ({
  refetchInterval: ({ state }: { state: { status: string } }) =>
    isOnline && state.status !== 'error' && LOOK_EVERY_MS,
  refetchOnWindowFocus: 'always' as const,
});
