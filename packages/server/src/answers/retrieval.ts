import type { Citation } from '@parley/api';
import { answerWords } from '@parley/i18n/answers';
import { LOCALES, type Locale, type Uncertainty } from '@parley/model';
import type { AnswerEngine, AnswerPart, AnswerQuestion } from '../chat/engine.ts';
import { detectLanguage } from './language.ts';
import { type Pace, wordByWord } from './pace.ts';
import { FIRST, type FoundPassage, type Searched } from './passage.ts';
import type { PassageSearch } from './passageSearch.ts';
import { citationOf, quotesOf } from './quotes.ts';
import { personWantedIn, smallTalkIn, smallTalkReply } from './smallTalk.ts';

interface QuotedAnswer {
  /** Markdown. */
  text: string;
  citations: Citation[];
  uncertain?: Uncertainty;
}

/**
 * Answers in the words of the data files alone: it finds and quotes, and never makes a statement of its own.
 */
export function createRetrievalEngine(search: Pick<PassageSearch, 'find'>, pace: Pace): AnswerEngine {
  return {
    async *answer(question: AnswerQuestion): AsyncGenerator<AnswerPart> {
      const { text, citations, uncertain } = await reply(search, question);
      const { signal } = question;
      if (signal.aborted) return;
      let cited = 0;
      for await (const chunk of wordByWord(text, pace, signal)) {
        // A stopped answer must list only the sources that it got to, so
        // each is announced when its mark comes.
        const marked = Math.max(
          cited,
          ...[...chunk.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
        );
        if (marked > cited && citations.length >= marked) {
          cited = marked;
          yield { type: 'citations', citations: citations.slice(0, cited) };
        }
        yield { type: 'delta', text: chunk };
      }
      if (signal.aborted) return;
      yield { type: 'end', finishReason: 'complete', ...(uncertain && { uncertain }) };
    },
  };
}

/** The language of an answer's own words. */
function languageOf({ language, question, history }: AnswerQuestion): Locale {
  if (language !== 'auto') return language;
  const earlier = history.filter(({ author }) => author === 'reader').map(({ text }) => text);
  return detectLanguage(question) ?? detectLanguage(earlier.join(' ')) ?? 'en';
}

/**
 * What is said where the data files hold no answer.
 * @param isPartial files are still being read, so that the same question may be answered in a minute
 * @param foreignTo languages of the files, where the question is in none of them: to put it another way would
 * find nothing either
 */
export function notFoundReply(
  asked: AnswerQuestion,
  isPartial: boolean,
  foreignTo?: readonly Locale[],
): string {
  const language = languageOf(asked);
  const words = answerWords[language];
  if (isPartial) return words.stillReading;
  const fallback = asked.assistant.fallbackMessage.trim();
  if (!foreignTo) return fallback || words.notFound;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languages = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    foreignTo.map((one) => names.of(one) ?? one),
  );
  const said = words.otherLanguage.replace('{{languages}}', languages);
  return fallback ? `${said}\n\n${fallback}` : said;
}

/** What is said below passages that might answer, and not above them: one of them may be the very answer. */
function afterPassages(asked: AnswerQuestion, isPartial: boolean): string[] {
  const { stillReading, ifNone, anotherWay } = answerWords[languageOf(asked)];
  if (isPartial) return [stillReading];
  const fallback = asked.assistant.fallbackMessage.trim();
  return fallback ? [ifNone, fallback] : [anotherWay];
}

/** The whole answer, made at once. */
async function reply(search: Pick<PassageSearch, 'find'>, asked: AnswerQuestion): Promise<QuotedAnswer> {
  const { assistant, question, history, language, signal } = asked;
  const found = await search.find(assistant.id, question, history, signal);
  if (found.verdict === 'exact') return quotedAnswer(asked, found);
  const smallTalk = smallTalkIn(question);
  if (smallTalk) {
    const spoken = language === 'auto' ? smallTalk.language : language;
    return { text: smallTalkReply(smallTalk.kind, spoken, assistant.name), citations: [] };
  }
  const wished = personWantedIn(question);
  if (wished) return wayToPerson(search, asked, wished);
  if (found.verdict !== 'nothing') return quotedAnswer(asked, found);
  const text = notFoundReply(asked, found.isPartial, found.foreignTo);
  return { text, citations: [], uncertain: 'nothing' };
}

function quotedAnswer(
  asked: AnswerQuestion,
  { verdict, shown: count, passages, isPartial }: Searched,
): QuotedAnswer {
  // Another file may answer better, or hold an exception: but not than what was written for this question.
  const isClear = verdict === 'exact' || (verdict === 'clear' && !isPartial);
  const shown = passages.slice(0, verdict === 'clear' && isPartial ? FIRST : count);
  const { parts, citations } = quotesFrom(asked, shown, isClear);
  if (isClear) return { text: parts.join('\n\n'), citations };
  const { closest } = answerWords[languageOf(asked)];
  const text = [closest, ...parts, ...afterPassages(asked, isPartial)].join('\n\n');
  return { text, citations, uncertain: 'passages' };
}

function quotesFrom({ assistant }: AnswerQuestion, shown: readonly FoundPassage[], isWhole: boolean) {
  const parts = quotesOf(shown, isWhole, assistant.citationsShown);
  const citations = assistant.citationsShown
    ? shown.map((passage, index) => citationOf(passage, index + 1))
    : [];
  return { parts, citations };
}

/**
 * What the files say about how to reach a person, for who wants to talk to one; where they say nothing, the
 * fallback message of the assistant.
 * @param wished the language that this was asked in; it need not be that of the files
 */
async function wayToPerson(
  search: Pick<PassageSearch, 'find'>,
  asked: AnswerQuestion,
  wished: Locale,
): Promise<QuotedAnswer> {
  const { assistant, language, signal } = asked;
  const { software, reach, unknown } = answerWords[language === 'auto' ? wished : language].person;
  const locales = [wished, ...LOCALES.filter((other) => other !== wished)];
  // The last of the ways to ask finds a file that says nothing but a number.
  for (const about of locales.flatMap((locale) => answerWords[locale].person.search.split(', '))) {
    const { verdict, shown, passages } = await search.find(assistant.id, about, [], signal);
    if (verdict === 'nothing') continue;
    const { parts, citations } = quotesFrom(asked, passages.slice(0, shown), verdict === 'clear');
    return { text: [reach, ...parts].join('\n\n'), citations };
  }
  const fallback = assistant.fallbackMessage.trim();
  return {
    text: fallback ? `${software}\n\n${fallback}` : `${software} ${unknown}`,
    citations: [],
    uncertain: 'nothing',
  };
}
