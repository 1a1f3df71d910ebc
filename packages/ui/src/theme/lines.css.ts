import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/**
 * Where lines of text begin and end in the layout (SH-4), for `textAlign`. A page can be turned around while
 * its text is English: text then keeps its own direction, and still stands at the side where the layout
 * begins. `start` alone would follow the text.
 */
export const lineStart = createVar();
export const lineEnd = createVar();

const rightToLeft = ':root[dir="rtl"]';

globalStyle(':root', {
  '@layer': { [layers.base]: { vars: { [lineStart]: 'start', [lineEnd]: 'end' } } },
});
globalStyle(rightToLeft, {
  '@layer': {
    [layers.base]: { vars: { [lineStart]: 'right', [lineEnd]: 'left' }, textAlign: lineStart },
  },
});
// Each piece of text takes its direction from its own first letter, and from left to right where it has none:
// '20,000 messages a day', 'Save your changes?' and '5 / 9' read in a mirrored page as everywhere. Boxes are
// placed by `direction`, which stays.
globalStyle(`:where(${rightToLeft} *:not(code, kbd, samp, pre, [dir='ltr'])), ${rightToLeft} ::placeholder`, {
  '@layer': { [layers.base]: { unicodeBidi: 'plaintext' } },
});
// The numbers of a list as well, which no rule for elements reaches: '1.' and not '.1'.
globalStyle(`:where(${rightToLeft} li:not([dir]))::marker`, {
  '@layer': { [layers.base]: { unicodeBidi: 'plaintext' } },
});
// A field has an alignment of the browser's own, which would follow what is typed.
globalStyle(`${rightToLeft} :where(input, textarea)`, {
  '@layer': { [layers.base]: { textAlign: lineStart } },
});
// What always runs from left to right begins there.
globalStyle(`${rightToLeft} :where(pre, [dir='ltr'])`, {
  '@layer': { [layers.base]: { textAlign: 'start' } },
});
