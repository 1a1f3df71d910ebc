import { describe, expect, test } from 'vitest';
import { add, inRules, inScripts, lightness, nudge, of, put, rename } from './alter.ts';

describe('QA-1: a seed changes what it says, and nothing else', () => {
  const css =
    '@layer component{.Card__a{border:1px solid #000;padding:16px 24px;width:10.5px}.Tag__b{padding:16px}}';

  test('the rules of one component', () => {
    const altered = inRules(of('Card'), nudge('padding', -1))('Card.css', css);
    expect(altered).toBe(css.replace('padding:16px 24px', 'padding:15px 23px'));
  });

  test('whole numbers of one unit', () => {
    expect(nudge('width', 1)('width:10.5px;min-width:2px')).toBe('width:11.5px;min-width:2px');
    expect(nudge('font-weight', -50, '')('font-weight:650')).toBe('font-weight:600');
    expect(nudge('border', 1)('border:1px solid #123456')).toBe('border:2px solid #123456');
  });

  test('one property, or one value of it', () => {
    expect(put('color', 'red')('color:blue;background-color:blue')).toBe('color:red;background-color:blue');
    expect(put('position', 'static', 'absolute')('position:fixed')).toBe('position:fixed');
    expect(rename('margin-inline-start', 'margin-left')('margin-inline-start:1px')).toBe('margin-left:1px');
    expect(add('opacity:.98')('color:red')).toBe('color:red;opacity:.98 !important');
  });

  test('one color in the themes that are meant', () => {
    const themes =
      ':root{--parley-color-focus:oklch(50% .1 20)}' +
      ':root[data-theme=dark]{--parley-color-focus:oklch(60% .1 20)}';
    expect(lightness('focus', 1, /theme=dark/)('theme.css', themes)).toBe(themes.replace('60%', '61%'));
    expect(lightness('focus', -1)('theme.css', themes)).toBe(
      themes.replace('60%', '59%').replace('50%', '49%'),
    );
  });

  test('scripts or style sheets', () => {
    expect(inScripts(/Card/, 'Tag')('Card.css', css)).toBe(css);
    expect(inScripts(/Card/, 'Tag')('Card.js', 'Card')).toBe('Tag');
  });
});
