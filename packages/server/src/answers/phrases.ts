import type { Locale } from '@parley/model';
import { wordsOf } from './language.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'abilities';

interface Phrases {
  /** Said when nothing answers and the assistant has no wording of its own. */
  fallback: string;
  /** Said after the answer to one part of a message when another part has none. */
  partly: string;
  replies: Record<SmallTalk, string>;
  /** Whole messages of small talk, as sets of words in any order. */
  words: Record<Exclude<SmallTalk, 'abilities'>, string>;
  abilities: RegExp;
}

/** The engine's own wordings; `{name}` is the assistant, `{topics}` a list of what its files are about. */
const PHRASES: Record<Locale, Phrases> = {
  en: {
    fallback: 'I could not find an answer to that in my documents. Could you put the question another way?',
    partly: 'I found nothing in my documents about the rest of your question.',
    replies: {
      greeting: 'Hello! I am {name}. What would you like to know?',
      thanks: 'You are welcome! Is there anything else you would like to know?',
      farewell: 'Goodbye, and have a good day!',
      abilities: 'I am {name}. I answer questions from these documents: {topics}.',
    },
    words: {
      greeting: 'hi hello hey there good morning afternoon evening day greetings everyone all you how are',
      thanks:
        'thanks thank you so very much many a lot great perfect super cool ok okay that helps helped ' +
        'was helpful for your the help answer',
      farewell: 'bye goodbye see you later have a nice good day evening weekend night',
    },
    abilities: /^(?:what can you (?:do|help|answer)|who are you|what are you|help|how can you help)\b/i,
  },
  de: {
    fallback:
      'Dazu habe ich in meinen Dokumenten keine Antwort gefunden. Können Sie die Frage anders stellen?',
    partly: 'Zum Rest Ihrer Frage habe ich in meinen Dokumenten nichts gefunden.',
    replies: {
      greeting: 'Guten Tag! Ich bin {name}. Was möchten Sie wissen?',
      thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
      farewell: 'Auf Wiedersehen und einen schönen Tag!',
      abilities: 'Ich bin {name}. Ich beantworte Fragen aus diesen Dokumenten: {topics}.',
    },
    words: {
      greeting: 'hallo hi hey guten morgen tag abend servus moin grüß gott zusammen',
      thanks:
        'danke vielen dank schön sehr super toll perfekt ok okay für die ihre hilfe antwort besten ' +
        'herzlichen',
      farewell: 'tschüss tschüs auf wiedersehen ciao bis bald später schönen tag noch abend',
    },
    abilities: /^(?:was kannst du|was können sie|wer bist du|wer sind sie|hilfe)\b/i,
  },
  es: {
    fallback: 'No he encontrado la respuesta en mis documentos. ¿Puede formular la pregunta de otra manera?',
    partly: 'Sobre el resto de su pregunta no he encontrado nada en mis documentos.',
    replies: {
      greeting: '¡Hola! Soy {name}. ¿Qué le gustaría saber?',
      thanks: '¡De nada! ¿Desea saber algo más?',
      farewell: '¡Hasta luego y que tenga un buen día!',
      abilities: 'Soy {name}. Respondo preguntas a partir de estos documentos: {topics}.',
    },
    words: {
      greeting: 'hola buenos buenas días tardes noches qué tal',
      thanks: 'gracias muchas mil muy amable por la su ayuda perfecto genial vale',
      farewell: 'adiós hasta luego pronto mañana chao',
    },
    abilities: /^¿?(?:qué puedes|qué puede|quién eres|quién es usted|ayuda)/i,
  },
  pl: {
    fallback: 'Nie znalazłem na to odpowiedzi w moich dokumentach. Czy można zadać to pytanie inaczej?',
    partly: 'O reszcie pytania nie znalazłem nic w moich dokumentach.',
    replies: {
      greeting: 'Dzień dobry! Jestem {name}. W czym mogę pomóc?',
      thanks: 'Proszę bardzo! Czy mogę pomóc w czymś jeszcze?',
      farewell: 'Do widzenia i miłego dnia!',
      abilities: 'Jestem {name}. Odpowiadam na pytania na podstawie tych dokumentów: {topics}.',
    },
    words: {
      greeting: 'cześć hej witam witaj dzień dobry wieczór siema',
      thanks: 'dziękuję dzięki bardzo wielkie super świetnie za pomoc odpowiedź',
      farewell: 'do widzenia pa na razie zobaczenia miłego dnia',
    },
    abilities: /^(?:co potrafisz|co umiesz|kim jesteś|pomoc)/i,
  },
};

/** Longer messages want an answer, even if they begin with a greeting. */
const LONGEST_SMALL_TALK = 7;

/** The kind of small talk that a message is, and nothing else; with its language. */
export function smallTalkIn(message: string): { kind: SmallTalk; language: Locale } | null {
  const words = wordsOf(message);
  if (words.length === 0 || words.length > LONGEST_SMALL_TALK) return null;
  for (const [language, phrases] of Object.entries(PHRASES) as [Locale, Phrases][]) {
    if (phrases.abilities.test(message.trim())) return { kind: 'abilities', language };
    for (const kind of ['greeting', 'thanks', 'farewell'] as const) {
      const allowed = phrases.words[kind].split(' ');
      if (words.every((word) => allowed.includes(word))) return { kind, language };
    }
  }
  return null;
}

export function smallTalkReply(
  kind: SmallTalk,
  language: Locale,
  name: string,
  topics: readonly string[],
): string {
  return PHRASES[language].replies[kind]
    .replace('{name}', () => name)
    .replace('{topics}', () => topics.join(', '));
}

export function fallbackReply(language: Locale): string {
  return PHRASES[language].fallback;
}

export function partlyReply(language: Locale): string {
  return PHRASES[language].partly;
}
