import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';
import { bubble as bubbleColors } from '../readerColors.css.ts';

export const reader = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[8],
});

// The toolbar stands before the bubble: below it, it would keep a line free that is mostly empty.
export const readerRow = componentStyle({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
});

export const bubble = componentStyle({
  minInlineSize: 0,
  paddingBlock: fine[10],
  paddingInline: space[16],
  borderRadius: radius.bubble,
  borderEndEndRadius: radius.small,
  ...bubbleColors,
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Letters under piles of marks may have no place to break.
  overflowX: 'clip',
  transition: `opacity ${vars.motion.popover} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bubbleText = componentStyle({ textAlign: 'start' });

export const pending = componentStyle({ opacity: 0.65 });

export const failedBubble = componentStyle({
  backgroundColor: vars.color.critical.soft,
  // Not the assistant's own color, which is made for its own background.
  color: vars.color.text.default,
  boxShadow: `inset 0 0 0 1px ${vars.color.critical.border}`,
});

export const answer = componentStyle({ display: 'flex', gap: space[12], minInlineSize: 0 });

/** Its toolbar is always in view. */
export const withTools = componentStyle({});

export const answerBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlockStart: space[4],
});

const pulsing = keyframes({
  '0%, 100%': { opacity: 0.35, transform: 'scale(0.8)' },
  '50%': { opacity: 1, transform: 'scale(1)' },
});

export const waiting = componentStyle({ display: 'flex', alignItems: 'center', blockSize: space[24] });

export const pulse = componentStyle({
  inlineSize: measures.chat.waitingDot,
  blockSize: measures.chat.waitingDot,
  borderRadius: radius.full,
  backgroundColor: vars.color.accent.base,
  animation: `${pulsing} 1.4s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

/** Between the edges of an outcome and of its words: its icon and the gap beside it. */
const outcomeInset = `${measures.icon.small} + ${space[8]}`;

export const outcome = componentStyle({
  display: 'flex',
  gap: space[8],
  maxInlineSize: '100%',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  textAlign: 'start',
  selectors: { [`${answerBody} > &`]: { alignSelf: 'flex-start' } },
});

const boxed = { paddingBlock: space[8], paddingInline: space[12], borderRadius: radius.control } as const;

export const tone = componentVariants({
  neutral: { color: vars.color.text.muted },
  caution: {
    ...boxed,
    backgroundColor: vars.color.caution.soft,
    color: vars.color.caution.strong,
    border: `1px solid ${vars.color.caution.border}`,
  },
  critical: {
    ...boxed,
    backgroundColor: vars.color.critical.soft,
    color: vars.color.critical.strong,
    border: `1px solid ${vars.color.critical.border}`,
  },
});

export const outcomeIcon = componentStyle({ flexShrink: 0, paddingBlockStart: '2px' });

export const outcomeBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const outcomeTitle = componentStyle({ fontWeight: weight.semibold });

export const countdown = componentStyle({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium });

export const outcomeText = componentStyle({ textAlign: 'start' });

export const outcomeActions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlockStart: space[8],
  selectors: {
    // Hidden while it has no buttons.
    '&:empty': { display: 'none' },
    // What has no box of its own ends where the reader's bubble does.
    [`${reader} > ${tone.neutral} &`]: { justifyContent: 'flex-end' },
    // And below an answer it begins where that does, which is where the icon stands.
    [`${answerBody} > ${tone.neutral} &`]: { marginInlineStart: `calc(-1 * (${outcomeInset}))` },
  },
});

export const answerFoot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  // The icon of the first button lines up with the text, not the button's invisible edge.
  marginInlineStart: `-${fine[6]}`,
});

export const toolbar = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '2px',
  minBlockSize: px(sizes.controlSmall),
  color: vars.color.text.muted,
  transition: `opacity ${vars.motion.press} ${vars.motion.easeOut}`,
  '@media': {
    [media.mouse]: {
      opacity: 0,
      selectors: {
        // A rating that was given stays in view, too.
        [[
          `${reader}:hover &, ${answer}:hover &, &:focus-within`,
          `${withTools} &, &:has([aria-pressed='true'])`,
        ].join()]: { opacity: 1 },
      },
    },
    ...notPrinted,
  },
});

export const time = componentStyle({
  paddingInline: space[4],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Beside a bubble on a phone, the words need the room.
  '@media': { [media.phone]: { selectors: { [`${readerRow} &`]: { display: 'none' } } } },
});
