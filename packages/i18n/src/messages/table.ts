import { LOCALES, type Locale } from '@parley/model';
import { answerWords } from '../answers.ts';
import { flatten } from '../flatten.ts';
import { launcherWords } from '../launcher.ts';
import { allMessages } from './all.ts';
import deServer from './de/server.json' with { type: 'json' };
import enServer from './en/server.json' with { type: 'json' };
import esServer from './es/server.json' with { type: 'json' };
import plServer from './pl/server.json' with { type: 'json' };

/** A text in each language; one that has no such plural form leaves it out. */
export interface WordRow {
  /** Dotted, within its area; a plural form's with its suffix, such as `count_few`. */
  key: string;
  texts: Partial<Record<Locale, string>>;
}

const serverMessages: Record<Locale, object> = { en: enServer, de: deServer, es: esServer, pl: plServer };

/** All texts of one language, by area: those of the portal, of widget and server, and of answers. */
async function textsIn(locale: Locale): Promise<Record<string, object>> {
  return {
    ...(locale === 'en' ? allMessages.en : await allMessages.load(locale)),
    launcher: launcherWords(locale),
    server: serverMessages[locale],
    answers: answerWords[locale],
  };
}

/** Every text that people may read, in all languages side by side, by area such as `users` (DS-2). */
export async function wordTable(): Promise<ReadonlyMap<string, WordRow[]>> {
  const areas = new Map<string, Map<string, WordRow>>();
  for (const locale of LOCALES)
    for (const [area, messages] of Object.entries(await textsIn(locale))) {
      const rows = areas.get(area) ?? new Map<string, WordRow>();
      areas.set(area, rows);
      for (const [key, text] of flatten(messages)) {
        const row = rows.get(key) ?? { key, texts: {} };
        row.texts[locale] = text;
        rows.set(key, row);
      }
    }
  return new Map([...areas].map(([area, rows]) => [area, byKey([...rows.values()])]));
}

/** Plural forms that English lacks stand beside those that it has. */
const byKey = (rows: WordRow[]) => rows.sort((a, b) => (a.key < b.key ? -1 : 1));
