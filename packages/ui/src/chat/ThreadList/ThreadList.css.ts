import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const head = componentStyle({ flexShrink: 0, paddingBlock: space[12], paddingInline: space[12] });

export const search = componentStyle({
  display: 'flex',
  flexShrink: 0,
  paddingInline: space[12],
  paddingBlockEnd: space[8],
});

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: space[24],
  color: vars.color.text.muted,
});

export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '2px',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the ring of focus, which the edge of what scrolls would cut.
  paddingBlockStart: space[4],
  paddingBlockEnd: space[12],
  paddingInline: space[12],
});

export const outline = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flexShrink: 0,
  gap: space[8],
  blockSize: px(sizes.row),
  paddingInline: space[12],
});

export const item = componentStyle({
  position: 'relative',
  // The next one would cover the ring of the focus.
  selectors: { '&:focus-within': { zIndex: 1 } },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  inlineSize: '100%',
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.control,
  textAlign: lineStart,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade} ${vars.motion.easeOut}`,
  '@media': {
    [media.hover]: {
      selectors: { [`${item}:hover > &:not([aria-current])`]: { backgroundColor: vars.color.surface.hover } },
    },
    '(forced-colors: active)': {
      // The focus ring takes precedence over this outline.
      selectors: {
        '&[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: weight.semibold,
    },
  },
});

const inUse = `${item}:is(:hover, :focus-within, :has([aria-current], [aria-expanded='true']))`;

/** Its end is left to the button of its menu, for as long as that is in view. */
export const rowWithMore = componentStyle({
  paddingInlineEnd: `calc(${px(sizes.controlSmall)} + ${space[12]})`,
  '@media': {
    [media.mouse]: { selectors: { [`${item}:not(${inUse}) > &`]: { paddingInlineEnd: space[12] } } },
    [media.touch]: { paddingInlineEnd: `calc(${px(sizes.touchTarget)} + ${space[8]})` },
  },
});

export const more = componentStyle({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  insetBlock: 0,
  insetInlineEnd: space[4],
  transition: `opacity ${vars.motion.press} ${vars.motion.easeOut}`,
  '@media': {
    [media.mouse]: { opacity: 0, selectors: { [`${inUse} > &`]: { opacity: 1 } } },
  },
});

export const unread = componentStyle({ fontWeight: weight.semibold });

export const title = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: lineStart,
  // Truncated at the end of its text and aligned with the list, whatever the text's direction.
  justifySelf: 'start',
  maxInlineSize: '100%',
});

export const time = componentStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
