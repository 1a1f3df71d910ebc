import { FIRST, type Verdict } from './passage.ts';
import { type Hit, holds } from './passageStore.ts';
import { OWN_WEIGHT, type Topic } from './topics.ts';

/** Share of the question that a passage holds at least. */
const HALF = 0.5;
/** By two words of it that is enough to be shown. */
const PARTLY = 0.15;
/** What a passage that is quoted lacks at most, and others hold. */
const MOST_ELSEWHERE = 0.3;
/** A passage stands out where the next one has this share of its score, or less. */
const FAR_BEHIND = 0.65;

/** A topic with how much it tells: what no passage holds tells as much as the rarest. */
export interface WeighedTopic extends Topic {
  rarity: number;
}

/** What is judged: the best of all that was found. */
export interface Ranking {
  /** Numbers of passages, the best first. */
  ids: readonly number[];
  /** Those of the one section that stands under the question as it was asked. */
  asked: readonly number[];
  /** What words alone found. */
  byWords: readonly Hit[];
  /** Whether a passage is in another language than the question. */
  isForeign(id: number): boolean;
  /** Whether a topic stands in the title of a passage, and in no other file. */
  isTitle(id: number, topic: WeighedTopic): boolean;
  /** Whether a passage is near the question by its meaning, whatever words it holds. */
  isRelated(id: number): boolean;
  /** Whether a passage stands under a heading that holds all of the question. */
  isUnder(id: number): boolean;
  /** Whether a passage that holds these topics may answer because it fits far better than the next. */
  mayStandOut(id: number, held: readonly WeighedTopic[]): boolean;
  /** Whether one line of a passage, with its headings, holds these topics and may tell what is asked. */
  tellsAll(id: number, topics: readonly WeighedTopic[]): boolean;
}

/** What is judged of passages, and the numbers of those to show, the best first. */
export interface Judgement {
  verdict: Verdict;
  shown: readonly number[];
}

/**
 * Whether a passage answers, or several might. Measured on the questions for tuning; what is quoted wrongly
 * counts worse than what is not found.
 */
export function judge(all: readonly WeighedTopic[], ranking: Ranking): Judgement {
  // A single letter is an article of one language, or a unit of another, and says nothing of a subject.
  const topics = all.filter(({ word, isLight }) => word.length > 1 && !isLight);
  const first = ranking.ids.slice(0, FIRST);
  if (!topics.some(({ word }) => /\p{L}/u.test(word))) return { verdict: 'nothing', shown: [] };
  if (ranking.asked.length > 0) return { verdict: 'clear', shown: ranking.asked };
  if (answers(topics, ranking)) return { verdict: 'clear', shown: first.slice(0, 1) };
  const helping = first.filter((id) => mightHelp(id, topics, ranking));
  if (helping.length === 0) return { verdict: 'nothing', shown: [] };
  // Beside half of the question, what shares a common word or some letters with it is none of the answer.
  const isHalf = helping.some((id) => rarityOf(heldBy(id, topics, ranking)) >= rarityOf(topics) * HALF);
  const shown = first.filter((id) => !isHalf || helping.includes(id) || ranking.isRelated(id));
  return { verdict: 'several', shown };
}

/** The topics that a passage holds. */
function heldBy(id: number, topics: readonly WeighedTopic[], { byWords }: Ranking): WeighedTopic[] {
  const hit = byWords.find((one) => one.id === id);
  return topics.filter(({ stems }) => hit && holds(hit, stems));
}

/** Whether the first passage, and no other one, answers. */
function answers(topics: readonly WeighedTopic[], ranking: Ranking): boolean {
  const { ids, byWords, isUnder, tellsAll } = ranking;
  const [first, ...rest] = ids;
  if (first === undefined) return false;
  if (topics.length > 1 && isUnder(first) && !rest.some(isUnder)) return true;
  if (standsOut(first, topics, ranking)) return true;
  // What the reader asked before need not be all that holds for this question.
  if (topics.some(({ weight }) => weight < OWN_WEIGHT)) return false;
  const whole = byWords.filter((hit) => topics.every(({ stems }) => holds(hit, stems)));
  // Of more than were found one is not told from the others; and each is read for it.
  if (whole.length > ids.length) return false;
  const telling = whole.filter(({ id }) => tellsAll(id, topics));
  return telling.length === 1 && telling[0]?.id === first;
}

/** Whether a passage is far before the next one, and holds enough of the question. */
function standsOut(
  first: number,
  topics: readonly WeighedTopic[],
  { byWords, mayStandOut }: Ranking,
): boolean {
  const [best, second] = byWords;
  if (best?.id !== first || (second?.score ?? 0) > best.score * FAR_BEHIND) return false;
  const lacking = topics.filter(({ stems }) => !holds(best, stems));
  const elsewhere = lacking.filter(({ stems }) => byWords.some((hit) => holds(hit, stems)));
  return (
    rarityOf(lacking) <= rarityOf(topics) * (1 - HALF) &&
    rarityOf(elsewhere) <= rarityOf(topics) * MOST_ELSEWHERE &&
    mayStandOut(
      first,
      topics.filter(({ stems }) => holds(best, stems)),
    )
  );
}

/** Whether a passage holds enough of the question to be shown. */
function mightHelp(id: number, topics: readonly WeighedTopic[], ranking: Ranking): boolean {
  const { byWords, isForeign, isTitle } = ranking;
  const held = heldBy(id, topics, ranking);
  // A passage in another language cannot hold words of the question's own, however well it answers.
  const shared = topics.filter(({ stems }) => byWords.some((one) => holds(one, stems)));
  const share = rarityOf(held) / rarityOf(topics);
  const fits = isForeign(id) ? rarityOf(held) / rarityOf(shared) : share;
  if (fits >= HALF || (fits >= PARTLY && held.length >= 2)) return true;
  // Short files lack most words that people ask with, but their titles say what they are about.
  return share >= PARTLY && held.some((topic) => isTitle(id, topic));
}

/** How much topics tell together. */
export function rarityOf(topics: readonly WeighedTopic[]): number {
  return topics.reduce((sum, { rarity }) => sum + rarity, 0);
}
