import { expect, onTestFinished, test } from 'vitest';
import { smallTargets } from './hitArea.ts';

/** Shows a piece of HTML until the test ends. */
function show(html: string): void {
  const around = document.createElement('div');
  around.style.cssText = 'padding: 60px; font: 14px/20px sans-serif';
  around.innerHTML = html;
  document.body.append(around);
  onTestFinished(() => around.remove());
}

const large = 'inline-size: 44px; block-size: 44px';
const small = 'display: block; inline-size: 30px; block-size: 36px';
/** A pseudo-element that adds to what is pressed. */
const reach = (inset: string) =>
  `<style>.reach { position: relative } .reach::after { content: ''; position: absolute; inset: ${inset} }</style>`;

test.each([
  [
    'a control',
    `<button aria-label="Close" style="${small}"></button>`,
    /^3\d x 3\d px instead of 44: 'Close'/,
  ],
  ['one with a role', `<div role="tab" style="${small}">Tab</div>`, /^3\d x 3\d px/],
  [
    'one whose area grows too little',
    `${reach('-2px')}<button class="reach" style="${small}">Close</button>`,
    /^3\d x 4\d px/,
  ],
  [
    'one that lies under another',
    `<div><button style="${large}">Under</button><button style="${large}; margin-inline-start: -20px">Above</button></div>`,
    /covered by .*'Under'|24 x 44 px instead of 44: 'Under'/,
  ],
  ['a link by itself', '<p><a href="#a">Guide</a></p>', /x 1\d px instead of 44: 'Guide'/],
  [
    'links of a sentence that touch',
    '<p>Sources <a href="#a">1</a><a href="#b">2</a>.</p>',
    /instead of 24: '1'/,
  ],
  [
    'a box to tick with a small label',
    '<label style="display: inline-block; line-height: 20px"><input type="checkbox" style="opacity: 0; position: absolute"> On</label>',
    /x 2\d px instead of 44: 'On'/,
  ],
])('A11Y-1: %s is found that is too small for a finger', (_, html, line) => {
  show(html);
  expect(smallTargets().join('\n')).toMatch(line);
});

test.each([
  ['a large control', `<button style="${large}">Close</button>`],
  [
    'a control whose area grows enough',
    `${reach('-7px')}<button class="reach" style="${small}">Close</button>`,
  ],
  ['a link of a sentence', '<p>Read <a href="#a">the guide</a> first.</p>'],
  [
    'a link to where a large one leads, too',
    `<a href="#a">Today</a> <a href="#a" style="display: block; ${large}">Name</a>`,
  ],
  [
    'a box to tick with a large label',
    `<label style="display: block; ${large}"><input type="checkbox" style="opacity: 0; position: absolute"></label>`,
  ],
  [
    'a control under an open menu',
    `<button style="${large}">Under</button><div style="position: fixed; inset: 0">Menu</div>`,
  ],
  ['a control that is off', `<button disabled style="${small}">Close</button>`],
  [
    'a button for screen readers',
    `<button style="position: absolute; inline-size: 1px; overflow: hidden">Close</button>`,
  ],
])('A11Y-1: %s is as it should be', (_, html) => {
  show(html);
  expect(smallTargets()).toEqual([]);
});
