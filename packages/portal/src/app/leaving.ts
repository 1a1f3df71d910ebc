/** Goes on, or asks first and then goes on, or stays. */
type Asker = (goOn: () => void) => void;

/** The ways out that are no navigation, as signing out, and who asks before them. */
export interface Leaving {
  /** From here on a way out is asked about, while there is something to lose. @returns ends that */
  watch(asker: Asker, isHeld: () => boolean): () => void;
  /** Whether somebody would ask. */
  isHeldUp(): boolean;
  /** Takes a way out once all who ask have let it pass, one after the other. */
  leave(go: () => void): void;
}

/** Knows who asks before the page is left by signing out (FA-1); links are the router's to hold up. */
export function createLeaving(): Leaving {
  const askers = new Map<Asker, () => boolean>();
  return {
    watch(asker, isHeld) {
      askers.set(asker, isHeld);
      return () => askers.delete(asker);
    },
    isHeldUp: () => [...askers.values()].some((isHeld) => isHeld()),
    leave(go) {
      const goOn = [...askers.keys()].reduceRight<() => void>((next, asker) => () => asker(next), go);
      goOn();
    },
  };
}
