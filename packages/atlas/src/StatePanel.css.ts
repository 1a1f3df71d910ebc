import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, media, radius, space, touchTarget, type } from './style.ts';

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const root = style({ ...column, gap: space[16] });
export const head = style({ ...column, gap: space[8] });
export const title = style({ overflowWrap: 'anywhere' });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
});
export const faces = style({ inlineSize: '200px' });

export const transition = style({
  ...column,
  alignItems: 'start',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.control,
  border: `1px solid ${color.accent.base}`,
  overflowWrap: 'anywhere',
});

export const section = style({ ...column, gap: space[8] });
export const ways = style({ ...column, gap: space[4], listStyle: 'none' });
/** Beside the drawing two dozen ways scroll in their own box, so that the trail stays in sight. */
export const possible = style([
  ways,
  {
    '@media': {
      [media.mdUp]: {
        maxBlockSize: 'max(288px, calc(100vh - 760px))',
        // Room for the ring of the focus, which the box would cut.
        margin: `-${space[4]}`,
        padding: space[4],
        overflowY: 'auto',
      },
    },
  },
]);
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  paddingBlock: '6px',
  paddingInline: space[12],
  borderRadius: radius.control,
  textAlign: 'inherit',
  fontFamily: font.body,
  fontSize: type.body.size,
  lineHeight: type.body.line,
} as const;
export const way = style({
  ...row,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.card,
  color: color.text.default,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.border.strong, backgroundColor: color.surface.hover },
    '&:active': { backgroundColor: color.surface.pressed },
  },
  '@media': { [media.touch]: { minBlockSize: touchTarget } },
});
export const impossible = style({ ...row, paddingBlock: space[4], color: color.text.muted });
export const wayWords = style({ ...column, flex: 1, overflowWrap: 'anywhere' });
export const event = style({ fontWeight: 600 });
export const guard = style({ color: color.text.muted });
export const target = style({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const others = style({ ...column });
export const summary = style({
  paddingBlock: space[4],
  borderRadius: radius.small,
  fontSize: type.caption.size,
  fontWeight: 550,
  color: color.text.muted,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: touchTarget, paddingBlock: space[12] } },
});

export const trailHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const trail = style({ ...column, listStyle: 'none' });
/** A step of the walk; a line joins it to the next one. */
export const step = style({
  position: 'relative',
  paddingInlineStart: space[20],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '5px',
      insetBlock: 0,
      borderInlineStart: `1px solid ${color.border.medium}`,
    },
    '&:first-child::before': { insetBlockStart: '18px' },
    '&:last-child::before': { insetBlockEnd: 'calc(100% - 18px)' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '1px',
      insetBlockStart: '14px',
      inlineSize: '9px',
      blockSize: '9px',
      borderRadius: radius.full,
      border: `1px solid ${color.border.strong}`,
      backgroundColor: color.surface.card,
    },
  },
});
export const stepButton = style({
  ...row,
  flexWrap: 'wrap',
  columnGap: space[8],
  rowGap: 0,
  paddingInline: space[8],
  paddingBlock: space[8],
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
});
export const stepBy = style({ color: color.text.muted });
export const stepState = style({ fontWeight: 550, overflowWrap: 'anywhere' });

globalStyle(`${step}:has([aria-current])::after`, {
  borderColor: color.accent.base,
  backgroundColor: color.accent.base,
});
