/** Goes on, or asks first and then goes on, or stays. */
type Asker = (goOn: () => void) => void;

/** The ways out that are no navigation, as signing out, and who asks before them. */
export interface Leaving {
  /** From here on a way out is asked about. @returns ends that */
  watch(asker: Asker): () => void;
  /** Takes a way out once all who ask have let it pass, one after the other. */
  leave(go: () => void): void;
}

/** Knows who asks before the page is left by signing out (FA-1); links are the router's to hold up. */
export function createLeaving(): Leaving {
  const askers = new Set<Asker>();
  return {
    watch(asker) {
      askers.add(asker);
      return () => askers.delete(asker);
    },
    leave(go) {
      const goOn = [...askers].reduceRight<() => void>((next, asker) => () => asker(next), go);
      goOn();
    },
  };
}
