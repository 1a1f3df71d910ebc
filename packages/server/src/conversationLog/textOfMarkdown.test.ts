import { expect, test } from 'vitest';
import { textOfMarkdown } from './textOfMarkdown.ts';

test.each([
  ['Plain words.', 'Plain words.'],
  ['**Bold**, _soft_ and `code` [1]', 'Bold, soft and code [1]'],
  ['# Title\n\nTwo\nlines', 'Title\nTwo\nlines'],
  ['- one\n- two\n  1. deep', '• one\n• two\n  1. deep'],
  ['3. three\n4. four', '3. three\n4. four'],
  ['- [x] done\n- [ ] open', '• ☑ done\n• ☐ open'],
  ['| a | b |\n|---|---|\n| 1 | **2** |', 'a | b\n1 | 2'],
  [
    'See [the guide](https://e.test/g) or https://e.test',
    'See the guide (https://e.test/g) or https://e.test',
  ],
  ['> quoted\n\n```js\nlet a;\n```', 'quoted\nlet a;'],
  ['Tom &amp; <b>Jerry</b>', 'Tom & <b>Jerry</b>'],
  ['**=1+1**', '=1+1'],
  ['', ''],
])('AS-6: %j is read in a spreadsheet as %j', (markdown, text) => {
  expect(textOfMarkdown(markdown)).toBe(text);
});
