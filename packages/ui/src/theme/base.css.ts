import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './tokens.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });
reset('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  borderRadius: 0,
  appearance: 'none',
});
reset('a', { color: 'inherit', textDecoration: 'inherit' });
reset('ol, ul', { listStyle: 'none' });
reset('img, svg, canvas', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('fieldset', { minInlineSize: 0 });
reset('[hidden]', { display: 'none !important' });

base('html', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  scrollbarColor: `${vars.color.border.medium} transparent`,
  WebkitTapHighlightColor: 'transparent',
});
base('body', {
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  minBlockSize: '100dvh',
  overflowWrap: 'break-word',
});
base(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
// The whole page has the focus only on the way to what is in it.
base('main:focus-visible', { outline: 'none' });
base(':where(a, button, input, label, select, summary, textarea):is(:hover, :focus-within)', {
  vars: { [vars.motion.fade]: vars.motion.press },
});
base('::selection', { backgroundColor: vars.color.accent.soft, color: vars.color.accent.onSoft });
base('::placeholder', { color: vars.color.text.muted, opacity: 1 });
// Numbers and code stay left to right inside a mirrored page.
base('code, kbd, samp, pre', { fontFamily: vars.font.mono, direction: 'ltr', unicodeBidi: 'isolate' });
// iOS zooms into fields whose text is smaller than 16 px.
base('input, textarea, select', { '@media': { [media.touch]: { fontSize: '1rem' } } });
// The rule that react-aria's press handling would add in a style element, which a strict content security
// policy blocks.
base('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.press]: '0s', [vars.motion.popover]: '0s', [vars.motion.drawer]: '0s' },
    },
  },
});
// Transitions take their time from the variables above. Giving every element a short one, as is often done,
// would make each of them fade at every theme switch.
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
