import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordKey } from '@parley/i18n';
import { conversationMessages } from '@parley/i18n/conversation';
import { createLightWords } from '@parley/i18n/light';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../../ui/src');

/** Everything that the widget is made of, and some more. */
const parts = ['chat', 'components/Button', 'components/IconButton', 'components/Avatar', 'components/Icon'];
const screens = ['screens/WidgetChatScreen', 'screens/WidgetErrorScreen'];

/** Keys that it never shows: what only administrators hear (ER-1) or edit. */
const ELSEWHERE = /^(subscription|editor)\./;
/** The list of threads: the widget has none. */
const NOT_IN_IT = /^ThreadList\//;

const files = [...parts, ...screens].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.stories|\.test)\.tsx?$/.test(name) && !NOT_IN_IT.test(name))
    .map((name) => join(source, folder, name)),
);
const keys = new Set(
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key as string),
  ),
);

test.each(['en', 'de', 'es', 'pl'] as const)(
  'SH-5: the widget has each word that it says in %s',
  async (locale) => {
    const words = await createLightWords(locale, conversationMessages);
    const said = [...keys].filter((key) => !ELSEWHERE.test(key)) as WordKey[];
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((key) => words.t(key) === key && words.t(key, { count: 1 }) === key)).toEqual([]);
  },
);
