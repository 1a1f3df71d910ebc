import type { Signals } from '../database/signals.ts';
import { log } from '../operation/log.ts';

/** How often a process looks for work that another one left behind, or whose signal was lost, in ms. */
const POLL_MS = 5000;

/** Work that waits in the database for whichever process is free. */
export interface SharedWork<Claim> {
  /** Pieces of work that one process has under way at a time. */
  slots: number;
  /** A piece that takes longer than `after` ms no longer fills its slot, as long as `most` such do not. */
  slow?: { after: number; most: number };
  /** Takes the next piece; null where there is none. @param slow the pieces here that take long */
  claim(slow: readonly Claim[]): Promise<Claim | null>;
  /** Never fails. @param closing fires when the process ends */
  carryOut(claim: Claim, closing: AbortSignal): Promise<void>;
  /** What the log says where there is no telling what waits. */
  problem: string;
}

/** Looks for work now, at each signal of that name, and every few seconds. */
export function shareWork<Claim>(
  signals: Signals,
  signal: string,
  { slots, slow, claim, carryOut, problem }: SharedWork<Claim>,
) {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const slowOnes = new Set<Claim>();
  /** Only one search runs at a time; a call meanwhile makes it run once more. */
  let looking: Promise<void> | null = null;
  let askedAgain = false;

  async function look(): Promise<void> {
    while (running.size - slowOnes.size < slots && !closing.signal.aborted) {
      const claimed = await claim([...slowOnes]);
      if (!claimed) return;
      const timer = slow && setTimeout(() => letOthersBy(claimed), slow.after);
      const work = carryOut(claimed, closing.signal).finally(() => {
        clearTimeout(timer);
        running.delete(work);
        slowOnes.delete(claimed);
        wake();
      });
      running.add(work);
    }
  }

  function letOthersBy(claimed: Claim): void {
    if (slowOnes.size >= (slow?.most ?? 0)) return;
    slowOnes.add(claimed);
    wake();
  }

  function wake(): void {
    askedAgain = true;
    if (looking || closing.signal.aborted) return;
    looking = (async () => {
      while (askedAgain) {
        askedAgain = false;
        await look();
      }
    })()
      .catch((err) => log.error({ err }, problem))
      .finally(() => {
        looking = null;
      });
  }

  wake();
  const timer = setInterval(wake, POLL_MS);
  const unsubscribe = signals.on(signal, wake);
  return {
    wake,
    /** Stops, and waits for what is under way. */
    async close(): Promise<void> {
      unsubscribe();
      clearInterval(timer);
      closing.abort();
      await looking;
      await Promise.all(running);
    },
  };
}
