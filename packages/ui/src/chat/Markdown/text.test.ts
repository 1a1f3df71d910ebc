import { decodeEntities } from '@parley/markdown';
import { describe, expect, test } from 'vitest';
import { plainText, safeHref } from './text.ts';

describe('safeHref', () => {
  test.each([
    ['https://example.com/a?b=1&amp;c=2', 'https://example.com/a?b=1&c=2'],
    ['http://example.com', 'http://example.com/'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('T7: %s may be followed', (href, safe) => {
    expect(safeHref(href)).toBe(safe);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&#58;alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    '',
  ])('T6: %j is no link', (href) => {
    expect(safeHref(href)).toBeNull();
  });
});

describe('decodeEntities', () => {
  test('CH-3: known references are decoded once, the unknown stay', () => {
    expect(decodeEntities('a &amp; b &#65;&#x42; &amp;lt; &unknown; &constructor; &#0;')).toBe(
      'a & b AB &lt; &unknown; &constructor; \ufffd',
    );
  });
});

describe('plainText', () => {
  test('CH-5: an answer is announced without its marks', () => {
    expect(
      plainText(
        '# Title\n\nSome **bold** &amp; `code` [1].\n\n- one\n- [two](https://e.com)\n\n|a|b|\n|-|-|\n|1|2|',
      ),
    ).toBe('Title Some bold & code. one two a b 1 2');
  });
});
