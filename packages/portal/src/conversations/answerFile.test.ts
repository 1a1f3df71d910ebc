import { expect, test } from 'vitest';
import { answerFile } from './answerFile.ts';

test('AS-6: a question and its answer make a Markdown file, named by the question', async () => {
  const file = answerFile('Do you ship\n to  Iceland?', ' Yes, in **ten** days. ');
  expect(file.name).toBe('Do you ship to Iceland.md');
  expect(await file.text()).toBe('# Do you ship to Iceland?\n\nYes, in **ten** days.\n');
});

test.each([
  ['../../etc/passwd', 'etc passwd.md'],
  ['???', 'Answer.md'],
  ['Größe XL für ñandú – łódź?', 'Größe XL für ñandú łódź.md'],
  ['x'.repeat(500), `${'x'.repeat(60)}.md`],
])('AS-6: "%s" makes a name that can be kept', (question, name) => {
  expect(answerFile(question, 'Yes.').name).toBe(name);
});
