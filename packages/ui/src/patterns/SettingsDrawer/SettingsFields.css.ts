import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { accents } from '../../theme/palettes.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, radius, space } from '../../theme/tokens.ts';

const dot = componentStyle({
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.full,
  forcedColorAdjust: 'none',
});
/** What each preset is called by, whichever is in force. */
const sample = (preset: keyof typeof accents) => [
  dot,
  { backgroundColor: accents[preset].light.normal.accent.base },
];
export const swatch = componentVariants({
  green: sample('green'),
  blue: sample('blue'),
  indigo: sample('indigo'),
  purple: sample('purple'),
});

const window = componentStyle({
  inlineSize: measures.miniature.width,
  blockSize: measures.miniature.height,
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.small,
  overflow: 'hidden',
  backgroundColor: vars.color.surface.page,
});
/** A window with its navigation at the side, or on top. */
export const miniature = componentVariants({
  vertical: [window, { gridTemplateColumns: `${measures.miniature.side} minmax(0, 1fr)` }],
  horizontal: [window, { gridTemplateRows: `${measures.miniature.top} minmax(0, 1fr)` }],
});

const nav = componentStyle({ borderInlineEnd: `1px solid ${vars.color.border.subtle}` });
export const miniatureNav = componentVariants({
  'blend-in': [nav, { backgroundColor: vars.color.surface.page }],
  discreet: [nav, { backgroundColor: vars.color.surface.pressed }],
  evident: [nav, { backgroundColor: vars.color.evident.surface }],
});
export const miniatureContent = componentStyle({
  margin: fine[6],
  borderRadius: '2px',
  backgroundColor: vars.color.border.subtle,
});
