import type { Client } from '@parley/api';
import type { Words } from '@parley/i18n';
import { LOCALES, type Locale } from '@parley/model';
import type { QueryClient } from '@tanstack/react-query';
import { accountChannel } from './accountChannel.ts';
import { keptByReader } from './keptByReader.ts';
import { type KeptLanguage, keepLanguage, readKeptLanguage } from './language.ts';
import type { Queries } from './queries.ts';

/** Milliseconds that a start waits for the language of who signs in, before it speaks the last one. */
const SPEAKS_WITHIN_MS = 3000;

/** Languages that each reader of this browser left for another. */
const keptLeft = keptByReader('app.languagesLeft');

/** The language of who is signed in: what their account says, wherever it was changed (SH-5). */
export interface ReaderLanguage {
  /**
   * Before the reader is shown anything of theirs: puts their language in force. Where this browser showed it
   * to them last, that holds at once, and what the account says follows; otherwise the account is waited for,
   * but not long. Never rejects.
   */
  take(): Promise<void>;
  /** Puts a language in force here, in the account and in other windows. @throws without its words */
  choose(locale: Locale): Promise<void>;
  /** Languages that the reader left for another in this browser: there is a way back to each. */
  left(): readonly Locale[];
  /** Follows the account each time that it is read. Returns what ends that. */
  follow(): () => void;
}

interface Parts {
  words: Words;
  client: Client;
  queries: Pick<Queries, 'userSettings'>;
  queryClient: QueryClient;
  /** Who is signed in, or about to be. */
  subject: () => string | null;
}

/** Makes it for one page. @param follows the account; otherwise the words stay as they are */
export function createReaderLanguage(
  { words, client, queries, queryClient, subject }: Parts,
  follows: boolean,
): ReaderLanguage {
  const { queryKey } = queries.userSettings;
  /** Grows where a choice begins and where it has arrived: what was asked for in between may be older. */
  let choices = 0;
  let choicesWhenAsked = 0;

  /** The same where the browser keeps nothing. */
  const leftHere = new Set<Locale>();

  function left(): readonly Locale[] {
    const kept = keptLeft.read(subject() ?? '');
    return LOCALES.filter((each) => leftHere.has(each) || (Array.isArray(kept) && kept.includes(each)));
  }

  const ownKept = (): KeptLanguage | null => {
    const kept = readKeptLanguage();
    return kept?.subject === subject() ? kept : null;
  };

  /** Takes what the account said, unless the reader chose another since it was asked. */
  async function hear(locale: Locale, asked: number): Promise<void> {
    const whose = subject();
    if (asked !== choices || ownKept()?.isUnsent) return;
    if (words.locale() !== locale) await words.change(locale);
    if (whose === subject() && asked === choices) keepLanguage({ locale, subject: whose, isUnsent: false });
  }

  async function send(locale: Locale): Promise<void> {
    const whose = subject();
    await client.call('setUserLanguage', { Language: locale });
    choices += 1;
    if (whose === null || whose !== subject()) return;
    // One chosen meanwhile is still to be sent.
    if (words.locale() === locale) keepLanguage({ locale, subject: whose, isUnsent: false });
    accountChannel.tell(whose);
  }

  return {
    async take() {
      if (!follows) return;
      const kept = ownKept();
      const asked = choices;
      const read = queryClient.fetchQuery(queries.userSettings);
      const waited = read.then(({ language }) => hear(language, asked)).catch(() => undefined);
      if (!kept) {
        await Promise.race([waited, new Promise((resolve) => setTimeout(resolve, SPEAKS_WITHIN_MS))]);
        return;
      }
      // In another window somebody else may have signed in, whose language is not this page's.
      if (words.locale() !== kept.locale) await words.change(kept.locale).catch(() => undefined);
      if (kept.isUnsent) void send(kept.locale).catch(() => undefined);
    },

    async choose(locale) {
      const before = words.locale();
      await words.change(locale);
      leftHere.add(before);
      keptLeft.keep(subject() ?? '', left());
      choices += 1;
      keepLanguage({ locale, subject: subject(), isUnsent: true });
      queryClient.setQueryData(queryKey, (own) => own && { ...own, language: locale });
      // Where that fails it holds here, and is sent at the next start.
      void send(locale).catch(() => undefined);
    },

    left,

    follow: () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
        const { action } = event;
        if (action.type === 'fetch') choicesWhenAsked = choices;
        if (!follows || action.type !== 'success' || action.manual || subject() === null) return;
        void hear(action.data.language, choicesWhenAsked).catch(() => undefined);
      }),
  };
}
