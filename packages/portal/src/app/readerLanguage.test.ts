import type { Client } from '@parley/api';
import type { Words } from '@parley/i18n';
import type { Locale } from '@parley/model';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptLanguage, keepLanguage, readKeptLanguage } from './language.ts';
import type { Queries } from './queries.ts';
import { createReaderLanguage } from './readerLanguage.ts';

const READER = 'auth0|reader';
let accountSays: Locale;
let isReachable: boolean;
/** Where set, what is asked of the account waits for it. */
let held: Promise<void> | null;
/** Whether the browser keeps anything. */
let isKeeping: boolean;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => isKeeping && kept.set(name, text),
  });
  accountSays = 'pl';
  isReachable = true;
  isKeeping = true;
  held = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of the reader that speaks a language, after the browser kept one. */
function open(spoken: Locale, kept: KeptLanguage | null = null) {
  if (kept) keepLanguage(kept);
  let locale = spoken;
  const change = vi.fn(async (next: Locale) => {
    locale = next;
  });
  const sent: Locale[] = [];
  const call = async (name: string, input?: { Language: Locale }) => {
    const language = accountSays;
    await held;
    if (!isReachable) throw new Error('unreachable');
    if (name === 'getUserSettings') return { language };
    accountSays = input?.Language ?? accountSays;
    sent.push(accountSays);
  };
  const client = { call } as unknown as Client;
  const queryClient = new QueryClient();
  const queryFn = () => call('getUserSettings');
  const userSettings = { queryKey: ['userSettings'], queryFn } as unknown as Queries['userSettings'];
  const words = { locale: () => locale, change } as unknown as Words;
  const parts = { words, client, queries: { userSettings }, queryClient, subject: () => READER };
  const language = createReaderLanguage(parts, true);
  language.follow();
  return {
    ...{ language, change, sent, words },
    read: () => queryClient.fetchQuery({ ...userSettings, staleTime: 0 }).catch(() => undefined),
  };
}

const of = (subject: string | null, locale: Locale, isUnsent = false) => ({ subject, locale, isUnsent });

test.each([
  ['after somebody else', of('auth0|other', 'de')],
  ['in a browser that spoke to nobody in particular', of(null, 'de')],
  ['in a browser that spoke to nobody', null],
])('SH-5: who signs in %s is waited for, and speaks the language of their account', async (_, kept) => {
  const page = open('de', kept);
  await page.language.take();
  expect(page.words.locale()).toBe('pl');
  expect(readKeptLanguage()).toEqual(of(READER, 'pl'));
});

test('SH-5: a reader whose language this browser knows does not wait, and follows the account', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const page = open('de', of(READER, 'de'));
  await page.language.take();
  expect(page.change).not.toHaveBeenCalled();
  resolve();
  await vi.waitFor(() => expect(page.words.locale()).toBe('pl'));
  expect(readKeptLanguage()).toEqual(of(READER, 'pl'));
});

test('SH-5: what another window keeps of the reader is in force at once', async () => {
  held = new Promise(() => {});
  const page = open('de', of(READER, 'pl'));
  await page.language.take();
  expect(page.words.locale()).toBe('pl');
});

test('SH-5: an account that does not answer is not waited for longer than a moment', async () => {
  vi.useFakeTimers();
  held = new Promise(() => {});
  const page = open('de', of('auth0|other', 'de'));
  const taken = page.language.take();
  await vi.advanceTimersByTimeAsync(3000);
  await taken;
  expect(page.words.locale()).toBe('de');
});

test('SH-5: what cannot be read leaves the language as it is', async () => {
  isReachable = false;
  const page = open('de');
  await page.language.take();
  expect(page.words.locale()).toBe('de');
});

test('SH-5: a choice is sent, and what was asked before it is not followed', async () => {
  const page = open('en');
  const reply = Promise.withResolvers<void>();
  held = reply.promise;
  const asked = page.read();
  await page.language.choose('es');
  reply.resolve();
  await asked;
  await vi.waitFor(() => expect(readKeptLanguage()).toEqual(of(READER, 'es')));
  expect(page.words.locale()).toBe('es');
  expect(page.sent).toEqual(['es']);
  accountSays = 'de';
  await page.read();
  await vi.waitFor(() => expect(page.words.locale()).toBe('de'));
});

test('SH-5, T19: nor is it in a browser that keeps nothing', async () => {
  isKeeping = false;
  const page = open('en');
  const reply = Promise.withResolvers<void>();
  held = reply.promise;
  const asked = page.read();
  await page.language.choose('es');
  reply.resolve();
  await asked;
  await vi.waitFor(() => expect(page.sent).toEqual(['es']));
  expect(page.words.locale()).toBe('es');
});

test('SH-5: a choice that did not arrive holds here, and is sent at the next start', async () => {
  isReachable = false;
  const page = open('en');
  await page.language.choose('es');
  await vi.waitFor(() => expect(readKeptLanguage()).toEqual(of(READER, 'es', true)));
  isReachable = true;
  await page.read();
  expect(page.words.locale()).toBe('es');

  const next = open('es');
  await next.language.take();
  await vi.waitFor(() => expect(next.sent).toEqual(['es']));
  expect(next.words.locale()).toBe('es');
  expect(readKeptLanguage()).toEqual(of(READER, 'es'));
});

test.each([true, false])('SH-5: who left Polish finds back; the browser keeps it: %s', async (keeps) => {
  isKeeping = keeps;
  const page = open('pl');
  await page.language.choose('de');
  await page.language.choose('en');
  expect(page.language.left()).toEqual(['de', 'pl']);
  expect(open('en').language.left()).toEqual(keeps ? ['de', 'pl'] : []);
});

test('SH-5: a reader has left no language where another did, or what is kept is none', () => {
  localStorage.setItem('app.languagesLeft', JSON.stringify({ 'auth0|other': ['pl'], [READER]: ['tlh', 1] }));
  expect(open('en').language.left()).toEqual([]);
});

test.each([
  ['nothing', null, null],
  ['a language alone, as it was kept before', 'de', of(null, 'de')],
  ['what is no language', '{"locale":"tlh"}', of(null, 'en')],
  ['another shape', '[]', of(null, 'en')],
])('SH-5: the browser kept %s', (_, text, read) => {
  if (text !== null) localStorage.setItem('app.language', text);
  expect(readKeptLanguage()).toEqual(read);
});
