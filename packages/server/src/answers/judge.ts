import { FIRST, type Verdict } from './passage.ts';
import { type Hit, holds } from './passageStore.ts';

/** Shares of the question that a passage holds, and of the best one's score that the second has. */
const MOSTLY = 0.6;
const HALF = 0.45;
const PARTLY = 0.15;
const FAR_BEHIND = 0.65;

/** A word of the question with a topic: its stems in the languages of the files, and how much it counts. */
export interface Topic {
  word: string;
  stems: string[];
  weight: number;
}

/** A topic with how much it tells: what no passage holds tells as much as the rarest. */
export interface WeighedTopic extends Topic {
  rarity: number;
}

/** What is judged: the best of all that was found. */
export interface Ranking {
  /** Numbers of passages, the best first. */
  ids: readonly number[];
  /** What words alone found. */
  byWords: readonly Hit[];
  /** Whether a passage is in another language than the question. */
  isForeign(id: number): boolean;
  /** Whether a topic stands in the title of a passage, and in no other file. */
  isTitle(id: number, topic: WeighedTopic): boolean;
}

/**
 * Whether a passage answers, or several might. Measured on the questions for tuning; what is quoted wrongly
 * counts worse than what is not found.
 */
export function judge(all: readonly WeighedTopic[], { ids, byWords, isForeign, isTitle }: Ranking): Verdict {
  // A single letter is an article of one language, or a unit of another, and says nothing of a subject.
  const topics = all.filter(({ word }) => word.length > 1);
  if (!topics.some(({ word }) => /\p{L}/u.test(word))) return 'nothing';
  // A passage in another language cannot hold words of the question's own, however well it answers.
  const shared = topics.filter(({ stems }) => byWords.some((hit) => holds(hit, stems)));
  const first = ids.slice(0, FIRST).map((id) => {
    const result = byWords.find((one) => one.id === id);
    const held = topics.filter((topic) => result && holds(result, topic.stems));
    const fits = (share: number) => share >= MOSTLY || (share >= PARTLY && held.length >= 2);
    const share = rarityOf(held) / rarityOf(topics);
    const fitsHere = fits(isForeign(id) ? rarityOf(held) / rarityOf(shared) : share);
    // Short files lack most words that people ask with, but their titles say what they are about.
    const mightHelp = fitsHere || (share >= PARTLY && held.some((topic) => isTitle(id, topic)));
    return { mightHelp, answers: fits(share) && share >= HALF };
  });
  const [best, second] = byWords;
  const standsOut =
    best !== undefined && best.id === ids[0] && (second?.score ?? 0) <= best.score * FAR_BEHIND;
  if (standsOut && first[0]?.answers) return 'clear';
  return first.some(({ mightHelp }) => mightHelp) ? 'several' : 'nothing';
}

/** How much topics tell together. */
export function rarityOf(topics: readonly WeighedTopic[]): number {
  return topics.reduce((sum, { rarity }) => sum + rarity, 0);
}
