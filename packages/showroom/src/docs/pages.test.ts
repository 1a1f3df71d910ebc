import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';

test('DS-2: a name leads to the page of the component, in the folder of another or in its own', () => {
  expect(pageOf('Select')).toBe('./?path=/docs/components-select--docs');
  expect(pageOf('ChatPreview')).toBe('./?path=/docs/patterns-assistantform-chatpreview--docs');
  expect(pageOf('EditAssistantScreen')).toBe('./?path=/docs/screens-editassistantscreen--docs');
  expect(pageOf('SameFiles')).toBeNull();
});

test('DS-2: a link that looks as a button leads to the story that shows it', () => {
  expect(pageOf('ButtonLink')).toBe('./?path=/story/components-button--as-link');
  const stories = new URL('../../../ui/src/components/Button/Button.stories.tsx', import.meta.url);
  expect(readFileSync(stories, 'utf8')).toMatch(/export const AsLink[^;]*<ButtonLink/);
});
