import type { Locale } from '@parley/model';
import de from './messages/de/answers.json' with { type: 'json' };
import en from './messages/en/answers.json' with { type: 'json' };
import es from './messages/es/answers.json' with { type: 'json' };
import pl from './messages/pl/answers.json' with { type: 'json' };

/**
 * What the server says in answers beside the words of the data files. `replies` answers a message that holds
 * nothing but words of `said`. A message that holds a word of `wanted`, and else nothing but words of
 * `beside`, asks for a person.
 */
export const answerWords: Record<Locale, typeof en> = { en, de, es, pl };
