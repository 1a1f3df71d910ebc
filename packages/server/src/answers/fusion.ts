import type { FoundPassage, Passage } from './passage.ts';

/** Passages that a search gives at most. */
export const MOST_FOUND = 8;
/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;

/** The ids of several rankings, best first, by reciprocal rank fusion. */
export function fused(rankings: readonly (readonly { id: number }[])[]): number[] {
  const scores = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [place, { id }] of ranking.entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (FUSION + place));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** Whether a passage is among others. */
export const isIn = (passages: readonly Passage[], { dataFileGuid, text }: Passage) =>
  passages.some((one) => one.dataFileGuid === dataFileGuid && one.text === text);

/** The first passages, then the others that are not among them. */
export function followedBy(first: readonly FoundPassage[], others: readonly FoundPassage[]): FoundPassage[] {
  return [...first, ...others.filter((passage) => !isIn(first, passage))].slice(0, MOST_FOUND);
}
