import { createVar } from '@vanilla-extract/css';
import { contentStart } from '../../patterns/AppShell/AppShell.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, media, radius, space, weight } from '../../theme/tokens.ts';

/**
 * Colours of a page of somebody else and of the widget on it: they follow the choice above the picture, not
 * the portal's theme.
 */
const ground = createVar();
const ink = createVar();
const sheet = createVar();
const text = createVar();
const muted = createVar();
const edge = createVar();
/** The first choice over the whole width, the two others below it. */
export const first = componentStyle({ gridColumn: '1 / -1' });

export const theme = componentVariants({
  light: {
    vars: {
      [ground]: '#f3f4f6',
      [ink]: '#dde0e6',
      [sheet]: '#ffffff',
      [text]: '#1c2230',
      [muted]: '#5b6474',
      [edge]: '#dfe2e8',
    },
  },
  dark: {
    vars: {
      [ground]: '#12151c',
      [ink]: '#262b36',
      [sheet]: '#1b202a',
      [text]: '#eceff4',
      [muted]: '#a4adbd',
      [edge]: '#333a48',
    },
  },
});

export const page = componentStyle({
  position: 'relative',
  // All of it is in view before the page is scrolled, above the bar that saves.
  blockSize: `clamp(${measures.widgetPreview.lowest}, 100dvh - ${contentStart} - ${measures.widgetPreview.around}, ${measures.widgetPreview.highest})`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.dialog,
  backgroundColor: ground,
  color: text,
  colorScheme: 'normal',
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
  blockSize: space[32],
  borderBlockEnd: `1px solid ${edge}`,
  backgroundColor: sheet,
});
export const address = componentStyle({
  inlineSize: '50%',
  blockSize: space[12],
  borderRadius: radius.full,
  backgroundColor: ink,
});

export const lines = componentStyle({ padding: space[24] });
const block = (inlineSize: string, blockSize: string) =>
  componentStyle({ inlineSize, blockSize, borderRadius: radius.small, backgroundColor: ink });
export const title = block('55%', space[20]);
export const line = block('100%', space[8]);
export const shortLine = block('70%', space[8]);
export const picture = block('100%', measures.widgetPreview.picture);

/** The corner, along the line of writing of the site. */
export const side = componentVariants({
  'bottom-start': { insetInlineStart: space[16] },
  'bottom-end': { insetInlineEnd: space[16] },
});

export const launcher = componentStyle({
  position: 'absolute',
  insetBlockEnd: space[16],
  minInlineSize: measures.widgetPreview.launcher,
  maxInlineSize: `calc(100% - 2 * ${space[16]})`,
  blockSize: measures.widgetPreview.launcher,
  paddingInline: space[12],
  borderRadius: radius.full,
  boxShadow: `0 ${fine[6]} ${space[20]} #0f173340`,
});
export const launcherLabel = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.semibold,
});

export const panel = componentStyle({
  position: 'absolute',
  insetBlockEnd: measures.widgetPreview.panelEnd,
  maxInlineSize: `calc(100% - 2 * ${space[16]})`,
  maxBlockSize: `calc(100% - ${measures.widgetPreview.headroom})`,
  overflow: 'hidden',
  border: `1px solid ${edge}`,
  borderRadius: radius.dialog,
  backgroundColor: sheet,
  boxShadow: `0 ${space[12]} ${space[40]} #0f173333`,
});
/** A little more than half of the widget's real measures, where there is room. */
export const size = componentVariants({
  small: {
    inlineSize: measures.widgetPreview.panel.small.width,
    blockSize: measures.widgetPreview.panel.small.height,
  },
  medium: {
    inlineSize: measures.widgetPreview.panel.medium.width,
    blockSize: measures.widgetPreview.panel.medium.height,
  },
  large: {
    inlineSize: measures.widgetPreview.panel.large.width,
    blockSize: measures.widgetPreview.panel.large.height,
  },
});
export const fullScreen = componentStyle({
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: 0,
  borderRadius: 0,
});

export const panelHead = componentStyle({
  padding: space[12],
  borderBlockEnd: `1px solid ${edge}`,
});
export const panelName = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const panelBody = componentStyle({
  overflow: 'hidden',
  padding: space[12],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
export const welcome = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  zoom: 0.8,
  flexShrink: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const starter = componentStyle({
  flexShrink: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: space[4],
  paddingInline: space[8],
  border: `1px solid ${edge}`,
  borderRadius: radius.full,
});
export const visitor = componentStyle({
  alignSelf: 'flex-end',
  flexShrink: 0,
  maxInlineSize: '85%',
  marginBlockStart: space[4],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.dialog,
});

export const composer = componentStyle({
  margin: space[12],
  paddingBlock: space[4],
  paddingInline: `${space[8]} ${space[4]}`,
  border: `1px solid ${edge}`,
  borderRadius: radius.control,
  color: muted,
  fontSize: vars.type.caption.size,
});
export const placeholder = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const send = componentStyle({
  flexShrink: 0,
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.full,
});

export const caption = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  textAlign: 'center',
  '@media': { [media.phone]: { textAlign: lineStart } },
});
