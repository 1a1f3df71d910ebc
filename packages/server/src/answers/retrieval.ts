import type { Locale } from '@parley/model';
import type { AnswerEngine, AnswerPart, AnswerQuestion } from '../chat/engine.ts';
import { type ComposedAnswer, compose } from './compose.ts';
import type { PassageIndexes } from './indexes.ts';
import { detectLanguage } from './language.ts';
import { type Pace, wordByWord } from './pace.ts';
import type { PassageIndex } from './passageIndex.ts';
import { fallbackReply, partlyReply, smallTalkIn, smallTalkReply } from './phrases.ts';
import { parseQuestions } from './question.ts';
import { selectAnswers } from './select.ts';

/**
 * Answers in the words of the data files alone: it finds and quotes, and never makes a statement of its own.
 */
export function createRetrievalEngine(indexes: PassageIndexes, pace: Pace): AnswerEngine {
  return {
    async *answer(question: AnswerQuestion): AsyncGenerator<AnswerPart> {
      const { text, citations, foundNothing } = reply(await indexes.of(question.assistant.id), question);
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
      yield { type: 'end', finishReason: 'complete', ...(foundNothing && { foundNothing }) };
    },
  };
}

/** The language of an answer's fixed phrases, and of the search. */
function languageOf({ language, question, history }: AnswerQuestion): Locale {
  if (language !== 'auto') return language;
  const earlier = history.filter(({ author }) => author === 'reader').map(({ text }) => text);
  return detectLanguage(question) ?? detectLanguage(earlier.join(' ')) ?? 'en';
}

/** The whole answer, made at once. */
function reply(index: PassageIndex, asked: AnswerQuestion): ComposedAnswer & { foundNothing?: true } {
  const { assistant, question, history } = asked;
  const smallTalk = smallTalkIn(question);
  if (smallTalk) {
    const language = asked.language === 'auto' ? smallTalk.language : asked.language;
    const topics = [...new Set(index.passages.map(({ title, fileName }) => title || fileName))];
    return { text: smallTalkReply(smallTalk.kind, language, assistant.name, topics), citations: [] };
  }
  const language = languageOf(asked);
  const searched = detectLanguage(question) ?? language;
  const parts = parseQuestions(question, history, searched).map((part) =>
    selectAnswers(index, part, searched),
  );
  const answered = parts.filter((part) => part.length > 0);
  if (answered.length === 0) {
    const text = assistant.fallbackMessage.trim() || fallbackReply(language);
    return { text, citations: [], foundNothing: true };
  }
  const seen = new Set<string>();
  const selections = answered.flat().filter(({ passage, block }) => {
    const key = `${passage.id}/${block}`;
    return !seen.has(key) && seen.add(key);
  });
  const { text, citations } = compose(selections, assistant.citationsShown);
  return { text: answered.length < parts.length ? `${text}\n\n${partlyReply(language)}` : text, citations };
}
