import { expect, onTestFinished, test } from 'vitest';
import { shortenedTexts, textThatDoesNotFit } from './textFit.ts';

/** Shows a piece of HTML until the test ends. */
function show(html: string): void {
  const around = document.createElement('div');
  around.innerHTML = html;
  document.body.append(around);
  onTestFinished(() => around.remove());
}

const long = 'Rindfleischetikettierungsüberwachungsgesetz';

test.each([
  [
    'that its box cuts',
    `<p style="inline-size: 60px; overflow: hidden; white-space: nowrap">${long}</p>`,
    /cut off: 'Rindfleisch/,
  ],
  [
    'that leaves the window',
    `<p style="margin-inline-start: calc(100vw - 40px); white-space: nowrap">${long}</p>`,
    /cut off/,
  ],
  [
    'that an empty search field cuts',
    `<input type="search" placeholder="${long}" style="inline-size: 60px">`,
    /cut off: 'Rindfleisch/,
  ],
  [
    'that lies on other text',
    '<p style="line-height: 20px">First</p><p style="line-height: 20px; margin-block-start: -30px">Second</p>',
    /overlap: 'First' and 'Second'/,
  ],
])('DS-2: text is found %s', (_, html, line) => {
  show(html);
  expect(textThatDoesNotFit()).toEqual([expect.stringMatching(line)]);
});

test.each([
  ['scrolls', `<div style="inline-size: 60px; overflow: auto">${long}</div>`],
  [
    'is for screen readers',
    `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">${long}</p>`,
  ],
  [
    'ends in an ellipsis',
    `<p style="inline-size: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${long}</p>`,
  ],
  [
    'lies in a layer above',
    '<p style="line-height: 20px">First</p><p style="position: absolute; line-height: 20px; margin-block-start: -30px">Second</p>',
  ],
  [
    'is scrolled away below other text',
    '<div style="block-size: 20px; overflow: auto"><p style="margin: 0">First</p><p style="margin: 0">Second</p></div><p style="margin: 0">Third</p>',
  ],
])('DS-2: text that %s is as it should be', (_, html) => {
  show(html);
  expect(textThatDoesNotFit()).toEqual([]);
});

test('DS-2: what an ellipsis shortens is named', () => {
  show(
    `<p style="inline-size: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${long}</p>`,
  );
  expect([...shortenedTexts().values()]).toEqual([long]);
});
