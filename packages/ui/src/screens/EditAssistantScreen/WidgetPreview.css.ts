import { PANEL_PLACE, PANEL_SIZES } from '../../launcher.ts';
import { neutralVars } from '../../theme/colorThemes.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineEnd, lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, px, radius, space } from '../../theme/tokens.ts';

/** A choice over the whole width: the first, and one that has no other beside it. */
export const first = componentStyle({ gridColumn: '1 / -1' });

/** The page and its widget have the widget's theme or that chosen above the picture, not the portal's. */
export const theme = componentVariants({
  light: { vars: neutralVars('light', 'normal'), colorScheme: 'light' },
  dark: { vars: neutralVars('dark', 'normal'), colorScheme: 'dark' },
});

const barHeight = space[32];

export const page = componentStyle({
  position: 'relative',
  // In a mirrored portal, too, the site's lines begin at the left.
  vars: { [lineStart]: 'start', [lineEnd]: 'end' },
  textAlign: lineStart,
  // A window in which the largest chat has its own height, so that its greeting is as whole as on a site.
  blockSize: `calc(${barHeight} + ${measures.widgetPreview.zoom.desktop} * ${px(PANEL_SIZES.large[1] + PANEL_PLACE.headroom)})`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.default,
  forcedColorAdjust: 'none',
});

export const device = componentVariants({
  desktop: { inlineSize: '100%' },
  phone: {
    inlineSize: measures.widgetPreview.phone,
    marginInline: 'auto',
    borderRadius: measures.widgetPreview.phoneCorner,
  },
});

export const bar = componentStyle({
  blockSize: barHeight,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
});
export const address = componentStyle({
  inlineSize: '50%',
  blockSize: space[12],
  borderRadius: radius.full,
  backgroundColor: vars.color.border.medium,
});

export const lines = componentStyle({ padding: space[24] });
const block = (inlineSize: string, blockSize: string) =>
  componentStyle({
    inlineSize,
    blockSize,
    borderRadius: radius.small,
    backgroundColor: vars.color.border.medium,
  });
export const title = block('55%', space[20]);
export const line = block('100%', space[8]);
export const shortLine = block('70%', space[8]);
export const picture = block('100%', measures.widgetPreview.picture);

/** The window of the page at its real size, below the browser's bar: what is fixed in it stays in it. */
export const stage = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  contain: 'strict',
});
const below = (zoom: string) => ({ zoom, insetBlockStart: `calc(${barHeight} / ${zoom})` });
export const zoom = componentVariants({
  desktop: below(measures.widgetPreview.zoom.desktop),
  phone: below(measures.widgetPreview.zoom.phone),
});

export const panel = componentStyle({
  position: 'absolute',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.card,
  boxShadow: `0 ${space[12]} ${space[48]} #0f173340, 0 0 0 1px #0001`,
});
export const fullScreen = componentStyle({ inset: 0, borderRadius: 0 });

export const caption = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  textAlign: 'center',
  '@media': { [media.phone]: { textAlign: lineStart } },
});
