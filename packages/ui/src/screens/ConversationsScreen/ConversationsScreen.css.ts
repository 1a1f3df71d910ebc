import { gutters } from '../../layout/Page/Page.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { notPrinted, printedWhole } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: '100dvh',
  '@media': { [media.belowMd]: { overflowY: 'auto' }, ...printedWhole },
});

export const head = componentStyle([gutters, { paddingBlockEnd: space[12] }]);

export const body = componentStyle({ minBlockSize: 0 });
export const beside = componentStyle({ borderBlockStart: `1px solid ${vars.color.border.subtle}` });

/** Below the filters that it belongs to, which keep their places. */
export const days = componentStyle({
  gridColumn: '1 / -1',
  whiteSpace: 'normal',
  '@media': { [media.smUp]: { maxInlineSize: measures.searchField.widest } },
});

/** The list beside the conversation: it scrolls by itself. */
export const column = componentStyle({
  flexShrink: 0,
  inlineSize: measures.conversations.list,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingBlock: space[8],
  paddingInline: space[8],
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  // Its words begin below those of the head.
  '@media': { [media.lgUp]: { paddingInlineStart: space[24] }, ...printedWhole },
});

/** The list alone, where there is no room for both. */
export const alone = componentStyle({
  paddingBlock: space[8],
  '@media': { [media.smUp]: { paddingInline: space[8] } },
});

/** Over the top of the rows in view, which it must not move. */
export const newer = componentStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: space[8],
  blockSize: 0,
  '@media': notPrinted,
});
export const newerButton = componentStyle({
  borderRadius: radius.control,
  boxShadow: vars.shadow.floating,
});

/** What is said of the list as a whole, below its last row. */
export const kept = componentStyle({ paddingInline: space[16], paddingBlockEnd: space[16] });

export const item = componentStyle({
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const row = componentStyle({
  paddingBlock: space[12],
  paddingInline: space[16],
  borderRadius: radius.control,
  color: vars.color.text.default,
  '@media': {
    [media.hover]: {
      selectors: { '&[href]:hover:not([aria-current])': { backgroundColor: vars.color.surface.hover } },
    },
    '(forced-colors: active)': {
      // The focus ring takes precedence over this outline.
      selectors: {
        '&[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.accent.soft, color: vars.color.accent.onSoft },
  },
});

/** Cut at its own end, on one line. */
export const line = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: lineStart,
  maxInlineSize: '100%',
});

export const rowTitle = componentStyle({
  // On the side of the list, whichever way it reads.
  alignSelf: 'flex-start',
  fontWeight: weight.semibold,
});

export const meta = componentStyle({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  selectors: { '[aria-current] &': { color: 'inherit' } },
});

/** The words of a quiet button that comes first line up with what stands above, not its invisible edge. */
export const quietStart = componentStyle({ marginInlineStart: `calc(-1px - ${space[12]})` });

export const pane = componentStyle({
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: vars.color.surface.card,
});

export const paneHead = componentStyle({
  flexShrink: 0,
  paddingBlock: space[12],
  paddingInline: space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.phone]: { paddingInline: space[8] } },
});

export const paneTitle = componentStyle({ minInlineSize: 0 });

/** As high as the button beside it, which is larger. */
export const markAll = componentStyle({ flexShrink: 0, minBlockSize: sizes.control });

export const notice = componentStyle({ paddingBlock: space[16], paddingInline: space[24] });

/** In the middle of what is empty. */
export const placeholder = componentStyle({ marginBlock: 'auto', padding: space[24] });

/** What paper does not show: all but the open conversation, and what stands in the place of one. */
export const screenOnly = componentStyle({ '@media': notPrinted });
