import type { UseWords } from '@parley/i18n/react';
import { expect, test } from 'vitest';
import { fieldWords } from './fieldWords.ts';

const words = { t: (key: string) => key, locale: 'en' } as unknown as UseWords;

test('AS-2, AS-4: a domain is compared as it is read where it is allowed', () => {
  const domains = ['xn--mnchen-3ya.example', '*.parley.example'];
  expect(fieldWords(words, { models: [], users: [] }, 'allowedDomains', domains)).toEqual([
    'münchen.example',
    '*.parley.example',
  ]);
});
