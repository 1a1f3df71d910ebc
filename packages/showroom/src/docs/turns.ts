/**
 * Lets one start after the other: `start` is called when it is its turn, and the next one's turn is when that
 * calls `done`.
 */
export function takingTurns() {
  const waiting = new Set<(done: () => void) => void>();
  let isTaken = false;
  const next = () => {
    const [start] = waiting;
    isTaken = start !== undefined;
    if (!start) return;
    waiting.delete(start);
    let isDone = false;
    start(() => {
      if (isDone) return;
      isDone = true;
      next();
    });
  };
  /** @returns gives the turn up, as long as it has not come */
  return (start: (done: () => void) => void): (() => void) => {
    waiting.add(start);
    if (!isTaken) next();
    return () => void waiting.delete(start);
  };
}
