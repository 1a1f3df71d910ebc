import type { Citation } from '@parley/api';
import { answerWords } from '@parley/i18n/answers';
import type { Locale } from '@parley/model';
import type { AnswerEngine, AnswerPart, AnswerQuestion } from '../chat/engine.ts';
import { detectLanguage } from './language.ts';
import { type Pace, wordByWord } from './pace.ts';
import { FIRST } from './passage.ts';
import type { PassageSearch } from './passageSearch.ts';
import { citationOf, quotesOf } from './quotes.ts';
import { smallTalkIn, smallTalkReply } from './smallTalk.ts';

interface QuotedAnswer {
  /** Markdown. */
  text: string;
  citations: Citation[];
  isUnanswered?: true;
}

/**
 * Answers in the words of the data files alone: it finds and quotes, and never makes a statement of its own.
 */
export function createRetrievalEngine(search: PassageSearch, pace: Pace): AnswerEngine {
  return {
    async *answer(question: AnswerQuestion): AsyncGenerator<AnswerPart> {
      const { text, citations, isUnanswered } = await reply(search, question);
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
      yield { type: 'end', finishReason: 'complete', ...(isUnanswered && { isUnanswered }) };
    },
  };
}

/** The language of an answer's own words. */
function languageOf({ language, question, history }: AnswerQuestion): Locale {
  if (language !== 'auto') return language;
  const earlier = history.filter(({ author }) => author === 'reader').map(({ text }) => text);
  return detectLanguage(question) ?? detectLanguage(earlier.join(' ')) ?? 'en';
}

/** What is said where the data files hold no answer. */
export function notFoundReply(asked: AnswerQuestion): string {
  return asked.assistant.fallbackMessage.trim() || answerWords[languageOf(asked)].notFound;
}

/** The whole answer, made at once. */
async function reply(search: PassageSearch, asked: AnswerQuestion): Promise<QuotedAnswer> {
  const { assistant, question, history, language, signal } = asked;
  const smallTalk = smallTalkIn(question);
  if (smallTalk) {
    const spoken = language === 'auto' ? smallTalk.language : language;
    return { text: smallTalkReply(smallTalk.kind, spoken, assistant.name), citations: [] };
  }
  const { verdict, clear, passages } = await search.find(assistant.id, question, history, signal);
  if (verdict === 'nothing') return { text: notFoundReply(asked), citations: [], isUnanswered: true };
  const isClear = verdict === 'clear';
  const shown = passages.slice(0, isClear ? clear : FIRST);
  const parts = quotesOf(shown, isClear, assistant.citationsShown);
  const citations = assistant.citationsShown
    ? shown.map((passage, index) => citationOf(passage, index + 1))
    : [];
  if (isClear) return { text: parts.join('\n\n'), citations };
  const { uncertain, mightHelp } = answerWords[languageOf(asked)];
  const beginning = assistant.fallbackMessage.trim() || uncertain;
  return { text: [beginning, mightHelp, ...parts].join('\n\n'), citations, isUnanswered: true };
}
